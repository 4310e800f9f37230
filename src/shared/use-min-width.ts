import { useCallback, useSyncExternalStore } from 'react';
import { matchesMedia, watchMedia } from './browser';

/** Whether the viewport is at least this wide. Updates when that changes. */
export function useMinWidth(width: number): boolean {
  const query = `(min-width: ${width}px)`;
  const subscribe = useCallback((notify: () => void) => watchMedia(query, notify), [query]);
  return useSyncExternalStore(
    subscribe,
    () => matchesMedia(query),
    () => false,
  );
}
