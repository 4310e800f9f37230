import { useDeferredValue, useMemo } from 'react';
import { stoneWords } from '@/pages/showcase/stone-words';
import { numberText, stoneOf, type Stone } from '@/pages/showcase/stones';
import { useText } from '@/pages/showcase/words';

/** The first so many stones, as far as every word of the query is in their names or numbers. */
export function useFoundStones(query: string, available: number): readonly Stone[] {
  const t = useText(stoneWords);
  const wanted = useDeferredValue(query);
  const stones = useMemo(
    () => Array.from({ length: available }, (_, index) => stoneOf(index + 1)),
    [available],
  );

  return useMemo(() => {
    const parts = wanted.toLowerCase().split(/\s+/).filter(Boolean);
    if (parts.length === 0) return stones;
    return stones.filter((stone) => {
      const text = `${t.name(stone)} ${t.finish(stone)} ${numberText(stone)}`.toLowerCase();
      return parts.every((part) => text.includes(part));
    });
  }, [stones, wanted, t]);
}
