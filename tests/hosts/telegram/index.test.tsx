import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createEnv } from '@/platform';
import { connectTelegram } from '@/hosts/telegram/connect-telegram';
import { launchUrl } from '@/hosts/telegram/launch';
import { withDefaults } from '@/platform/host/connect';
import { platformOf } from '../../helpers/platform-of';
import { realPlatform } from '../../helpers/start-call';
import { hostWork } from '../../helpers/telegram-app';
import { windowWith } from '../../helpers/window-with';

const root = document.documentElement;
const theme = encodeURIComponent(JSON.stringify({ bg_color: '#17212b', text_color: '#f5f5f5' }));
const launch = (version: string, platform = 'ios') =>
  `${window.location.origin}/#tgWebAppData=user%3D1%26hash%3Dab&tgWebAppVersion=${version}&tgWebAppPlatform=${platform}&tgWebAppThemeParams=${theme}`;

beforeEach(forget);
afterEach(forget);

function forget() {
  sessionStorage.clear();
  localStorage.clear();
  root.removeAttribute('style');
  delete root.dataset.theme;
  for (const name of ['Telegram', 'TelegramGameProxy', 'TelegramGameProxy_receiveEvent'])
    Reflect.deleteProperty(window, name);
}

function envAt(landing: string, proxy?: object) {
  const performance = { getEntriesByType: () => [{ name: landing }] };
  return createEnv(windowWith({ performance, TelegramWebviewProxy: proxy }));
}

function start(landing: string, page = {}) {
  const posts: (readonly [string, unknown])[] = [];
  const proxy = {
    postEvent: (name: string, data: string) => posts.push([name, JSON.parse(data)]),
  };
  const { context, pile, turnTo } = realPlatform({ env: envAt(landing, proxy), page });
  const env = { app: 'telegram', version: '', miniProgram: true, via: 'telegram' };
  const around = { ...env, os: 'ios' } as const;
  const parts = { context, config: {}, env: around, changed: () => {} };
  const adapter = withDefaults(connectTelegram(parts), around);
  const { Telegram } = window as unknown as {
    readonly Telegram: { readonly WebView: { receiveEvent(event: string, data?: unknown): void } };
  };
  const names = () => posts.map(([name]) => name);
  return { adapter, context, turnTo, posts, names, pile, tell: Telegram.WebView.receiveEvent };
}

describe('[S1.2] the adapter of Telegram', () => {
  it('the adapter tells Telegram that it is ready, and prevents swipes from minimising the app', () => {
    const { posts } = start(launch('8.0'));
    expect(posts).toEqual([
      ['iframe_ready', {}],
      ['web_app_setup_swipe_behavior', { allow_vertical_swipe: false }],
      ['web_app_request_safe_area', {}],
      ['web_app_request_content_safe_area', {}],
      ['web_app_expand', {}],
      ['web_app_ready', {}],
    ]);
  });

  it('the adapter makes only calls that an old version of Telegram has', () => {
    const { names, adapter, pile } = start(launch('6.0'));
    pile(2);
    expect(names()).toEqual(['iframe_ready', 'web_app_expand', 'web_app_ready']);
    expect(adapter.openShare).toBeUndefined();
  });

  it.each([
    ['6.0', 'ios', [true, false, false]],
    ['6.3', 'ios', [true, false, false]],
    ['6.4', 'ios', [true, true, false]],
    ['6.10', 'android', [true, true, false]],
    ['8.0', 'android_x', [true, true, true]],
    ['10.2', 'ios', [true, true, true]],
    ['9.1', 'tdesktop', [true, false, true]],
    ['9.1', 'weba', [true, false, true]],
  ] as const)('version %s on %s serves the calls that it has', (version, platform, expected) => {
    const { adapter } = start(launch(version, platform));
    const names = ['closeWindow', 'scanCode', 'getLocation'] as const;
    expect(names.map(adapter.serves)).toEqual(expected);
    expect(adapter.serves('chooseImage')).toBe(false);
    expect(adapter.env().version).toBe(version);
  });

  it('the adapter removes the launch parameters of a page that was below another one', () => {
    const first = { id: 'p1', url: '/item#tgWebAppData=user%3D1&tgWebAppVersion=8.0' };
    const { adapter, context, turnTo } = start(launch('8.0'), { id: 'p2', url: '/list' });
    const step = vi.spyOn(context.navigator, 'step');
    turnTo(first);
    adapter.pageChanged?.();
    expect(step.mock.calls.map(([url, way]) => [url, way])).toEqual([['/item', 'rename']]);
  });

  it('the adapter closes the mini app and leaves for the browser', async () => {
    const { adapter, posts } = start(launch('6.4'));
    await adapter.ready();
    await adapter.calls.closeWindow?.({}, hostWork());
    adapter.openOutside?.('https://a.test/');
    expect(posts.slice(-2)).toEqual([
      ['web_app_close', {}],
      ['web_app_open_link', { url: 'https://a.test/' }],
    ]);
  });

  it('the adapter gives the unread credential', async () => {
    expect(await start(launch('8.0')).adapter.credential?.()).toBe('user=1&hash=ab');
    forget();
    const nobody = `${window.location.origin}/#tgWebAppVersion=8.0`;
    expect(await start(nobody).adapter.credential?.()).toBeNull();
  });

  it('the adapter keeps the launch parameters over a reload', () => {
    const landing = launch('8.0');
    start(landing);
    const reloaded = envAt(`${window.location.origin}/item`);
    expect(launchUrl(reloaded.window)).toBe(landing);
  });

  it('the adapter works without storage and without Telegram', () => {
    const landing = `${window.location.origin}/item`;
    expect(launchUrl(envAt(landing).window)).toBe(landing);
    const blocked = {
      get sessionStorage(): Storage {
        throw new DOMException('blocked', 'SecurityError');
      },
      performance: { getEntriesByType: () => [{ name: landing }] },
    };
    expect(launchUrl(windowWith(blocked))).toBe(landing);
  });
});

