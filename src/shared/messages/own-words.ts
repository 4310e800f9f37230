import type { LoadWords } from './locales';

type Words = Readonly<Record<string, string>>;

/**
 * An app's own words by locale, or functions that load them. A key such as `portico.ok` replaces a word of
 * the kit. Every other key belongs to the app, even if the kit has a word of that name.
 */
export type OwnWords = { readonly [locale: string]: Words | (() => Promise<Words>) };

export type WordLists = {
  /** For `useWords(english)` and `%key%`. */
  readonly words: Words;
  /** The words of components, built-in pages and platform calls. */
  readonly kit: Words;
};

const KIT = 'portico.';

/** The words that need no loading. */
export function wordsAtHand(own: OwnWords, locale: string, builtIn: Words = {}): WordLists {
  return merge(plain(own.en), builtIn, plain(own[locale]));
}

/** Loads the words of a locale, both of the app and of the kit. */
export function wordLoader(own: OwnWords, load: LoadWords) {
  return async (locale: string): Promise<WordLists> => {
    const [english, builtIn, theirs] = await Promise.all([
      fetched(own.en),
      load(locale),
      fetched(own[locale]),
    ]);
    return merge(english, builtIn, theirs);
  };
}

/** For each key: the app's word, or the built-in word, or the app's English word. */
function merge(english: Words, builtIn: Words, theirs: Words): WordLists {
  return {
    words: { ...english, ...theirs },
    kit: { ...kitOf(english), ...builtIn, ...kitOf(theirs) },
  };
}

function kitOf(words: Words): Words {
  const own = Object.entries(words).filter(([key]) => key.startsWith(KIT));
  return Object.fromEntries(own.map(([key, word]) => [key.slice(KIT.length), word]));
}

type Source = OwnWords[string] | undefined;

function plain(source: Source): Words {
  return typeof source === 'object' ? source : {};
}

function fetched(source: Source): Words | Promise<Words> {
  return typeof source === 'function' ? source() : plain(source);
}
