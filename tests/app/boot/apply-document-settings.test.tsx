import { screen } from '@testing-library/react';
import type { AppConfig } from 'portico';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openApp, page } from '../../helpers/open-app';
import { until } from '../../helpers/waiting';

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
});
