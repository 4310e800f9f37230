import { useSyncExternalStore } from 'react';

const never = () => () => {};
const yes = () => true;
const no = () => false;

/** False on a server, and in the first rendering in a browser if the markup came from a server. */
export function useHydrated(): boolean {
  return useSyncExternalStore(never, yes, no);
}
