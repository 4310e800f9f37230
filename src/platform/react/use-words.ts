import { useMemo } from 'react';
import { useStore } from 'zustand';
import { en, type Translate, translate, type WordKey } from '@/shared/messages';
import { useProvided } from './provided';

/**
 * A translator that re-renders its component when the language changes. With the English of a product's own words it
 * reads `defineApp({ messages })`; without it has the kit's words for bars and screens, such as `back`.
 */
export function useWords(): Translate<WordKey>;
export function useWords<K extends string>(english: Readonly<Record<K, string>>): Translate<K>;
export function useWords(english?: Readonly<Record<string, string>>): Translate<string> {
  const state = useStore(useProvided('useWords').context.messages);
  const words = english ? state.words : state.kit;
  return useMemo(
    () => (key, values) => translate(words, english ?? en, key, values),
    [words, english],
  );
}
