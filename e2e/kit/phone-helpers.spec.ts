import { expect, type Page, test } from '@playwright/test';
import {
  cancelFileChooser,
  denyLocation,
  drag,
  emulateStandalone,
  failOnForeignRequests,
  installTelegram,
  keyboard,
  longPress,
  loseLocation,
  offline,
  openBrowserHistory,
  persistedPageshow,
  pinch,
  profiles,
  setSafeAreas,
  setVisibility,
  slowNetwork,
  standAt,
  swipe,
  tap,
  telegramHash,
} from 'portico/testing';

const SITE = 'https://shop.test/';

/** A page of 3,000 pixels that lists the events that it receives. */
const script = `
  window.seen = [];
  for (const name of ['touchstart', 'touchend', 'click', 'contextmenu', 'pagehide', 'pageshow', 'offline', 'online', 'visibilitychange', 'cancel', 'change']) {
    addEventListener(name, (event) => {
      const detail = event.touches ? event.touches.length : (event.persisted ?? document.visibilityState);
      seen.push(name + ':' + detail);
      if (name === 'touchstart') window.started = event.timeStamp;
      if (name === 'touchend') window.held = Math.round(event.timeStamp - started);
    }, true);
  }
`;
const body = `<!doctype html><html lang="en"><title>x</title>
  <meta name="viewport" content="width=device-width, initial-scale=1, maximum-scale=4, viewport-fit=cover">
  <style>body { height: 3000px; margin: 0 } #top { height: env(safe-area-inset-top) }</style>
  <div id="top"></div><input type="file" aria-label="File"><script src="/seen.js"></script>`;

test.use({ ...profiles.wechatAndroid });

test.beforeEach(async ({ page }) => {
  await page.route(`${SITE}**`, (route) => {
    const isScript = route.request().url().endsWith('.js');
    return route.fulfill({
      contentType: isScript ? 'text/javascript' : 'text/html',
      body: isScript ? script : body,
    });
  });
});

const seen = (page: Page) =>
  page.evaluate(() => (window as unknown as { seen: string[] }).seen.splice(0));
const middle = { x: 200, y: 400 };

test('tap, longPress and drag send the touch events of a finger', async ({ page }) => {
  await page.goto(SITE);
  await seen(page);
  await tap(page, middle);
  await expect.poll(() => seen(page)).toEqual(['touchstart:1', 'touchend:0', 'click:visible']);
  await longPress(page, middle);
  await expect.poll(() => seen(page)).toContain('touchend:0');
  expect(await page.evaluate(() => (window as unknown as { held: number }).held)).toBe(700);
  await expect.poll(() => seen(page)).toEqual([]);
  await drag(page, middle, { x: 60, y: 0 }, async () => {
    await expect.poll(() => seen(page)).toEqual(['touchstart:1']);
  });
});

test('swipe scrolls the page, and refuses a velocity of 0', async ({ page }) => {
  await page.goto(SITE);
  await swipe(page, { x: 200, y: 600 }, { x: 0, y: -300 }, 2);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(200);
  await expect(swipe(page, middle, { x: 0, y: 1 }, 0)).rejects.toThrow(
    'swipe: velocity must be above 0, not 0',
  );
});

test('pinch uses two fingers and zooms the page', async ({ page }) => {
  await page.goto(SITE);
  await seen(page);
  await pinch(page, middle, { from: 60, to: 240 });
  expect(await seen(page)).toContain('touchstart:2');
  await expect
    .poll(() => page.evaluate(() => window.visualViewport?.scale ?? 0))
    .toBeGreaterThan(1.5);
});

test('keyboard covers or resizes the window, and closes again', async ({ page }) => {
  await page.goto(SITE);
  const heights = () =>
    page.evaluate(() => [
      window.innerHeight,
      window.visualViewport?.height,
      window.visualViewport?.offsetTop,
    ]);
  const away = await keyboard(page, 300, { offsetTop: 40 });
  expect(await heights()).toEqual([785, 485, 40]);
  await away();
  expect(await heights()).toEqual([785, 785, 0]);
  const back = await keyboard(page, 300, { manner: 'resizes' });
  await expect.poll(heights).toEqual([485, 485, 0]);
  await back();
  await expect.poll(heights).toEqual([785, 785, 0]);
});

test('a page gets safe areas, visibility, back/forward cache events and history jumps', async ({
  page,
}) => {
  await page.goto(SITE);
  await setSafeAreas(page, { top: 47, bottom: 34 });
  await expect
    .poll(() => page.locator('#top').evaluate((element) => element.clientHeight))
    .toBe(47);
  await seen(page);
  await setVisibility(page, 'hidden');
  await persistedPageshow(page);
  expect(await seen(page)).toEqual(['visibilitychange:hidden', 'pagehide:true', 'pageshow:true']);
  await page.goto(`${SITE}two`);
  const list = await openBrowserHistory(page);
  const [index, length] = [await list.index(), await list.length()];
  expect(index).toBe(length - 1);
  await list.jump(-1);
  await page.waitForURL(SITE);
  await expect(list.jump(5)).rejects.toThrow('openBrowserHistory: there is no entry at 5');
});

