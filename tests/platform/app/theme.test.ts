import { describe, expect, it } from 'vitest';
import type { ThemeChoice } from '@/platform';
import { rememberedTheme } from '@/platform/app/choices';
import { fakePlatform } from '../../helpers/fake-platform';
import { platformOf, tiedTo } from '../../helpers/platform-of';

type Options = { readonly theme?: ThemeChoice; readonly system?: 'light' | 'dark' };

/** An app in a browser whose system has a theme, and whose document has a colour for each theme. */
function start({ theme = 'auto', system = 'light' }: Options = {}) {
  const fake = fakePlatform();
  const { document, window } = fake.context.env;
  const colours = ['light', 'dark'].map((name) => ({
    media: `(prefers-color-scheme: ${name})`,
    dataset: {},
  }));
  Object.assign(document, { querySelectorAll: () => colours, querySelector: () => null });
  Object.assign(window, { matchMedia: () => ({ matches: system === 'dark' }) });
  const context = { ...fake.context, settings: { ...fake.context.settings, theme } };
  return {
    ...fake,
    context,
    calls: platformOf(context),
    shown: () => document.documentElement.dataset.theme,
    media: () => colours.map(({ media }) => media),
  };
}

const untouched = ['(prefers-color-scheme: light)', '(prefers-color-scheme: dark)'];

describe('setTheme', () => {
  it('setTheme changes the theme, resolves to whether it changed, and stores it', async () => {
    const { calls, context, shown, stored } = start();
    expect(await calls.setTheme('dark')).toBe(true);
    expect(shown()).toBe('dark');
    expect(stored.get('portico:theme')).toBe('dark');
    expect(rememberedTheme(context.env, 'app')).toBe('dark');
    expect(calls.getAppBaseInfo().theme).toBe('dark');
    expect(await calls.setTheme({ theme: 'dark' })).toBe(false);
    expect(await calls.setTheme({ theme: 'light' })).toBe(true);
    expect(shown()).toBe('light');
  });

  it('the theme-color of the theme is the only one until setTheme is called with auto', async () => {
    const { calls, media } = start();
    await calls.setTheme('dark');
    expect(media()).toEqual(['not all', 'all']);
    await calls.setTheme('light');
    expect(media()).toEqual(['all', 'not all']);
    await calls.setTheme('auto');
    expect(media()).toEqual(untouched);
  });

  it('setTheme with auto removes the choice, and the system counts again', async () => {
    const { calls, shown, stored } = start({ system: 'dark' });
    await calls.setTheme('light');
    expect(await calls.setTheme('auto')).toBe(true);
    expect(shown()).toBeUndefined();
    expect(stored.has('portico:theme')).toBe(false);
    expect(await calls.setTheme('dark')).toBe(false);
  });

  it('setTheme with auto shows the theme of the configuration, if it has one', async () => {
    const { calls, shown } = start({ theme: 'dark' });
    await calls.setTheme('light');
    expect(await calls.setTheme('auto')).toBe(true);
    expect(shown()).toBe('dark');
  });

  it('the stored theme of an app with a namespace counts for this app only', async () => {
    const { context, stored } = start();
    const settings = { ...context.settings, namespace: 'shop' };
    await platformOf({ ...context, settings }).setTheme('dark');
    expect(rememberedTheme(context.env, 'app')).toBe('auto');
    expect(rememberedTheme(context.env, 'shop')).toBe('dark');
    await platformOf({ ...context, settings }).setTheme('auto');
    expect(stored.size).toBe(0);
  });

  it('a stored value that is no theme does not count', () => {
    const { context, stored } = start();
    stored.set('portico:theme', 'pink');
    expect(rememberedTheme(context.env, 'app')).toBe('auto');
  });

  it.each([null, 5, 'pink', '', [], Symbol('dark'), { theme: 'pink' }, { theme: null }])(
    'setTheme refuses %s',
    async (theme) => {
      await expect(start().calls.setTheme(theme as never)).rejects.toMatchObject({
        code: 'invalid',
        parameter: 'theme',
        errMsg: 'setTheme:fail parameter.theme should be one of light, dark, auto',
      });
    },
  );

  it.each([undefined, {}])('setTheme refuses to run without a theme: %s', async (theme) => {
    await expect(start().calls.setTheme(theme as never)).rejects.toMatchObject({
      code: 'invalid',
      errMsg: 'setTheme:fail Missing required parameter `theme`',
      parameter: 'theme',
    });
  });

  it('setTheme changes the theme also if the browser blocks storage', async () => {
    const { context, shown } = start();
    const env = {
      ...context.env,
      storage: () => {
        throw new DOMException('blocked', 'SecurityError');
      },
    };
    expect(await platformOf({ ...context, env }).setTheme('dark')).toBe(true);
    expect(shown()).toBe('dark');
    expect(rememberedTheme(env, 'app')).toBe('auto');
  });

  it('setTheme can be aborted, and ends with its lifetime', async () => {
    const { calls, context } = start();
    const aborted = calls.setTheme('dark');
    aborted.abort();
    await expect(aborted).rejects.toMatchObject({ code: 'abort' });
    const signal = AbortSignal.abort();
    await expect(calls.setTheme({ theme: 'dark', signal })).rejects.toMatchObject({
      code: 'abort',
    });
    const life = new AbortController();
    const tied = tiedTo(platformOf(context), life.signal).setTheme('dark');
    life.abort();
    await expect(tied).rejects.toMatchObject({ code: 'abort' });
  });
});
