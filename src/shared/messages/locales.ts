import type { AllWords } from './words';

/** The languages that the kit speaks. */
export const locales = [
  'en',
  'zh-Hans',
  'zh-Hant',
  'ja',
  'ko',
  'es',
  'fr',
  'de',
  'pt',
  'ar',
] as const;

export type BuiltInLocale = (typeof locales)[number];

/** An app may add its own locales. */
export type Locale = BuiltInLocale | (string & {});

export type LoadWords = (locale: Locale) => Promise<Partial<AllWords>>;

/** A built-in language. `portico/locales/de` and its peers export one each. */
export type Language = { readonly locale: BuiltInLocale; readonly words: AllWords };

/** A language with its words, so that the first render has them. */
export type KitLocale = {
  readonly locale: Locale;
  /** A missing word is English. */
  readonly words: Partial<AllWords>;
};
