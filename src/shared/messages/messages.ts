import { createStore } from 'zustand/vanilla';
import { hasOwn } from '@/shared/has-own';
import { type ReadableStore, readable } from '@/shared/readable-store';
import { en } from './en';
import { type LoadWords, type Locale, loadWords } from './load-words';
import { type OwnWords, type WordLists, wordLoader, wordsAtHand } from './own-words';
import { type Direction, directionOf, resolveLocale } from './resolve-locale';
import type { WordKey } from './words';

type Words = Readonly<Record<string, string>>;
type Values = Readonly<Record<string, string | number>>;

export type Translate<K extends string> = (key: K, values?: Values) => string;

/** Without a locale's file the kit's words are empty: English travels with the code. */
export type MessagesState = WordLists & {
  readonly locale: Locale;
  readonly direction: Direction;
};

export type Messages = ReadableStore<MessagesState> & {
  readonly t: Translate<WordKey>;
  /** A translator for more words of the kit: their English travels with the code that needs them. */
  using<K extends string>(english: Readonly<Record<K, string>>): Translate<K>;
  /** The first of these wishes that there are words for. */
  resolve(wishes: readonly string[]): Locale;
  /** Resolves when the words are in use. The newest call wins. */
  setLocale(locale: Locale): Promise<void>;
};

/** The start locale's direction holds at once, and so do words at hand; the others come when they are loaded. */
export function createMessages(
  locale: Locale,
  load: LoadWords = loadWords,
  own: OwnWords = {},
): Messages {
  const loadAll = wordLoader(own, load);
  const store = createStore<MessagesState>(() => describe(locale, wordsAtHand(own, locale)));
  let wanted = locale;

  const setLocale = async (next: Locale) => {
    wanted = next;
    const lists = await loadAll(next);
    if (wanted === next) store.setState(describe(next, lists));
  };

  const using =
    <K extends string>(english: Readonly<Record<K, string>>): Translate<K> =>
    (key, values) =>
      translate(store.getState().kit, english, key, values);

  // Without its words the app speaks English, which is better than not starting.
  if (locale !== 'en' || typeof own.en === 'function') setLocale(locale).catch(() => {});

  const resolve = (wishes: readonly string[]) => resolveLocale(wishes, Object.keys(own));

  return { ...readable(store), t: using(en), using, resolve, setLocale };
}

/** The locale's own word, else the English one, with its slots filled in. */
export function translate<K extends string>(
  words: Words,
  english: Readonly<Record<K, string>>,
  key: K,
  values: Values = {},
): string {
  return (words[key] ?? english[key]).replace(/\{(\w+)\}/g, (slot, name: string) =>
    hasOwn(values, name) ? String(values[name]) : slot,
  );
}

function describe(locale: Locale, lists: WordLists): MessagesState {
  return { locale, direction: directionOf(locale), ...lists };
}
