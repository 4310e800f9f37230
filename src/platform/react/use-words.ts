import { createContext, useContext, useMemo, useSyncExternalStore } from 'react';
import { useStore } from 'zustand';
import {
  en,
  type Locale,
  type Messages,
  type MessagesState,
  type Translate,
  translate,
  type WordKey,
  written,
} from '@/shared/messages';
import { ProvidedContext, useProvided } from './use-platform';

/** A component may be outside of an app, for example in a test. There its language is English. */
const state: MessagesState = { words: {}, kit: {}, locale: 'en', direction: 'ltr' };
const standalone: Pick<Messages, 'getState' | 'subscribe'> = {
  getState: () => state,
  subscribe: () => () => {},
};

/** The messages of a `KitProvider`. They replace those of the app for the components inside of it. */
export const MessagesContext = createContext<Messages | null>(null);

function useNearestMessages(): Messages | undefined {
  const ofKit = useContext(MessagesContext);
  const ofApp = useContext(ProvidedContext)?.context.messages;
  return ofKit ?? ofApp;
}

/** The messages of the nearest `KitProvider`, or of the app, or English. */
export function useMessages() {
  const { subscribe, getState } = useNearestMessages() ?? standalone;
  return useSyncExternalStore(subscribe, getState, getState);
}

/** Translates the words of a component or a built-in page. Works outside of an app too. */
export function useKitWords<K extends string>(texts: Readonly<Record<K, string>>): Translate<K> {
  const { kit, locale } = useMessages();
  return useMemo(
    () => (key, values) => translate(kit, texts, key, values, locale),
    [kit, texts, locale],
  );
}

/** The locale for `Intl`. */
export function useKitLocale(): Locale {
  return useMessages().locale;
}

/**
 * Returns a translator, and re-renders the component when the language changes. Pass the product's English words to
 * translate them by the `messages` of `defineApp` or `KitProvider`. Without them it translates the kit's words, such as
 * `back`. `count` in the values chooses among plural forms: `{ 'items.one': '{count} item', 'items.other': '{count} items' }`.
 */
export function useWords(): Translate<WordKey>;
export function useWords<K extends string>(english: Readonly<Record<K, string>>): Translate<K>;
export function useWords(english?: Readonly<Record<string, string>>): Translate<string> {
  const messages = useNearestMessages();
  if (!messages)
    throw new Error('useWords() must be called inside createApp or <KitProvider locale>');
  const { words, kit, locale } = useStore(messages);
  const used = english ? words : kit;
  return useMemo(
    () => (key, values) => translate(used, english ?? en, key, values, locale),
    [used, english, locale],
  );
}

/** Translates a text of the configuration: `%key%` is replaced by the app's word in the user's language. */
export function useWritten(): (text: string) => string {
  const { words } = useStore(useProvided('useWritten').context.messages);
  return (text) => written(words, text);
}
