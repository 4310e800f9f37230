import { hasOwn } from '@/shared/has-own';
import type { AllWords } from './words';

const loaders = {
  'zh-Hans': () => import('./zh-hans'),
  'zh-Hant': () => import('./zh-hant'),
  ja: () => import('./ja'),
  ko: () => import('./ko'),
  es: () => import('./es'),
  fr: () => import('./fr'),
  de: () => import('./de'),
  pt: () => import('./pt'),
  ar: () => import('./ar'),
};

export type BuiltInLocale = 'en' | keyof typeof loaders;

/** An app may have words for further ones. */
export type Locale = BuiltInLocale | (string & {});

export const locales = ['en', ...Object.keys(loaders)] as readonly BuiltInLocale[];

export type LoadWords = (locale: Locale) => Promise<Partial<AllWords>>;

/** English is what everything falls back to, so it has nothing to load; nor have the app's own locales. */
export const loadWords: LoadWords = async (locale) =>
  hasOwn(loaders, locale) ? (await loaders[locale as keyof typeof loaders]()).words : {};
