import { describe, expect, it, vi } from 'vitest';
import { rememberedChoice } from '@/platform';
import { fakePlatform } from '../../helpers/fake-platform';
import { platformOf, tiedTo } from '../../helpers/platform-of';

function start(languages: readonly string[] = ['fr-FR']) {
  const fake = fakePlatform();
  Object.assign(fake.context.env.window, { navigator: { languages } });
  return { ...fake, calls: platformOf(fake.context) };
}

describe('setLocale', () => {
  it('setLocale changes the language, resolves to whether it changed, and stores it', async () => {
    const { calls, context, stored } = start();
    expect(calls.getLocale()).toBe('en');
    expect(await calls.setLocale('zh_TW')).toBe(true);
    expect(calls.getLocale()).toBe('zh-Hant');
    expect(context.messages.t('back')).toBe('返回');
    expect(stored.get('portico:locale')).toBe('zh-Hant');
    expect(rememberedChoice(context.env, 'locale', 'app')).toBe('zh-Hant');
    expect(await calls.setLocale('zh-Hant')).toBe(false);
  });

  it('the stored language of an app with a namespace counts for this app only', async () => {
    const { context, stored } = start();
    const settings = { ...context.settings, namespace: 'shop' };
    await platformOf({ ...context, settings }).setLocale('ko');
    expect(rememberedChoice(context.env, 'locale', 'app')).toBeNull();
    expect(rememberedChoice(context.env, 'locale', 'shop')).toBe('ko');
    await platformOf({ ...context, settings }).setLocale('auto');
    expect(stored.size).toBe(0);
  });

  it('setLocale falls back for an unknown language, and follows the browser again with auto', async () => {
    const { calls, stored } = start();
    await calls.setLocale('ja');
    expect(await calls.setLocale('tlh')).toBe(true);
    expect(calls.getLocale()).toBe('en');
    expect(await calls.setLocale('auto')).toBe(true);
    expect(calls.getLocale()).toBe('fr');
    expect(stored.has('portico:locale')).toBe(false);
  });

  it('the newest of several setLocale calls wins, and its language is stored', async () => {
    const { calls, stored } = start();
    await Promise.all([calls.setLocale('de'), calls.setLocale('ko'), calls.setLocale('es')]);
    expect(calls.getLocale()).toBe('es');
    expect(stored.get('portico:locale')).toBe('es');
  });

  it.each([null, 5, {}, '', Symbol('de')])('setLocale refuses %s', async (locale) => {
    const { calls } = start();
    await expect(calls.setLocale(locale as never)).rejects.toMatchObject({
      code: 'invalid',
      errMsg: 'setLocale:fail parameter.locale should be a non-empty string',
    });
  });

  it('setLocale refuses to run without a language', async () => {
    await expect(start().calls.setLocale(undefined as never)).rejects.toMatchObject({
      code: 'invalid',
      errMsg: 'setLocale:fail Missing required parameter `locale`',
      parameter: 'locale',
    });
  });

  it('setLocale changes the language also if the browser blocks storage', async () => {
    const { context } = start();
    const env = {
      ...context.env,
      storage: () => {
        throw new DOMException('blocked', 'SecurityError');
      },
    };
    const calls = platformOf({ ...context, env });
    expect(await calls.setLocale('pt')).toBe(true);
    expect(rememberedChoice(env, 'locale', 'app')).toBeNull();
  });

  it('setLocale can be aborted, and ends with its lifetime', async () => {
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
  it('onLocaleChange calls its listener for changes only, until it is removed', async () => {
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

  it('onLocaleChange ends with its lifetime, and a listener that throws does not disturb others', async () => {
    const { calls, context, reported } = start();
    const life = new AbortController();
    const heard = vi.fn();
    calls.onLocaleChange(() => {
      throw new Error('mine');
    });
    tiedTo(platformOf(context), life.signal).onLocaleChange(heard);
    expect(await calls.setLocale('de')).toBe(true);
    expect(heard).toHaveBeenCalledTimes(1);
    expect(reported).toEqual([new Error('mine')]);
    life.abort();
    tiedTo(platformOf(context), life.signal).onLocaleChange(heard);
    await calls.setLocale('fr');
    expect(heard).toHaveBeenCalledTimes(1);
  });

  it('onLocaleChange refuses a listener that is not a function', () => {
    const { calls } = start();
    expect(() => calls.onLocaleChange('x' as never)).toThrow(
      expect.objectContaining({
        code: 'invalid',
        errMsg: 'onLocaleChange:fail parameter.listener should be a function',
      }),
    );
  });
});
