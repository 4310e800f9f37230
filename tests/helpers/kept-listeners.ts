import { vi } from 'vitest';

/** Counts the abort listeners of signals that were added and not removed. */
export function keptListeners(signal: AbortSignal) {
  const added = vi.spyOn(signal, 'addEventListener');
  const removed = vi.spyOn(signal, 'removeEventListener');
  const runs = (calls: readonly (readonly unknown[])[]) => new Set(calls.map(([, run]) => run));
  return {
    ever: () => runs(added.mock.calls).size,
    left: () => {
      const gone = runs(removed.mock.calls);
      return [...runs(added.mock.calls)].filter((run) => !gone.has(run)).length;
    },
  };
}
