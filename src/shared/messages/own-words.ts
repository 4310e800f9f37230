import { type LoadWords, loadWords } from './load-words';

type Words = Readonly<Record<string, string>>;

/** An app's own words by locale, or how to fetch them: for more keys, other wordings, or further locales. */
export type OwnWords = { readonly [locale: string]: Words | (() => Promise<Words>) };

/** What is there without waiting. */
export function wordsAtHand(own: OwnWords, locale: string): Words {
  return { ...plain(own.en), ...plain(own[locale]) };
}

/** Key by key: the app's word, else the built-in one, else the app's English. */
export function withOwnWords(own: OwnWords, load: LoadWords = loadWords): LoadWords {
  return async (locale) => {
    const [english, builtIn, theirs] = await Promise.all([
      fetched(own.en),
      load(locale),
      fetched(own[locale]),
    ]);
    return { ...english, ...builtIn, ...theirs };
  };
}

type Source = OwnWords[string] | undefined;

function plain(source: Source): Words {
  return typeof source === 'object' ? source : {};
}

function fetched(source: Source): Words | Promise<Words> {
  return typeof source === 'function' ? source() : plain(source);
}
