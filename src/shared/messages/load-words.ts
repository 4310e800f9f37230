import { hasOwn } from '@/shared/values';
import type { BuiltInLocale, LoadWords } from './locales';
import type { AllWords } from './words';

type Loaders = Readonly<Record<Exclude<BuiltInLocale, 'en'>, () => Promise<AllWords>>>;

const loaders: Loaders = {
  'zh-Hans': () => import('./zh-hans').then((file) => file.zhHans.words),
  'zh-Hant': () => import('./zh-hant').then((file) => file.zhHant.words),
  ja: () => import('./ja').then((file) => file.ja.words),
  ko: () => import('./ko').then((file) => file.ko.words),
  es: () => import('./es').then((file) => file.es.words),
  fr: () => import('./fr').then((file) => file.fr.words),
  de: () => import('./de').then((file) => file.de.words),
  pt: () => import('./pt').then((file) => file.pt.words),
  ar: () => import('./ar').then((file) => file.ar.words),
};

/** Loads the built-in words of a locale. English and the app's own locales have no file, so they give an empty list. */
export const loadWords: LoadWords = async (locale) =>
  hasOwn(loaders, locale) ? loaders[locale as keyof Loaders]() : {};
