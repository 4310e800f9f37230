/** A timer that does not keep a server running. */
export function later(run: () => void, delay: number) {
  const timer: unknown = setTimeout(run, delay);
  // A browser has no `unref`: its timers are numbers.
  if (typeof timer === 'object') (timer as NodeJS.Timeout).unref();
  return { stop: () => clearTimeout(timer as NodeJS.Timeout) };
}
