import { locales } from '../autonyms';
import { type ApisOf, choice } from './api-entry';

const group = 'base' as const;

export const localeApis = {
  getLocale: {
    group,
    sync: true,
    en: 'Returns the language in use.',
    zh: '当前语言。',
  },
  setLocale: {
    group,
    args: 'list',
    en: 'Changes and stores the language. auto is the language of the app or the browser.',
    zh: '立即切换语言并记住选择。auto 为应用的默认语言。',
    fields: [choice('locale', 'auto', ...locales)],
  },
  onLocaleChange: {
    group,
    sync: true,
    args: 'listener',
    en: 'Runs when the language has changed.',
    zh: '语言已切换。',
  },
  offLocaleChange: {
    group,
    sync: true,
    args: 'listener',
    en: 'Removes the listener, or all without one.',
    zh: '移除监听器；不传则移除全部。',
  },
  setTheme: {
    group,
    args: 'list',
    en: 'Changes and stores the theme. auto is the theme of the app or the system.',
    zh: '立即切换主题并记住选择。auto 为应用的默认主题。',
    fields: [choice('theme', 'auto', 'light', 'dark')],
  },
} as const satisfies ApisOf<'base'>;