describe("[S1.2] Telegram's colours and safe areas", () => {
  it('an app without a theme gets Telegram’s theme, also when it changes', () => {
    const { tell } = start(launch('6.0'));
    expect(root.dataset.theme).toBe('dark');
    expect(root.style.getPropertyValue('--tg-theme-bg-color')).toBe('#17212b');
    tell('theme_changed', { theme_params: { bg_color: '#ffffff' } });
    expect(root.dataset.theme).toBe('light');
    expect(root.style.getPropertyValue('--tg-theme-bg-color')).toBe('#ffffff');
    tell('theme_changed', { theme_params: { bg_color: 'url(x)' } });
    expect(root.dataset.theme).toBe('light');
  });

  it('an app with a theme keeps it', () => {
    root.dataset.theme = 'light';
    const { tell } = start(launch('6.0'));
    tell('theme_changed', { theme_params: { bg_color: '#000000' } });
    expect(root.dataset.theme).toBe('light');
    expect(root.style.getPropertyValue('--tg-theme-bg-color')).toBe('#000000');
  });

  it('the user’s theme wins over Telegram’s, until it is auto', async () => {
    const { context, tell } = start(launch('6.0'));
    const { setTheme } = platformOf(context);
    await setTheme('light');
    tell('theme_changed', { theme_params: { bg_color: '#000000' } });
    expect(root.dataset.theme).toBe('light');
    await setTheme('auto');
    expect(root.dataset.theme).toBe('dark');
    tell('theme_changed', { theme_params: { bg_color: '#ffffff' } });
    expect(root.dataset.theme).toBe('light');
  });

  it('a theme that the user chose before wins over Telegram’s, until it is auto', async () => {
    localStorage.setItem('portico:theme', 'light');
    root.dataset.theme = 'light';
    const { context } = start(launch('6.0'));
    expect(root.dataset.theme).toBe('light');
    await platformOf(context).setTheme('auto');
    expect(root.dataset.theme).toBe('dark');
  });

  it('the safe area is the sum of the phone’s and Telegram’s insets', () => {
    const { tell } = start(launch('8.0'));
    const read = (name: string) => root.style.getPropertyValue(name);
    tell('safe_area_changed', { top: 47, right: 0, bottom: 34, left: 0 });
    expect(read('--portico-safe-top')).toBe('47px');
    tell('content_safe_area_changed', { top: 46, right: 0, bottom: 0, left: 0 });
    expect(read('--portico-safe-top')).toBe('93px');
    expect(read('--portico-safe-bottom')).toBe('34px');
    expect(read('--tg-safe-area-inset-top')).toBe('47px');
    expect(read('--tg-content-safe-area-inset-top')).toBe('46px');
    tell('safe_area_changed', { top: -1, bottom: '9', left: null });
    expect([read('--portico-safe-top'), read('--portico-safe-bottom')]).toEqual(['93px', '34px']);
  });
});
