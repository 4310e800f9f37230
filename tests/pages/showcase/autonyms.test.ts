import { expect, it } from 'vitest';
import { autonyms, locales } from '@/pages/showcase/autonyms';
import { locales as kitLocales } from '@/shared/messages';

it('names each language of the package as its speakers do', () => {
  expect(locales).toEqual(kitLocales);
  for (const locale of locales) {
    const name = new Intl.DisplayNames(locale, { type: 'language' }).of(locale) ?? '';
    expect(autonyms[locale].toLowerCase(), locale).toBe(name.toLowerCase());
  }
});
