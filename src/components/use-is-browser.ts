import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False on the server, and while the browser takes over what the server wrote: there is nothing to portal into. */
export function useIsBrowser(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
