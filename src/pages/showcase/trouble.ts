/** Networks on a bad day, for the pages that show what the app does then. */

const DELAY = 2000;

export function slowly<T>(load: () => Promise<T>): () => Promise<T> {
  return async () => {
    await new Promise((resolve) => setTimeout(resolve, DELAY));
    return load();
  };
}

/** The first request is lost. The error is that of a browser. */
export function failingOnce<T>(load: () => Promise<T>): () => Promise<T> {
  let failed = false;
  return async () => {
    if (failed) return load();
    failed = true;
    throw new TypeError('Failed to fetch dynamically imported module, for the demonstration');
  };
}
