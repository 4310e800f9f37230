import type { RunDetails } from 'fast-check';

/** Whether this is the long run of the full test. */
export const long = process.env.FULL === '1' || process.env.PORTICO_LONG === '1';

/** The number of walks: five times as many in the long run. */
export function runsOf(count: number): number {
  return long ? count * 5 : count;
}

/** Throws an error with the cause, the shortest failing walk, and the seed that repeats it. */
export function explain<T extends unknown[]>(details: RunDetails<T>): void {
  if (!details.failed) return;
  const { seed, counterexamplePath, counterexample, errorInstance } = details;
  const cause = errorInstance instanceof Error ? (errorInstance.stack ?? '') : 'interrupted';
  throw new Error(
    [
      cause,
      `walk: ${counterexample?.map(String).join(' | ')}`,
      `{ seed: ${seed}, path: '${counterexamplePath}' }`,
    ].join('\n'),
  );
}
