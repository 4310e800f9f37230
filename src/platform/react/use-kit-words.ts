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

/** The kit's own words, for components and built-in pages: also where there is no app around. */
export function useKitWords<K extends string>(texts: Readonly<Record<K, string>>): Translate<K> {
  const { kit } = useMessages();
  return useMemo(() => (key, values) => translate(kit, texts, key, values), [kit, texts]);
}

/** For `Intl`. */
export function useKitLocale(): Locale {
  return useMessages().locale;
}
