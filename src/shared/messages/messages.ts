import { createStore } from 'zustand/vanilla';
import { hasOwn } from '@/shared/has-own';
import { type ReadableStore, readable } from '@/shared/readable-store';
import { en } from './en';
import { type LoadWords, type Locale, loadWords } from './load-words';
import { type Direction, directionOf } from './resolve-locale';
import type { WordKey } from './words';

type Words = Readonly<Record<string, string>>;
type Values = Readonly<Record<string, string | number>>;

export type Translate<K extends string> = (key: K, values?: Values) => string;

export type MessagesState = {
  readonly locale: Locale;
  readonly direction: Direction;
  /** The locale's own words. Empty for English, and until a locale's file has come. */
  readonly words: Words;
};

export type Messages = ReadableStore<MessagesState> & {
  readonly t: Translate<WordKey>;
  /** A translator for more words: their English travels with the code that needs them. */
  using<K extends string>(english: Readonly<Record<K, string>>): Translate<K>;
  /** Resolves when the words are in use. The newest call wins. */
  setLocale(locale: Locale): Promise<void>;
};

/** The start locale's direction holds at once; its words replace the English when they have come. */
export function createMessages(locale: Locale, load: LoadWords = loadWords): Messages {
  const store = createStore<MessagesState>(() => describe(locale, {}));
  let wanted = locale;

  const setLocale = async (next: Locale) => {
    wanted = next;
    const words = await load(next);
    if (wanted === next) store.setState(describe(next, words));
  };

  const using =
    <K extends string>(english: Readonly<Record<K, string>>): Translate<K> =>
    (key, values) =>
      translate(store.getState().words, english, key, values);

  // Without its words the app speaks English, which is better than not starting.
  if (locale !== 'en') setLocale(locale).catch(() => {});

  return { ...readable(store), t: using(en), using, setLocale };
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

function describe(locale: Locale, words: Words): MessagesState {
  return { locale, direction: directionOf(locale), words };
}
