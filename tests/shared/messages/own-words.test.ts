import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createMessages, directionOf, enLate, locales, resolveLocale } from '@/shared/messages';

const settled = () => new Promise((resolve) => setTimeout(resolve));

describe('an app’s own words', () => {
  it('are there at once in English, and where the locale is the app’s own', () => {
    const own = { en: { hi: 'Hello {name}' }, nl: { hi: 'Dag {name}', back: 'Terug' } };
    const english = createMessages('en', undefined, own);
    expect(english.using({ hi: '?' })('hi', { name: 'Ann' })).toBe('Hello Ann');
    const dutch = createMessages('nl', undefined, own);
    expect(dutch.using({ hi: '?' })('hi', { name: 'Ann' })).toBe('Dag Ann');
    expect(dutch.t('back')).toBe('Terug');
    expect(dutch.t('home')).toBe('Home');
  });

  it('stand over the built-in ones, over the app’s English, over the code’s English', async () => {
    const messages = createMessages('en', undefined, {
      en: { hi: 'Hello', bye: 'Bye', back: 'Go back' },
      de: { hi: 'Hallo', back: 'Retour' },
    });
    expect(messages.t('back')).toBe('Go back');
    await messages.setLocale('de');
    const t = messages.using({ hi: 'a', bye: 'b', only: 'code' });
    expect([t('hi'), t('bye'), t('only')]).toEqual(['Hallo', 'Bye', 'code']);
    expect(messages.t('back')).toBe('Retour');
    expect(messages.t('home')).toBe('Startseite');
    expect(messages.using(enLate)('cancel')).toBe('Abbrechen');
  });

  it('may be fetched', async () => {
    const own = { en: async () => ({ hi: 'Hello' }), it: async () => ({ hi: 'Ciao' }) };
    const messages = createMessages('en', undefined, own);
    const t = messages.using({ hi: '…' });
    expect(t('hi')).toBe('…');
    await settled();
    expect(t('hi')).toBe('Hello');
    await messages.setLocale('it');
    expect(t('hi')).toBe('Ciao');
  });

  it('that can not be fetched leave the language as it is', async () => {
    const own = { it: () => Promise.reject(new Error('offline')) };
    const messages = createMessages('en', undefined, own);
    await expect(messages.setLocale('it')).rejects.toThrow('offline');
    expect(messages.getState().locale).toBe('en');
  });
});

describe('further locales', () => {
  it.each([
    [['nl-BE'], 'nl'],
    [['pt-BR'], 'pt-BR'],
    [['PT_br'], 'pt-BR'],
    [['pt'], 'pt'],
    [['it', 'nl'], 'nl'],
    [['it'], 'en'],
  ])('%j reads as %s', (wishes, locale) => {
    expect(resolveLocale(wishes, ['nl', 'pt-BR'])).toBe(locale);
    expect(createMessages('en', undefined, { nl: {}, 'pt-BR': {} }).resolve(wishes)).toBe(locale);
  });

  it('any wish falls back to a locale that there is', () => {
    fc.assert(
      fc.property(fc.array(fc.string()), fc.array(fc.string()), (wishes, own) => {
        expect([...locales, ...own]).toContain(resolveLocale(wishes, own));
      }),
    );
  });

  it.each(['ar', 'ar-EG', 'he', 'fa-IR', 'ur', 'ckb'])('%s is written to the left', (locale) => {
    expect(directionOf(locale)).toBe('rtl');
  });

  it.each(['en', 'arn', 'fr', 'hero'])('%s is written to the right', (locale) => {
    expect(directionOf(locale)).toBe('ltr');
  });
});
