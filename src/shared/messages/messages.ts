import { createStore } from 'zustand/vanilla';
import { type ReadableStore, readable } from '@/shared/readable-store';
import { originOf, type Report } from '@/shared/errors';
import { isLostCode } from '@/shared/lost-code';
import { en } from './en';
import type { LoadWords, Locale } from './locales';
import { type OwnWords, type WordLists, wordLoader, wordsAtHand } from './own-words';
import { type Direction, directionOf, resolveLocale } from './resolve-locale';
import { type Translate, translate } from './translate';
import type { AllWords, WordKey } from './words';

/** Without a locale's file the kit's words are empty, because the English words are in the code that uses them. */
export type MessagesState = WordLists & {
  readonly locale: Locale;
  readonly direction: Direction;
};

export type Messages = ReadableStore<MessagesState> & {
  readonly t: Translate<WordKey>;
  /** A translator for further words of the kit. The caller passes their English. */
  using<K extends string>(english: Readonly<Record<K, string>>): Translate<K>;
  /** The first of these locales that has words, or English. */
  resolve(wishes: readonly string[]): Locale;
  /** Resolves when the app uses the new words. After two calls the newer one wins. */
  setLocale(locale: Locale): Promise<void>;
};

/**
 * The direction of the start locale and all words in the config apply at once, and so does `builtIn`, the kit's words of the
 * locale. Other words follow when they are loaded.
 */
export function createMessages(
  locale: Locale,
  load: LoadWords,
  own: OwnWords = {},
  builtIn?: Partial<AllWords>,
  report: Report = () => {},
): Messages {
  const loadAll = wordLoader(own, load);
  const store = createStore<MessagesState>(() =>
    describe(locale, wordsAtHand(own, locale, builtIn)),
  );
  let wanted = locale;

  const setLocale = async (next: Locale) => {
    wanted = next;
    const lists = await loadAll(next);
    if (wanted === next) store.setState(describe(next, lists));
  };

  const using =
    <K extends string>(english: Readonly<Record<K, string>>): Translate<K> =>
    (key, values) => {
      const { kit, locale: now } = store.getState();
      return translate(kit, english, key, values, now);
    };

  // If the words do not load, the app starts in English.
  if (
    (locale !== 'en' && (!builtIn || typeof own[locale] === 'function')) ||
    typeof own.en === 'function'
  )
    setLocale(locale).catch((error: unknown) => {
      // Code that was lost is no mistake of the product.
      if (!isLostCode(error)) report(error, originOf('callback'));
    });

  const resolve = (wishes: readonly string[]) => resolveLocale(wishes, Object.keys(own));

  return { ...readable(store), t: using(en), using, resolve, setLocale };
}

function describe(locale: Locale, lists: WordLists): MessagesState {
  return { locale, direction: directionOf(locale), ...lists };
}
