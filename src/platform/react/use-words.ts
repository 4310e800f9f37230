import { useMemo } from 'react';
import { useStore } from 'zustand';
import { en, type MessagesState, type Translate, translate, type WordKey } from '@/shared/messages';
import { useProvided } from './provided';

/** A translator that re-renders its component when the language changes. Hand in the English of late code. */
export function useWords(): Translate<WordKey>;
export function useWords<K extends string>(english: Readonly<Record<K, string>>): Translate<K>;
export function useWords(english: Readonly<Record<string, string>> = en): Translate<string> {
  const words = useStore(useProvided('useWords').context.messages, wordsOf);
  return useMemo(() => (key, values) => translate(words, english, key, values), [words, english]);
}

function wordsOf({ words }: MessagesState) {
  return words;
}
