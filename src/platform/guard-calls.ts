import { toPlatformError } from './errors';

/** Calls that answer at once throw, and hostile arguments make anything throw: it is a PlatformError all the same. */
export function guardCalls<T extends object>(calls: T): T {
  const guarded = Object.entries(calls).map(([name, call]) => [
    name,
    typeof call !== 'function'
      ? call
      : (...args: unknown[]) => {
          try {
            return call(...args);
          } catch (error) {
            throw toPlatformError(name, error);
          }
        },
  ]);
  return Object.fromEntries(guarded);
}
