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
  return firstOf(wishes, [...own, ...locales]) ?? 'en';
}

/** The locales among which the phone's languages choose: those that the app has words for, and English. */
export function offeredLocales(
  own: readonly string[],
  given?: readonly Locale[],
): readonly Locale[] {
  if (given?.length) return given;
  return own.length > 0 ? [...new Set([...own, 'en'])] : locales;
}

/** The first of the phone's languages that the app offers. Otherwise English, or the first that it offers. */
export function localeOfPhone(languages: readonly string[], offered: readonly Locale[]): Locale {
  const usual = offered.includes('en') ? 'en' : offered[0];
  return firstOf(languages, offered) ?? usual ?? 'en';
}

function firstOf(wishes: readonly string[], offered: readonly Locale[]): Locale | undefined {
  for (const wish of wishes) {
    const locale = findLocale(wish.replaceAll('_', '-'), offered);
    if (locale) return locale;
  }
  return undefined;
}

export function directionOf(locale: Locale): Direction {
  return RIGHT_TO_LEFT.test(locale) ? 'rtl' : 'ltr';
}

/** The same locale, or one of the same language. Chinese has two scripts: `zh-HK` prefers `zh-Hant`. */
function findLocale(tag: string, offered: readonly Locale[]): Locale | undefined {
  const lowered = tag.toLowerCase();
  const [language] = lowered.split('-');
  const isTraditional = TRADITIONAL.test(tag) && !SIMPLIFIED.test(tag);
  const usual = language === 'zh' ? (isTraditional ? 'zh-hant' : 'zh-hans') : language;
  const find = (wanted: string | undefined) =>
    offered.find((locale) => locale.toLowerCase() === wanted);
  return (
    find(lowered) ??
    find(usual) ??
    offered.find((locale) => locale.toLowerCase().split('-')[0] === language)
  );
}
