import { useEffect, useState, useSyncExternalStore } from 'react';
import {
  createMessages,
  type KitLocale,
  type Locale,
  type Messages,
  type OwnWords,
  resolveLocale,
} from '@/shared/messages';
import { loadWords } from './load-words';
import { useStable } from './use-stable';

type OwnMessages = { readonly messages: Messages; readonly locale: string };

/** The messages of a provider that sets a language or words. Null for the others. */
export function useMessages(
  locale: Locale | KitLocale | undefined,
  words: OwnWords | undefined,
): OwnMessages | null {
  // A server does not know the languages of the browser. React renders again with them after the hydration.
  const languages = useSyncExternalStore(watchLanguages, browserLanguages, noLanguages);
  const given = useStable(typeof locale === 'object' ? locale : undefined, 2);
  const name = typeof locale === 'string' ? locale : 'en';
  const wanted =
    given?.locale ??
    resolveLocale(name === 'auto' ? languages.split(',') : [name], Object.keys(words ?? {}));
  // Creates the messages once, because an inline `messages` object is new at each render.
  const [held, setHeld] = useState(() => startMessages(wanted, given, words));
  // The words of a locale object are there at once. Those of a string replace the current ones when they are loaded.
  const isOther = given !== undefined && given !== held.given;
  const now = isOther ? startMessages(wanted, given, words) : held;
  if (isOther) setHeld(now);
  const { messages } = now;
  useEffect(() => {
    if (messages.getState().locale === wanted) return;
    // If the words do not load, the components keep their current language.
    messages.setLocale(wanted).catch(() => {});
  }, [messages, wanted]);
  return locale === undefined && words === undefined ? null : { messages, locale: wanted };
}

function startMessages(locale: Locale, given: KitLocale | undefined, words: OwnWords | undefined) {
  const load = async (next: Locale) => (next === given?.locale ? given.words : loadWords(next));
  return { given, messages: createMessages(locale, load, words, given?.words) };
}

function watchLanguages(change: () => void): () => void {
  window.addEventListener('languagechange', change);
  return () => window.removeEventListener('languagechange', change);
}

/** Returns a string, because `navigator.languages` may be a new array at each call. */
const browserLanguages = () => navigator.languages.join(',');
const noLanguages = () => '';
