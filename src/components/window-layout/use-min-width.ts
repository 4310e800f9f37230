import { useCallback, useSyncExternalStore } from 'react';

/** Is the viewport at least this wide? Follows it. */
export function useMinWidth(width: number): boolean {
  const query = `(min-width: ${width}px)`;
  const subscribe = useCallback(
    (notify: () => void) => {
      const list = matchMedia(query);
      list.addEventListener('change', notify);
      return () => list.removeEventListener('change', notify);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => false,
  );
}
