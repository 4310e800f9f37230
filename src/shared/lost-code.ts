/** Code that is fetched late and was lost on the way: the phone changed its network, or a connection broke. */

/** The messages of Chromium and Firefox, of Safari, and of Vite for a style sheet. The error has no other mark. */
export function isLostCode(error: unknown): boolean {
  return (
    error instanceof Error &&
    /dynamically imported module|Importing a module script|Unable to preload/i.test(error.message)
  );
}

/** Fetches code, and once more if it was lost. */
export async function fetchCode<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    if (!isLostCode(error)) throw error;
    return load();
  }
}
