import type { PlatformContext } from './context';
import type { PlatformError } from './errors';

/** What brings the calls that the first load leaves out. */
export function comingCalls(): { load: () => Promise<unknown> } {
  return { load: () => Promise.resolve() };
}

/**
 * The error of a call that should answer at once and has no code yet. Thrown in a render it makes React wait for
 * the code and try again: to React, what can be waited for is no failure.
 */
export function notYet<E extends PlatformError>({ shelf }: PlatformContext, error: E): E {
  return Object.assign(error, {
    // oxlint-disable-next-line unicorn/no-thenable -- being waited for is its purpose
    then: (ready: () => void) => void shelf(comingCalls).load().then(ready, ready),
  });
}
