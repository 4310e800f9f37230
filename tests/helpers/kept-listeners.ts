import { vi } from 'vitest';

/** How many of those who were told to hear of a signal's abort have not been taken away again. */
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
