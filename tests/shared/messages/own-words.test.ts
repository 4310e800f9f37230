import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  createMessages,
  loadWords,
  directionOf,
  enLate,
  locales,
  resolveLocale,
} from '@/shared/messages';

const broken = new Error('no words');
const fail = (): never => {
  throw broken;
};

const settled = () => new Promise((resolve) => setTimeout(resolve));

/** What `useWords(english)` reads. */
const wordsOf = (messages: ReturnType<typeof createMessages>) => messages.getState().words;

describe('an app’s own words', () => {
  it('are available at once in English and in the app’s own locales', () => {
    const words = { en: { hi: 'Hello' }, nl: { hi: 'Dag', 'portico.back': 'Terug' } };
    expect(wordsOf(createMessages('en', loadWords, words)).hi).toBe('Hello');
    const dutch = createMessages('nl', loadWords, words);
    expect(wordsOf(dutch).hi).toBe('Dag');
    expect(dutch.t('back')).toBe('Terug');
    expect(dutch.t('home')).toBe('Home');
  });

  it('change no word of the kit, even with the same name', async () => {
    const words = { ok: 'Understood', cancel: 'Never', back: 'Spine', toString: 'x' };
    const messages = createMessages('en', loadWords, { en: words, de: words });
    const t = messages.using(enLate);
    expect([t('ok'), t('cancel'), messages.t('back')]).toEqual(['OK', 'Cancel', 'Back']);
    await messages.setLocale('de');
    expect([t('ok'), t('cancel'), messages.t('back')]).toEqual(['OK', 'Abbrechen', 'Zurück']);
    expect(wordsOf(messages).cancel).toBe('Never');
  });

  it('replace words of the kit if they have the prefix portico., each in its locale', async () => {
    const messages = createMessages('en', loadWords, {
      en: { hi: 'Hello', bye: 'Bye', 'portico.back': 'Go back' },
      de: { hi: 'Hallo', 'portico.back': 'Retour' },
    });
    expect(messages.t('back')).toBe('Go back');
    await messages.setLocale('de');
    expect([wordsOf(messages).hi, wordsOf(messages).bye]).toEqual(['Hallo', 'Bye']);
    expect(messages.t('back')).toBe('Retour');
    expect(messages.t('home')).toBe('Startseite');
    expect(messages.using(enLate)('cancel')).toBe('Abbrechen');
  });

  it('may come from a function that loads them', async () => {
    const words = { en: async () => ({ hi: 'Hello' }), it: async () => ({ hi: 'Ciao' }) };
    const messages = createMessages('en', loadWords, words);
    expect(wordsOf(messages).hi).toBeUndefined();
    await settled();
    expect(wordsOf(messages).hi).toBe('Hello');
    await messages.setLocale('it');
    expect(wordsOf(messages).hi).toBe('Ciao');
  });

  it.each([
    ['throws', () => fail()],
    ['rejects', async () => fail()],
  ])('are reported once if the function of the first language %s', async (_how, load) => {
    const reported: unknown[] = [];
    const report = (error: unknown) => void reported.push(error);
    const messages = createMessages('it', loadWords, { it: load }, undefined, report);
    await settled();
    expect(reported).toEqual([broken]);
    expect(messages.t('back')).toBe('Back');
  });

  it('leave the language unchanged if they fail to load', async () => {
    const words = { it: () => Promise.reject(new Error('offline')) };
    const messages = createMessages('en', loadWords, words);
    await expect(messages.setLocale('it')).rejects.toThrow('offline');
    expect(messages.getState().locale).toBe('en');
  });
});

describe('an app’s own locales', () => {
  it.each([
    [['nl-BE'], 'nl'],
    [['pt-BR'], 'pt-BR'],
    [['PT_br'], 'pt-BR'],
    [['pt'], 'pt'],
    [['it', 'nl'], 'nl'],
    [['it'], 'en'],
  ])('%j reads as %s', (wishes, locale) => {
    expect(resolveLocale(wishes, ['nl', 'pt-BR'])).toBe(locale);
    expect(createMessages('en', loadWords, { nl: {}, 'pt-BR': {} }).resolve(wishes)).toBe(locale);
  });

  it('resolve any list of wishes to a locale that exists', () => {
    fc.assert(
      fc.property(fc.array(fc.string()), fc.array(fc.string()), (wishes, own) => {
        expect([...locales, ...own]).toContain(resolveLocale(wishes, own));
      }),
    );
  });

  it.each(['ar', 'ar-EG', 'he', 'fa-IR', 'ur', 'ckb'])(
    '%s is written from right to left',
    (locale) => {
      expect(directionOf(locale)).toBe('rtl');
    },
  );

  it.each(['en', 'arn', 'fr', 'hero'])('%s is written from left to right', (locale) => {
    expect(directionOf(locale)).toBe('ltr');
  });
});
