/** The languages of the package, each by its name in that language. */
export const autonyms = {
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
} as const;

export const locales = Object.keys(autonyms) as readonly (keyof typeof autonyms)[];
