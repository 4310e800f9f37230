/** The requests, downloads and uploads of an app that have not ended. */
export function createTransfers() {
  const listeners = new Set<() => void>();
  let running = 0;
  return {
    areIdle: () => running === 0,
    /** Tells each time that one ends. */
    onEnd: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Counts one until it settles. */
    count: async <T>(transfer: Promise<T>): Promise<T> => {
      running += 1;
      try {
        return await transfer;
      } finally {
        running -= 1;
        for (const listener of [...listeners]) listener();
      }
    },
  };
}
