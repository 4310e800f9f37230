import { directionOf, type Locale, resolveLocale } from '@/shared/messages';
import type { Settings } from './settings';
import { textsOf } from './words';

/** For what the route table says before any page is there: titles, the tab bar. */
export type Say = (en: string, zh: string) => string;

export function createSay(settings: Settings, languages: readonly string[]): Say {
  const locale: Locale = settings.locale === 'auto' ? resolveLocale(languages) : settings.locale;
  const direction = settings.direction === 'auto' ? directionOf(locale) : settings.direction;
  return (en, zh) =>
    textsOf({ en: { text: en }, zh: { text: zh } }, locale, direction === 'rtl').text;
}
