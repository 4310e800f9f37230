import { createContext, useContext, useMemo, useSyncExternalStore } from 'react';
import {
  type Locale,
  type Messages,
  type MessagesState,
  type Translate,
  translate,
} from '@/shared/messages';
import { ProvidedContext } from './use-platform';

/** A component may be outside of an app, for example in a test. There its language is English. */
const state: MessagesState = { words: {}, kit: {}, locale: 'en', direction: 'ltr' };
const english: Pick<Messages, 'getState' | 'subscribe'> = {
  getState: () => state,
  subscribe: () => () => {},
};

/** The messages of a `KitProvider`. They replace those of the app for the components inside of it. */
export const MessagesContext = createContext<Messages | null>(null);

/** The messages of the nearest `KitProvider`, or of the app, or English. */
export function useMessages() {
  const messages = useContext(MessagesContext);
  const provided = useContext(ProvidedContext);
  const { subscribe, getState } = messages ?? provided?.context.messages ?? english;
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
