import { useContext, useMemo, useSyncExternalStore } from 'react';
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

function useMessages() {
  const provided = useContext(ProvidedContext);
  const { subscribe, getState } = provided?.context.messages ?? english;
  return useSyncExternalStore(subscribe, getState, getState);
}

/** Translates the words of a component or a built-in page. Works outside of an app too. */
export function useKitWords<K extends string>(texts: Readonly<Record<K, string>>): Translate<K> {
  const { kit } = useMessages();
  return useMemo(() => (key, values) => translate(kit, texts, key, values), [kit, texts]);
}

/** The locale for `Intl`. */
export function useKitLocale(): Locale {
  return useMessages().locale;
}