test('offline and slowNetwork end again, and failOnForeignRequests aborts foreign requests', async ({
  page,
}) => {
  const foreign = await failOnForeignRequests(page, SITE);
  await page.goto(SITE);
  await seen(page);
  const online = await offline(page);
  // A touch does not bring the network back.
  await tap(page, { x: 100, y: 100 });
  await swipe(page, { x: 100, y: 300 }, { x: 0, y: -100 });
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  expect(await page.evaluate(() => navigator.onLine)).toBe(false);
  await online();
  const ofNetwork = async () => (await seen(page)).filter((name) => /^o(n|ff)line/.test(name));
  await expect.poll(ofNetwork).toEqual(['offline:visible', 'online:visible']);
  const fast = await slowNetwork(page, 'slow-3g');
  await fast();
  foreign.check();
  await page.evaluate(async () => {
    await fetch('https://foreign.test/x').catch(() => {});
    const socket = new WebSocket('wss://foreign.test/socket');
    await new Promise((resolve) => socket.addEventListener('close', resolve));
  });
  expect(foreign.requests()).toEqual(['https://foreign.test/x', 'wss://foreign.test/socket']);
  expect(() => foreign.check()).toThrow(
    'requests to other origins:\nhttps://foreign.test/x\nwss://foreign.test/socket',
  );
});

test('failOnForeignRequests records a redirect to another origin', async ({ page }) => {
  const foreign = await failOnForeignRequests(page, SITE);
  await page.route(`${SITE}go`, (route) =>
    route.fulfill({ status: 302, headers: { Location: 'https://foreign.test/after' } }),
  );
  await page.goto(SITE);
  await page.evaluate(() => fetch('/go', { mode: 'no-cors' }).catch(() => {}));
  expect(foreign.requests()).toEqual(['https://foreign.test/after']);
});

test('emulateStandalone makes standalone the only display mode', async ({ page }) => {
  await emulateStandalone(page);
  await page.goto(SITE);
  const fits = (query: string) => page.evaluate((text) => matchMedia(text).matches, query);
  expect(await fits('(display-mode: standalone)')).toBe(true);
  expect(await fits('(display-mode:standalone)')).toBe(true);
  expect(await fits('(display-mode: browser)')).toBe(false);
  expect(await fits('(min-width: 1px)')).toBe(true);
});

test('standAt, loseLocation and denyLocation give a place, no place and no permission', async ({
  page,
}) => {
  await page.goto(SITE);
  const ask = () =>
    page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          navigator.geolocation.getCurrentPosition(
            ({ coords }) => resolve(coords.latitude),
            ({ code }) => resolve(-code),
          );
        }),
    );
  await standAt(page, { latitude: 44.5, longitude: 10 });
  expect(await ask()).toBe(44.5);
  await loseLocation(page);
  expect(await ask()).toBe(-2);
  await denyLocation(page);
  expect(await ask()).toBe(-1);
  await standAt(page, { latitude: 12.5, longitude: 10 });
  expect(await ask()).toBe(12.5);
});

test('cancelFileChooser sends a cancel event and no change event', async ({ page }) => {
  await page.goto(SITE);
  await seen(page);
  await cancelFileChooser(page, () => page.getByLabel('File').tap());
  expect((await seen(page)).filter((name) => /cancel|change/.test(name))).toEqual([
    'cancel:visible',
  ]);
});

test('installTelegram sets the globals, and telegramHash gives the launch parameters', async ({
  page,
}) => {
  const telegram = await installTelegram(page);
  await page.goto(SITE + telegramHash({ startParam: 'slab' }));
  await page.evaluate(() => {
    const view = window as unknown as {
      TelegramWebviewProxy: { postEvent: (event: string, data: string) => void };
    };
    view.TelegramWebviewProxy.postEvent('web_app_setup_back_button', '{"is_visible":true}');
    const receiveEvent = (...event: unknown[]) => Object.assign(window, { event });
    Object.assign(window, { Telegram: { WebView: { receiveEvent } } });
  });
  await expect
    .poll(() => telegram.calls('web_app_setup_back_button'))
    .toEqual([{ event: 'web_app_setup_back_button', data: { is_visible: true } }]);
  await telegram.emit(page, 'back_button_pressed');
  expect(await page.evaluate(() => (window as unknown as { event: unknown }).event)).toEqual([
    'back_button_pressed',
    {},
  ]);
  const launch = new URLSearchParams(new URL(page.url()).hash.slice(1));
  expect(new URLSearchParams(launch.get('tgWebAppData') ?? '').get('start_param')).toBe('slab');
  expect(launch.get('tgWebAppVersion')).toBe('9.1');
});
