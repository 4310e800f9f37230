import { hasOwn } from '@/shared/values';

// Apart from the messages of an app: components translate outside of an app too, and then need no code that fetches words.

type Words = Readonly<Record<string, string>>;
type Values = Readonly<Record<string, string | number>>;

export type Translate<K extends string> = (key: K, values?: Values) => string;

/** The word of the locale, or the English one, with its slots such as `{count}` filled in. */
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
