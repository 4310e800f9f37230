import { useLocale } from 'portico';
import { useMemo } from 'react';
import { useShowcase } from './showcase-context';

/**
 * Texts, lists of texts, and functions that make texts; a text that is missing in one language does not compile. Few
 * pages have Arabic texts.
 */
export type Words<T extends object> = { readonly en: T; readonly zh: T; readonly ar?: T };

export function defineWords<T extends object>(words: {
  readonly en: T;
  readonly zh: NoInfer<T>;
  readonly ar?: NoInfer<T>;
}): Words<T> {
  return words;
}

/** The texts of a page in the language of the user, or in English. */
export function useText<T extends object>(words: Words<T>): T {
  const { direction } = useShowcase();
  const { locale, direction: own } = useLocale();
  const isRtl = (direction === 'auto' ? own : direction) === 'rtl';
  return useMemo(() => textsOf(words, locale, isRtl), [words, locale, isRtl]);
}

export function textsOf<T extends object>(words: Words<T>, locale: string, isRtl: boolean): T {
  if (locale === 'ar' && words.ar) return words.ar;
  const texts = locale === 'zh-Hans' ? words.zh : words.en;
  return isRtl ? isolated(texts) : texts;
}

/** Both languages are written from left to right. On Arabic pages, isolates keep the full stop at the end. */
export function isolated<T extends object>(texts: T): T {
  const entries = Object.entries(texts).map(([key, word]) => [key, isolate(word)]);
  return Object.fromEntries(entries) as T;
}

function isolate(word: unknown): unknown {
  if (typeof word === 'function') {
    return (...values: unknown[]) => isolate(word(...values));
  }
  if (Array.isArray(word)) return word.map(isolate);
  return typeof word === 'string' ? `\u2066${word}\u2069` : word;
}
