import { useContext, useMemo } from 'react';
import { createStore, useStore } from 'zustand';
import { type Direction, type Locale, type Translate, translate } from '@/shared/messages';
import { ProvidedContext } from './provided';

/** A component may stand outside of an app: in a test, in a product's own shell. There it speaks English. */
const english = createStore(() => ({ words: {}, locale: 'en', direction: 'ltr' as Direction }));

function useMessages() {
  const provided = useContext(ProvidedContext);
  return useStore(provided?.context.messages ?? english);
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
