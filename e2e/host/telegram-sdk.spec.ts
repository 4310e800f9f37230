import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { installTelegram, profiles, telegramHash } from 'portico/testing';
import { expect, test, withOptions } from '../helpers';
import { ask } from './in-host';

test.use(profiles.telegramAndroid);

test.beforeEach(({ page }) => withOptions(page, { host: {} }));

/** Telegram's own script, as its package publishes it. */
const script = readFileSync(
  new URL('../../node_modules/@twa-dev/sdk/dist/telegram-web-apps.js', import.meta.url),
  'utf8',
);

type WebApp = {
  readonly initData: string;
  readonly colorScheme: string;
  readonly safeAreaInset: { readonly top: number };
  onEvent(name: string, run: (data?: unknown) => void): void;
} & Readonly<Record<string, (...params: unknown[]) => unknown>>;

declare global {
  interface Window {
    /** The events that Telegram's own script told the product. */
    told?: string[];
  }
}

/** The product's own code listens to Telegram's script. */
const listen = (page: Page) =>
  page.evaluate(() => {
    const { WebApp } = Reflect.get(window, 'Telegram') as { readonly WebApp: WebApp };
    const told: string[] = [];
    window.told = told;
    for (const name of ['backButtonClicked', 'themeChanged', 'safeAreaChanged', 'qrTextReceived'])
      WebApp.onEvent(name, () => told.push(name));
  });

const told = (page: Page) => page.evaluate(() => window.told ?? []);

for (const order of ['before', 'after'] as const) {
  test.describe(`[S1.2] Telegram's own script, loaded ${order} the app`, () => {
    const start = async (page: Page, url: string) => {
      if (order === 'before') {
        await page.route('**/telegram-web-app.js', (route) =>
          route.fulfill({ contentType: 'text/javascript', body: script }),
        );
        await page.route(url.replace(/#.*/, ''), async (route) => {
          if (route.request().resourceType() !== 'document') return route.fallback();
          const response = await route.fetch();
          const html = await response.text();
          const tag = '<head><script src="/telegram-web-app.js"></script>';
          return route.fulfill({ response, body: html.replace('<head>', tag) });
        });
      }
      await page.goto(url);
      expect(await ask(page, 'host.ready')).toMatchObject({ ok: true });
      if (order === 'after') await page.evaluate(script);
      await listen(page);
    };

    test('Back, theme and safe areas reach the app and the script, each once', async ({
      app,
      page,
    }) => {
      const telegram = await installTelegram(page);
      await start(page, app.href('/') + telegramHash({ version: '8.0', colorScheme: 'dark' }));
      const html = page.locator('html');
      await expect(html).toHaveAttribute('data-theme', 'dark');

      await app.go('/list');
      await app.at('/ > /list');
      await app.go('/item/1');
      await app.at('/ > /list > /item/1');
      await telegram.emit(page, 'back_button_pressed');
      await app.at('/ > /list');
      const shown = () => telegram.calls('web_app_setup_back_button').map(({ data }) => data);
      await expect.poll(shown).toEqual([{ is_visible: true }]);

      await telegram.emit(page, 'theme_changed', { theme_params: { bg_color: '#ffffff' } });
      await expect(html).toHaveAttribute('data-theme', 'light');
      await telegram.emit(page, 'safe_area_changed', { top: 47, right: 0, bottom: 34, left: 0 });
      const inset = (name: string) =>
        html.evaluate((root, property) => root.style.getPropertyValue(property), name);
      await expect.poll(() => inset('--portico-safe-top')).toBe('47px');
      expect(await inset('--tg-safe-area-inset-top')).toBe('47px');

      expect(await told(page)).toEqual(['backButtonClicked', 'themeChanged', 'safeAreaChanged']);
      const known = await page.evaluate(() => {
        const { WebApp } = Reflect.get(window, 'Telegram') as { readonly WebApp: WebApp };
        return { scheme: WebApp.colorScheme, top: WebApp.safeAreaInset.top };
      });
      expect(known).toEqual({ scheme: 'light', top: 47 });
    });

    test('scanner, location, share and close send one message each', async ({ app, page }) => {
      const telegram = await installTelegram(page);
      await start(page, app.href('/list') + telegramHash({ version: '8.0' }));
      const count = (event: string) => telegram.calls(event).length;

      const scanned = ask(page, 'scanCode');
      await expect.poll(() => count('web_app_open_scan_qr_popup')).toBe(1);
      await telegram.emit(page, 'qr_text_received', { data: 'https://a.test' });
      expect(await scanned).toMatchObject({ value: { result: 'https://a.test' } });

      const located = ask(page, 'getLocation', { type: 'wgs84' });
      await expect.poll(() => count('web_app_check_location')).toBe(1);
      const access = { available: true, access_requested: true, access_granted: true };
      await telegram.emit(page, 'location_checked', access);
      await expect.poll(() => count('web_app_request_location')).toBe(1);
      const place = { latitude: 48.85, longitude: 2.35, horizontal_accuracy: 10 };
      await telegram.emit(page, 'location_requested', { available: true, ...place });
      expect(await located).toMatchObject({ value: { latitude: 48.85, longitude: 2.35 } });

      expect(await ask(page, 'share.open')).toMatchObject({ value: { result: 'opened' } });
      expect(await ask(page, 'host.openOutside', { url: 'https://a.test/' })).toMatchObject({
        value: { result: 'opened' },
      });
      expect(await ask(page, 'host.closeWindow')).toMatchObject({ ok: true });
      const once = [
        ...['web_app_ready', 'web_app_expand', 'web_app_setup_swipe_behavior'],
        ...['web_app_open_scan_qr_popup', 'web_app_close_scan_qr_popup'],
        ...['web_app_check_location', 'web_app_request_location'],
        ...['web_app_open_tg_link', 'web_app_open_link', 'web_app_close'],
      ];
      expect(once.map((event) => [event, count(event)])).toEqual(once.map((event) => [event, 1]));
      expect(count('iframe_ready')).toBe(0);
    });

    test('the credential is the initial data of the script', async ({ app, page }) => {
      await installTelegram(page);
      await start(page, app.href('/list') + telegramHash());
      const initData = await page.evaluate(() => {
        const { WebApp } = Reflect.get(window, 'Telegram') as { readonly WebApp: WebApp };
        return WebApp.initData;
      });
      // The app has removed the parameters from the address before a late script could read them.
      if (order === 'after') expect(initData).toBe('');
      const answer = await ask(page, 'host.credential');
      if (order === 'before') expect(answer).toMatchObject({ value: { credential: initData } });
      expect(answer).toMatchObject({
        value: { credential: expect.stringContaining('auth_date=1790000000') },
      });
      expect(page.url()).not.toContain('tgWebApp');
    });
  });
}

