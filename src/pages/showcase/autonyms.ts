import type { BuiltInLocale } from '@/shared/messages';

/** The name of each language in that language. */
export const autonyms: { readonly [L in BuiltInLocale]: string } = {
  en: 'English',
  'zh-Hans': '简体中文',
  'zh-Hant': '繁體中文',
  ja: '日本語',
  ko: '한국어',
  es: 'Español',
  fr: 'Français',
  de: 'Deutsch',
  pt: 'Português',
  ar: 'العربية',
};
