/** What a call gives, or undefined where it throws: for what may be blocked, or may be no JSON. */
export function attempt<T>(run: () => T): T | undefined {
  try {
    return run();
  } catch {
    return undefined;
  }
}
