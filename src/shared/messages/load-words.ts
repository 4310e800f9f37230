import { hasOwn } from '@/shared/values';
import type { AllWords } from './words';

const loaders = {
  'zh-Hans': () => import('./zh-hans').then((file) => file.zhHans),
  'zh-Hant': () => import('./zh-hant').then((file) => file.zhHant),
  ja: () => import('./ja').then((file) => file.ja),
  ko: () => import('./ko').then((file) => file.ko),
  es: () => import('./es').then((file) => file.es),
  fr: () => import('./fr').then((file) => file.fr),
  de: () => import('./de').then((file) => file.de),
  pt: () => import('./pt').then((file) => file.pt),
  ar: () => import('./ar').then((file) => file.ar),
};

export type BuiltInLocale = 'en' | keyof typeof loaders;

/** An app may add its own locales. */
export type Locale = BuiltInLocale | (string & {});

export const locales = ['en', ...Object.keys(loaders)] as readonly BuiltInLocale[];

export type LoadWords = (locale: Locale) => Promise<Partial<AllWords>>;

/** Loads the built-in words of a locale. English and the app's own locales have no file, so they give an empty list. */
export const loadWords: LoadWords = async (locale) =>
  hasOwn(loaders, locale) ? loaders[locale as keyof typeof loaders]() : {};
