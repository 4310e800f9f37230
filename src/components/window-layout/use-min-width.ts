import { useCallback, useSyncExternalStore } from 'react';
import { matchesMedia, watchMedia } from '@/shared/browser';

/** Is the viewport at least this wide? Follows it. */
export function useMinWidth(width: number): boolean {
  const query = `(min-width: ${width}px)`;
  const subscribe = useCallback((notify: () => void) => watchMedia(query, notify), [query]);
  return useSyncExternalStore(
    subscribe,
    () => matchesMedia(query),
    () => false,
  );
}
