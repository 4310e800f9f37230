import { useSyncExternalStore } from 'react';
import { usePlatformContext } from '@/platform';

/** Whether the device has a network. Renders again when it is lost or returns. */
export function useOnline(): boolean {
  const { window } = usePlatformContext().env;
  const read = () => window.navigator.onLine;
  const watch = (notify: () => void) => {
    const end = new AbortController();
    window.addEventListener('online', notify, end);
    window.addEventListener('offline', notify, end);
    return () => end.abort();
  };
  return useSyncExternalStore(watch, read, read);
}
