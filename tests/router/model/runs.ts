import type { RunDetails } from 'fast-check';

/** The long run of the full test. */
export const long = process.env.FULL === '1' || process.env.PORTICO_LONG === '1';

/** Ten times as many walks in the long run, and longer ones. */
export function runsOf(count: number): number {
  return long ? count * 10 : count;
}

/** Reports the error, the shortest walk to it, and the seed to repeat it. */
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
