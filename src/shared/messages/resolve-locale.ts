import { type Locale, locales } from './load-words';

const TRADITIONAL = /-(?:hant|tw|hk|mo|cht)\b/i;
const SIMPLIFIED = /-hans\b/i;
const RIGHT_TO_LEFT: readonly string[] = ['ar'] satisfies Locale[];

export type Direction = 'ltr' | 'rtl';

/** The first wish that there are words for: 'zh_TW' -> zh-Hant, 'pt-BR' -> pt; English when there is none. */
export function resolveLocale(wishes: readonly string[]): Locale {
  for (const wish of wishes) {
    const locale = findLocale(wish.replaceAll('_', '-'));
    if (locale) return locale;
  }
  return 'en';
}

export function directionOf(locale: Locale): Direction {
  return RIGHT_TO_LEFT.includes(locale) ? 'rtl' : 'ltr';
}

function findLocale(tag: string): Locale | undefined {
  const language = tag.split('-')[0]?.toLowerCase();
  if (language === 'zh')
    return TRADITIONAL.test(tag) && !SIMPLIFIED.test(tag) ? 'zh-Hant' : 'zh-Hans';
  return locales.find((locale) => locale === language);
}
