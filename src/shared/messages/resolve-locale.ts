import { type Locale, locales } from './locales';

const TRADITIONAL = /-(?:hant|tw|hk|mo|cht)\b/i;
const SIMPLIFIED = /-hans\b/i;
const RIGHT_TO_LEFT = /^(ar|ckb|dv|fa|he|ps|sd|ug|ur|yi)\b/i;

export type Direction = 'ltr' | 'rtl';

/**
 * The first of `wishes` that has words: 'zh_TW' -> zh-Hant, 'pt-BR' -> pt. English if none of them has words.
 * The app's own locales come first. An app may have both 'pt-BR' and 'pt'.
 */
export function resolveLocale(wishes: readonly string[], own: readonly string[] = []): Locale {
  for (const wish of wishes) {
    const locale = findLocale(wish.replaceAll('_', '-'), own);
    if (locale) return locale;
  }
  return 'en';
}

export function directionOf(locale: Locale): Direction {
  return RIGHT_TO_LEFT.test(locale) ? 'rtl' : 'ltr';
}

function findLocale(tag: string, own: readonly string[]): Locale | undefined {
  const same = (wanted: string) => (locale: string) => locale.toLowerCase() === wanted;
  const exact = own.find(same(tag.toLowerCase()));
  if (exact !== undefined) return exact;
  const language = tag.split('-')[0]?.toLowerCase() ?? '';
  if (language === 'zh')
    return TRADITIONAL.test(tag) && !SIMPLIFIED.test(tag) ? 'zh-Hant' : 'zh-Hans';
  return [...own, ...locales].find(same(language));
}
