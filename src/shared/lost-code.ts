/** Lazy chunks that failed to load: the phone changed its network, or a connection broke. */

/**
 * The message identifies the error: of Chromium and Firefox, of Safari, and for a style sheet of Vite and of `withStyles`.
 * Errors of webpack have a name.
 */
export function isLostCode(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return (
    error.name === 'ChunkLoadError' ||
    /dynamically imported module|Importing a module script|Unable to preload|the style sheet/i.test(
      error.message,
    )
  );
}

/** Loads a chunk. If it fails to load, it is requested once more. */
export async function fetchCode<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    if (!isLostCode(error)) throw error;
    return load();
  }
}
