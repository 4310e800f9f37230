import { hasOwn } from '@/shared/values';

// Apart from the messages of an app: components translate outside of an app too, and then need no code that fetches words.

type Words = Readonly<Record<string, string>>;
type Values = Readonly<Record<string, string | number>>;

type PluralForm = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';

/** The keys of a list of words. `items.one` and `items.other` are two forms of the word `items`. */
type Spoken<K extends string> = K extends `${infer Word}.${PluralForm}` ? Word | K : K;

export type Translate<K extends string> = (key: Spoken<K>, values?: Values) => string;

/**
 * The word of the locale, or the English one, with its slots such as `{count}` filled in. `count` also chooses the plural
 * form: `items.one`, `items.few`, `items.other` and so on, as `Intl.PluralRules` names them.
 */
export function translate(
  words: Words,
  english: Words,
  key: string,
  values: Values = {},
  locale = 'en',
): string {
  const text =
    words[key] ??
    pluralOf(words, key, values, locale) ??
    english[key] ??
    pluralOf(english, key, values, 'en') ??
    key;
  return text.replace(/\{(\w+)\}/g, (slot, name: string) =>
    hasOwn(values, name) ? String(values[name]) : slot,
  );
}

function pluralOf(words: Words, key: string, { count }: Values, locale: string) {
  if (typeof count !== 'number') return undefined;
  const other = words[`${key}.other`];
  // Only words with plural forms need the rules, which take a few milliseconds on a slow phone.
  return other && (words[`${key}.${new Intl.PluralRules(locale).select(count)}`] ?? other);
}

/** Replaces a title such as `%key%` by the word of that key. Without such a word the title is the key. */
export function written(words: Readonly<Record<string, string>>, text: string): string {
  const key = /^%(.+)%$/.exec(text)?.[1];
  return key === undefined ? text : (words[key] ?? key);
}
