// oxlint-disable no-restricted-imports -- each language is a file of its own, which only an `import()` may name
import type { BuiltInLocale, Locale } from '@/shared/messages';
import { hasOwn } from '@/shared/values';

/**
 * Loads the words of a language for components without an app. An app has the same list in its entry bundle. The two
 * cannot share a module: bundlers would keep its `import()` calls in products that use a single component.
 */
const loaders = {
  'zh-Hans': () => import('@/shared/messages/zh-hans').then((file) => file.zhHans.words),
  'zh-Hant': () => import('@/shared/messages/zh-hant').then((file) => file.zhHant.words),
  ja: () => import('@/shared/messages/ja').then((file) => file.ja.words),
  ko: () => import('@/shared/messages/ko').then((file) => file.ko.words),
  es: () => import('@/shared/messages/es').then((file) => file.es.words),
  fr: () => import('@/shared/messages/fr').then((file) => file.fr.words),
  de: () => import('@/shared/messages/de').then((file) => file.de.words),
  pt: () => import('@/shared/messages/pt').then((file) => file.pt.words),
  ar: () => import('@/shared/messages/ar').then((file) => file.ar.words),
} satisfies Record<Exclude<BuiltInLocale, 'en'>, unknown>;

export const loadWords = async (locale: Locale) =>
  hasOwn(loaders, locale) ? loaders[locale as keyof typeof loaders]() : {};
