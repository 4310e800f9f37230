import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  directionOf,
  localeOfPhone,
  locales,
  offeredLocales,
  resolveLocale,
} from '@/shared/messages';

it.each([
  [['en-GB'], 'en'],
  [['zh'], 'zh-Hans'],
  [['zh-CN'], 'zh-Hans'],
  [['zh_SG'], 'zh-Hans'],
  [['zh-Hans-HK'], 'zh-Hans'],
  [['zh-TW'], 'zh-Hant'],
  [['zh_HK'], 'zh-Hant'],
  [['zh-Hant'], 'zh-Hant'],
  [['ZH-hant'], 'zh-Hant'],
  [['pt-BR'], 'pt'],
  [['ar-EG'], 'ar'],
  [['nl', 'fr-CA', 'de'], 'fr'],
  [['nl'], 'en'],
  [['deu'], 'en'],
  [[], 'en'],
])('%j resolves to %s', (wishes, locale) => {
  expect(resolveLocale(wishes)).toBe(locale);
});

it('resolves any text to a built-in locale', () => {
  fc.assert(
    fc.property(fc.array(fc.string()), (wishes) => {
      expect(locales).toContain(resolveLocale(wishes));
    }),
  );
});

it('writes Arabic from right to left', () => {
  expect(directionOf('ar')).toBe('rtl');
  expect(directionOf('zh-Hans')).toBe('ltr');
});

it.each([
  [['de-DE', 'ar'], ['en', 'ar'], 'ar'],
  [['de-DE'], ['en', 'ar'], 'en'],
  [['zh-TW'], ['en', 'zh-Hans'], 'zh-Hans'],
  [['zh-HK'], ['en', 'zh-Hans', 'zh-Hant'], 'zh-Hant'],
  [['pt-PT'], ['en', 'pt-BR'], 'pt-BR'],
  [['en-AU'], ['en-GB', 'en-US'], 'en-GB'],
  [['de'], ['ja', 'ko'], 'ja'],
  [[], ['en', 'ar'], 'en'],
])('a phone with %j and an app with %j give %s', (languages, offered, locale) => {
  expect(localeOfPhone(languages, offered)).toBe(locale);
});

it.each([
  [
    'an app without words offers all of Portico',
    [],
    undefined,
    'en zh-Hans zh-Hant ja ko es fr de pt ar',
  ],
  ['an app with words offers their languages and English', ['ar'], undefined, 'ar en'],
  ['English is offered once', ['en', 'ar'], undefined, 'en ar'],
  ['an app that names its languages offers these', ['ar', 'en'], ['en'], 'en'],
])('%s', (_title, own, given, offered) => {
  expect(offeredLocales(own, given).join(' ')).toBe(offered);
});
