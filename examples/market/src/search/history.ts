import { usePlatform } from 'portico';
import { useState } from 'react';
import { withSearch } from './with-search.ts';

const KEY = 'searches';

export function useSearchHistory() {
  const platform = usePlatform();
  const [searches, setShown] = useState<readonly string[]>(() => {
    const stored: unknown = platform.getStorageSync(KEY);
    return Array.isArray(stored) ? stored.map(String) : [];
  });
  const change = (next: readonly string[]) => {
    platform.setStorageSync(KEY, next);
    setShown(next);
  };
  return {
    searches,
    remember: (query: string) => change(withSearch(searches, query)),
    clear: () => change([]),
  };
}
