import { useContext, useMemo, useSyncExternalStore } from 'react';
import {
  type Locale,
  type Messages,
  type MessagesState,
  type Translate,
  translate,
} from '@/shared/messages';
import { ProvidedContext } from './provided';

/** A component may stand outside of an app: in a test, in a product's own shell. There it speaks English. */
const state: MessagesState = { words: {}, locale: 'en', direction: 'ltr' };
const english: Pick<Messages, 'getState' | 'subscribe'> = {
  getState: () => state,
  subscribe: () => () => {},
};

function useMessages() {
  const provided = useContext(ProvidedContext);
  const { subscribe, getState } = provided?.context.messages ?? english;
  return useSyncExternalStore(subscribe, getState, getState);
}

/** Like `useWords`, for components: also where there is no app around. */
export function useKitWords<K extends string>(texts: Readonly<Record<K, string>>): Translate<K> {
  const { words } = useMessages();
  return useMemo(() => (key, values) => translate(words, texts, key, values), [words, texts]);
}

/** For `Intl`. */
export function useKitLocale(): Locale {
  return useMessages().locale;
}
