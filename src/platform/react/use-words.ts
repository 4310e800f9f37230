import { useContext, useMemo } from 'react';
import { useStore } from 'zustand';
import { en, type Translate, translate, type WordKey } from '@/shared/messages';
import { MessagesContext } from './use-kit-words';
import { ProvidedContext } from './use-platform';

/**
 * Returns a translator, and re-renders the component when the language changes. Pass the product's English words to
 * translate them by the `messages` of `defineApp` or `KitProvider`. Without them it translates the kit's words, such as
 * `back`. `count` in the values chooses among plural forms: `{ 'items.one': '{count} item', 'items.other': '{count} items' }`.
 */
export function useWords(): Translate<WordKey>;
export function useWords<K extends string>(english: Readonly<Record<K, string>>): Translate<K>;
export function useWords(english?: Readonly<Record<string, string>>): Translate<string> {
  const ofKit = useContext(MessagesContext);
  const ofApp = useContext(ProvidedContext)?.context.messages;
  const messages = ofKit ?? ofApp;
  if (!messages)
    throw new Error('useWords() must be called inside createApp or <KitProvider locale>');
  const { words, kit, locale } = useStore(messages);
  const used = english ? words : kit;
  return useMemo(
    () => (key, values) => translate(used, english ?? en, key, values, locale),
    [used, english, locale],
  );
}
