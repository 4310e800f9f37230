import { useMemo } from 'react';
import { useStore } from 'zustand';
import { en, type Translate, translate, type WordKey } from '@/shared/messages';
import { useProvided } from './use-platform';

/**
 * Returns a translator, and re-renders the component when the language changes. Pass the product's English words to
 * translate them by `defineApp({ messages })`. Without them it translates the kit's words, such as `back`.
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
