export type StepStatus = 'done' | 'current' | 'failed' | 'waiting';

/** What is before the current one is done, what comes after it waits. */
export function stepStatus(
  index: number,
  current: number,
  status: 'current' | 'failed',
): StepStatus {
  if (index < current) return 'done';
  return index === current ? status : 'waiting';
}
