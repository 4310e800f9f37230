import { describe, expect, it, vi } from 'vitest';
import { rememberedLocale } from '@/platform';
import { fakePlatform } from '../helpers/fake-platform';
import { platformOf, tiedTo } from '../helpers/platform-of';

function start(languages: readonly string[] = ['fr-FR']) {
  const fake = fakePlatform();
  Object.assign(fake.context.env.window, { navigator: { languages } });
  return { ...fake, calls: platformOf(fake.context) };
}

describe('setLocale', () => {
  it('changes the language, says whether it did, and remembers it', async () => {
    const { calls, context, stored } = start();
    expect(calls.getLocale()).toBe('en');
    expect(await calls.setLocale('zh_TW')).toBe(true);
    expect(calls.getLocale()).toBe('zh-Hant');
    expect(context.messages.t('back')).toBe('返回');
    expect(stored.get('portico:locale')).toBe('zh-Hant');
    expect(rememberedLocale(context.env, 'app')).toBe('zh-Hant');
    expect(await calls.setLocale('zh-Hant')).toBe(false);
  });

  it('is remembered for this app alone when the app has a namespace', async () => {
    const { context, stored } = start();
    const settings = { ...context.settings, namespace: 'shop' };
    await platformOf({ ...context, settings }).setLocale('ko');
    expect(rememberedLocale(context.env, 'app')).toBeNull();
    expect(rememberedLocale(context.env, 'shop')).toBe('ko');
    await platformOf({ ...context, settings }).setLocale('auto');
    expect(stored.size).toBe(0);
  });

  it('falls back where there are no words, and follows the browser again with auto', async () => {
    const { calls, stored } = start();
    await calls.setLocale('ja');
    expect(await calls.setLocale('tlh')).toBe(true);
    expect(calls.getLocale()).toBe('en');
    expect(await calls.setLocale('auto')).toBe(true);
    expect(calls.getLocale()).toBe('fr');
    expect(stored.has('portico:locale')).toBe(false);
  });

  it('the newest of several wishes wins, and is the one that is remembered', async () => {
    const { calls, stored } = start();
    await Promise.all([calls.setLocale('de'), calls.setLocale('ko'), calls.setLocale('es')]);
    expect(calls.getLocale()).toBe('es');
    expect(stored.get('portico:locale')).toBe('es');
  });

  it.each([undefined, null, 5, {}, '', Symbol('de')])('refuses %s', async (locale) => {
    const { calls } = start();
    await expect(calls.setLocale(locale as never)).rejects.toMatchObject({
      code: 'invalid',
      errMsg: 'setLocale:fail parameter.locale should be a non-empty string',
    });
  });

  it('holds where storage is blocked', async () => {
    const { context } = start();
    const env = {
      ...context.env,
      storage: () => {
        throw new DOMException('blocked', 'SecurityError');
      },
    };
    const calls = platformOf({ ...context, env });
    expect(await calls.setLocale('pt')).toBe(true);
    expect(rememberedLocale(env, 'app')).toBeNull();
  });

  it('can be aborted, and ends with its lifetime', async () => {
    const { calls, context } = start();
    const aborted = calls.setLocale('de');
    aborted.abort();
    await expect(aborted).rejects.toMatchObject({ code: 'abort' });
    const life = new AbortController();
    const tied = tiedTo(platformOf(context), life.signal).setLocale('de');
    life.abort();
    await expect(tied).rejects.toMatchObject({ code: 'abort' });
  });
});

describe('onLocaleChange', () => {
  it('tells of changes, and of nothing else, until it is removed', async () => {
    const { calls } = start();
    const heard = vi.fn();
    const stop = calls.onLocaleChange(heard);
    await calls.setLocale('de');
    await calls.setLocale('de');
    expect(heard.mock.calls).toEqual([[{ locale: 'de' }]]);
    stop();
    await calls.setLocale('fr');
    expect(heard).toHaveBeenCalledTimes(1);
  });

  it('ends with its lifetime, and one that throws harms nobody', async () => {
    const { calls, context, pass } = start();
    const life = new AbortController();
    const heard = vi.fn();
    calls.onLocaleChange(() => {
      throw new Error('mine');
    });
    tiedTo(platformOf(context), life.signal).onLocaleChange(heard);
    expect(await calls.setLocale('de')).toBe(true);
    expect(heard).toHaveBeenCalledTimes(1);
    expect(() => pass(0)).toThrow('mine');
    life.abort();
    tiedTo(platformOf(context), life.signal).onLocaleChange(heard);
    await calls.setLocale('fr');
    expect(heard).toHaveBeenCalledTimes(1);
  });

  it('refuses what can not listen', () => {
    const { calls } = start();
    expect(() => calls.onLocaleChange('x' as never)).toThrow(
      expect.objectContaining({
        code: 'invalid',
        errMsg: 'onLocaleChange:fail parameter.listener should be a function',
      }),
    );
  });
});