/** The messages whose first version Telegram's script knows, and the calls of the platform that send them. */
const versioned = [
  ['web_app_open_link', 'host.openOutside'],
  ['web_app_open_scan_qr_popup', 'scanCode'],
  ['web_app_open_tg_link', 'share.open'],
  ['web_app_check_location', 'getLocation'],
] as const;

/** The adapter sends them itself, when the app starts and when a page opens. */
const automatic = ['web_app_setup_swipe_behavior', 'web_app_setup_back_button'];

test.describe("[S1.2] the versions of Telegram's own script", () => {
  for (const version of ['6.0', '6.1', '6.3', '6.4', '7.6', '7.7', '7.10', '8.0'])
    test(`in version ${version} the adapter sends the messages that the script sends`, async ({
      app,
      page,
      traps,
    }) => {
      traps.allow(/is not supported in version|^request to https:\/\/t\.me\//);
      await page.route('https://t.me/**', (route) => route.abort());
      const telegram = await installTelegram(page);
      await page.goto(app.href('/list') + telegramHash({ version }));
      expect(await ask(page, 'host.ready')).toMatchObject({ ok: true });
      await app.go('/item/1');
      await app.at('/list > /item/1');
      const names = versioned.map(([, name]) => name);
      const levels = await page.evaluate(
        (calls) => calls.map((name) => window.fixture.platform.host.can(name)),
        names,
      );
      const events = () => telegram.calls().map(({ event }) => event);
      const byAdapter = [
        ...versioned.flatMap(([event], index) => (levels[index] === 'native' ? [event] : [])),
        ...automatic.filter((event) => events().includes(event)),
      ];

      const count = events().length;
      await page.evaluate((first) => {
        // The script reads the version from the address, which the app has cleaned, or from here.
        const key = '__telegram__initParams';
        sessionStorage.setItem(key, JSON.stringify({ tgWebAppVersion: first }));
        window.open = () => null;
      }, version);
      await page.evaluate(script);
      await page.evaluate(() => {
        const { WebApp } = Reflect.get(window, 'Telegram') as { readonly WebApp: WebApp };
        const attempt = (run: () => unknown) => {
          try {
            run();
          } catch (error) {
            if (!String(error).includes('WebAppMethodUnsupported')) throw error;
          }
        };
        attempt(() => WebApp['openLink']?.('https://a.test/'));
        attempt(() => WebApp['showScanQrPopup']?.({}));
        attempt(() => (WebApp['LocationManager'] as unknown as { init(): void }).init());
        Object.assign(WebApp, { isVerticalSwipesEnabled: false });
        Object.assign(WebApp['BackButton'] as object, { isVisible: true });
        // The last one: without the message, it leaves for t.me.
        attempt(() => WebApp['openTelegramLink']?.('https://t.me/share/url?url=a'));
      });
      const known = [...versioned.map(([event]) => event), ...automatic];
      const byScript = events()
        .slice(count)
        .filter((event) => known.some((name) => name === event));
      expect([...byAdapter].sort()).toEqual([...byScript].sort());
    });
});
