import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createMessages, loadWords, enLate } from '@/shared/messages';

const settled = () => new Promise((resolve) => setTimeout(resolve));

it('speaks English at once, without loading anything', () => {
  const messages = createMessages('en', () => Promise.reject(new Error('must not load')));
  expect(messages.t('back')).toBe('Back');
  expect(messages.getState()).toEqual({ locale: 'en', direction: 'ltr', words: {}, kit: {} });
});

it('knows the direction at once, and the words after they have loaded', async () => {
  const messages = createMessages('ar', async () => ({ back: 'رجوع' }));
  expect(messages.getState().direction).toBe('rtl');
  expect(messages.t('back')).toBe('Back');
  await settled();
  expect(messages.t('back')).toBe('رجوع');
});

it('uses the English word if the locale has no such word', async () => {
  const messages = createMessages('de', async () => ({ back: 'Zurück' }));
  await settled();
  expect(messages.t('home')).toBe('Home');
});

it('stays in English if the words fail to load', async () => {
  const messages = createMessages('fr', () => Promise.reject(new Error('offline')));
  await settled();
  expect(messages.t('back')).toBe('Back');
  expect(messages.getState().locale).toBe('fr');
});

it('translates the words of lazy chunks', async () => {
  const messages = createMessages('en', loadWords);
  const t = messages.using(enLate);
  expect(t('cancel')).toBe('Cancel');
  await messages.setLocale('zh-Hans');
  expect(t('cancel')).toBe('取消');
});

it('switches words, locale and direction in one step', async () => {
  const messages = createMessages('en', loadWords);
  const seen: unknown[] = [];
  messages.subscribe(({ locale, direction }) => seen.push([locale, direction, messages.t('back')]));
  await messages.setLocale('ar');
  expect(seen).toEqual([['ar', 'rtl', 'رجوع']]);
});

it('keeps the newer of two locales, in any order of loading', async () => {
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

it('keeps the current locale and rejects if the new one fails to load', async () => {
  const messages = createMessages('en', () => Promise.reject(new Error('offline')));
  await expect(messages.setLocale('ko')).rejects.toThrow('offline');
  expect(messages.getState().locale).toBe('en');
});

it('inserts any value unchanged', () => {
  const t = createMessages('en', loadWords).using({ seen: 'seen: {target}' });
  expect(t('seen', { target: '/x?$&={target}' })).toBe('seen: /x?$&={target}');
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (target) => {
      expect(t('seen', { target })).toBe(`seen: ${target}`);
    }),
  );
});

it('keeps a slot without a value, also a name such as constructor', () => {
  const t = createMessages('en', loadWords).using({ odd: '{constructor} {missing}' });
  expect(t('odd', { other: 1 })).toBe('{constructor} {missing}');
});
