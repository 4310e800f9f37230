import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createMessages, enLate } from '@/shared/messages';

const settled = () => new Promise((resolve) => setTimeout(resolve));

it('speaks English at once, without loading anything', () => {
  const messages = createMessages('en', () => Promise.reject(new Error('must not load')));
  expect(messages.t('back')).toBe('Back');
  expect(messages.getState()).toEqual({ locale: 'en', direction: 'ltr', words: {}, kit: {} });
});

it('knows the direction at once and the words when they have come', async () => {
  const messages = createMessages('ar', async () => ({ back: 'رجوع' }));
  expect(messages.getState().direction).toBe('rtl');
  expect(messages.t('back')).toBe('Back');
  await settled();
  expect(messages.t('back')).toBe('رجوع');
});

it('falls back to English for a word that a locale lacks', async () => {
  const messages = createMessages('de', async () => ({ back: 'Zurück' }));
  await settled();
  expect(messages.t('home')).toBe('Home');
});

it('stays English when the words can not be fetched', async () => {
  const messages = createMessages('fr', () => Promise.reject(new Error('offline')));
  await settled();
  expect(messages.t('back')).toBe('Back');
  expect(messages.getState().locale).toBe('fr');
});

it('translates the words that late code brings along', async () => {
  const messages = createMessages('en');
  const t = messages.using(enLate);
  expect(t('cancel')).toBe('Cancel');
  await messages.setLocale('zh-Hans');
  expect(t('cancel')).toBe('取消');
});

it('switches words, locale and direction in one step', async () => {
  const messages = createMessages('en');
  const seen: unknown[] = [];
  messages.subscribe(({ locale, direction }) => seen.push([locale, direction, messages.t('back')]));
  await messages.setLocale('ar');
  expect(seen).toEqual([['ar', 'rtl', 'رجوع']]);
});

it('keeps the newest of two wishes, whichever file comes first', async () => {
  let arrive = () => {};
  const slow = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const messages = createMessages('en', async (locale) => {
    if (locale === 'de') await slow;
    return { back: locale };
  });
  const first = messages.setLocale('de');
  await messages.setLocale('fr');
  arrive();
  await first;
  expect(messages.getState().locale).toBe('fr');
  expect(messages.t('back')).toBe('fr');
});

it('keeps the locale in use when the new one can not be fetched, and says so', async () => {
  const messages = createMessages('en', () => Promise.reject(new Error('offline')));
  await expect(messages.setLocale('ko')).rejects.toThrow('offline');
  expect(messages.getState().locale).toBe('en');
});

it('fills in any value as it is', () => {
  const t = createMessages('en').using({ seen: 'seen: {target}' });
  expect(t('seen', { target: '/x?$&={target}' })).toBe('seen: /x?$&={target}');
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (target) => {
      expect(t('seen', { target })).toBe(`seen: ${target}`);
    }),
  );
});

it('leaves a slot that has no value, also for names that every object has', () => {
  const t = createMessages('en').using({ odd: '{constructor} {missing}' });
  expect(t('odd', { other: 1 })).toBe('{constructor} {missing}');
});
