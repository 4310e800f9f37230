import fc from 'fast-check';
import { expect, it } from 'vitest';
import { directionOf, locales, resolveLocale } from '@/shared/messages';

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
