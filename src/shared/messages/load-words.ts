import { hasOwn } from '@/shared/has-own';
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

/** An app may have words for further ones. */
export type Locale = BuiltInLocale | (string & {});

export const locales = ['en', ...Object.keys(loaders)] as readonly BuiltInLocale[];

export type LoadWords = (locale: Locale) => Promise<Partial<AllWords>>;

/** English is what everything falls back to, so it has nothing to load; nor have the app's own locales. */
export const loadWords: LoadWords = async (locale) =>
  hasOwn(loaders, locale) ? loaders[locale as keyof typeof loaders]() : {};
