/** The requests, downloads and uploads of an app that have not ended. */
export function createTransfers() {
  let running = 0;
  return {
    areIdle: () => running === 0,
    /** Counts one until it settles. */
    count: async <T>(transfer: Promise<T>): Promise<T> => {
      running += 1;
      try {
        return await transfer;
      } finally {
        running -= 1;
      }
    },
  };
}
