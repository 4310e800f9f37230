import { screen } from '@testing-library/react';
import type { AppConfig } from 'portico';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { openApp, page } from '../../helpers/open-app';
import { until, wait } from '../../helpers/waiting';

afterEach(() => {
  vi.restoreAllMocks();
});

const root = document.documentElement;
const routes = { '/': page(() => <p>home</p>), '/list': page(() => <p>list</p>) };
const open = (config: Partial<AppConfig>) => openApp({ routes, ...config });

describe('the document’s language and direction', () => {
  it('are those of the configured locale', async () => {
    await open({ locale: 'ar' });
    expect([root.lang, root.dir]).toEqual(['ar', 'rtl']);
  });

  it('follow the browser if the locale is auto, and are English if its language is not supported', async () => {
    vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['de-AT', 'en']);
    const german = await open({ locale: 'auto' });
    expect([root.lang, root.dir]).toEqual(['de', 'ltr']);
    german.unmount();
    vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['tlh']);
    await open({ locale: 'auto' });
    expect(root.lang).toBe('en');
  });

  it('a phone in another language gets the app in English, and not half of it in German', async () => {
    vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['de-AT', 'de']);
    const messages = { en: { hello: 'Hello' }, ar: { hello: 'مرحبا' } };
    const app = await open({ locale: 'auto', messages });
    expect([root.lang, root.dir]).toEqual(['en', 'ltr']);
    // The user may still choose it.
    expect(await app.platform.setLocale('de')).toBe(true);
    expect(root.lang).toBe('de');
    expect(await app.platform.setLocale('auto')).toBe(true);
    expect(root.lang).toBe('en');
    app.unmount();
    vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['de-AT', 'ar-EG']);
    const arabic = await open({ locale: 'auto', messages });
    expect([root.lang, root.dir]).toEqual(['ar', 'rtl']);
    arabic.unmount();
    await open({ locale: 'auto', messages, locales: ['en', 'de'] });
    expect(root.lang).toBe('de');
  });

  it.each([
    ['en', 'rtl'],
    ['ar', 'ltr'],
  ] as const)('can be configured separately: %s with %s', async (locale, direction) => {
    await open({ locale, direction });
    expect([root.lang, root.dir]).toEqual([locale, direction]);
  });

  it('apply to the app’s own texts', async () => {
    const app = await open({ locale: 'ar' });
    await app.go('navigate', '/list');
    await until(() => expect(screen.getByRole('button').textContent).toBe('رجوع'));
  });
});

describe('the theme', () => {
  const background = () => {
    const style = getComputedStyle(document.body);
    return style.backgroundColor;
  };

  it.each([
    ['light', 'rgb(243, 245, 244)'],
    ['dark', 'rgb(12, 17, 16)'],
  ] as const)('%s is set on the root element and changes the colours', async (theme, colour) => {
    await open({ theme });
    expect(root.dataset.theme).toBe(theme);
    expect(background()).toBe(colour);
    expect(getComputedStyle(root).colorScheme).toBe(theme);
  });

  it('auto sets no attribute, so that the system decides', async () => {
    await open({ theme: 'auto' });
    expect(root.dataset.theme).toBeUndefined();
  });

  it('that the user has chosen wins over the configuration after a reload, until it is auto', async () => {
    const first = await open({ theme: 'light' });
    const heard: unknown[] = [];
    first.platform.onThemeChange((event) => heard.push(event));
    await vi.dynamicImportSettled();
    expect(await first.platform.setTheme('dark')).toBe(true);
    await until(() => expect(heard).toEqual([{ theme: 'dark' }]));
    const second = await first.reload();
    expect(root.dataset.theme).toBe('dark');
    expect(second.platform.getAppBaseInfo().theme).toBe('dark');
    await second.platform.setTheme('auto');
    expect(root.dataset.theme).toBe('light');
    await second.reload();
    expect(root.dataset.theme).toBe('light');
  });

  it('that the product writes later is shown until the next start', async () => {
    const first = await open({});
    await first.platform.setTheme('dark');
    root.dataset.theme = 'light';
    expect(first.platform.getAppBaseInfo().theme).toBe('light');
    await first.reload();
    expect(root.dataset.theme).toBe('dark');
  });

  it('has its theme-color after the first tap, also if the product writes the theme itself', async () => {
    const colours = ['light', 'dark'].map((name) => {
      const meta = document.createElement('meta');
      meta.name = 'theme-color';
      meta.media = `(prefers-color-scheme: ${name})`;
      document.head.append(meta);
      onTestFinished(() => meta.remove());
      return meta;
    });
    const media = () => colours.map((meta) => meta.media);
    const app = await open({ theme: 'dark' });
    document.body.click();
    await until(() => expect(media()).toEqual(['not all', 'all']));
    root.dataset.theme = 'light';
    await until(() => expect(media()).toEqual(['all', 'not all']));
    app.unmount();
    root.dataset.theme = 'dark';
    await wait(0);
    expect(media()).toEqual(['all', 'not all']);
  });
});
