export type StepStatus = 'done' | 'current' | 'failed' | 'waiting';

/** Steps before the current one are done; later steps are waiting. */
export function stepStatus(
  index: number,
  current: number,
  status: 'current' | 'failed' | 'done',
): StepStatus {
  if (index < current) return 'done';
  return index === current ? status : 'waiting';
}
