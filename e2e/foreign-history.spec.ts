import { existsSync } from 'node:fs';
import { chromium, type Page } from '@playwright/test';
import { candidates } from '../scripts/find-browser.mjs';
import { expect, SITE_X, test } from './helpers';
import { createApp } from './support/app';
import { variantNamed } from './variants.mjs';

test.describe('history entries that the app did not make', () => {
  test('pushState by another script, then back, leaves the stack as it was', async ({
    app,
    page,
  }) => {
    await app.open('/');
    await app.call('navigate', { url: '/list' });
    await app.at('/ > /list');
    await page.evaluate(() => {
      window.history.pushState({ theirs: true }, '', '#foreign');
      window.history.back();
    });
    await app.at('/ > /list');
    await page.goBack();
    await app.at('/');
  });

  test('forward to the entry of another script opens its page', async ({ app, page }) => {
    await app.open('/');
    await page.evaluate(() => window.history.pushState({ theirs: true }, '', '/item/5'));
    await page.goBack();
    await app.at('/');
    await page.goForward();
    await app.at('/ > /item/5');
    await page.goBack();
    await app.at('/');
  });

  test('a page keeps its place in the stack when another script shortens its address', async ({
    app,
    page,
  }) => {
    await app.open('/');
    await app.call('navigate', { url: '/item/1?q=code' });
    await app.at('/ > /item/1?q=code');
    const clean = (state: 'kept' | 'lost') =>
      page.evaluate((how) => {
        const address = window.location.href.replace('?q=code', '');
        window.history.replaceState(how === 'kept' ? window.history.state : {}, '', address);
      }, state);
    await clean('lost');
    await app.call('navigate', { url: '/list' });
    await app.at('/ > /item/1?q=code > /list');
    await page.goBack();
    await app.at('/ > /item/1');
    await clean('kept');
    await page.reload();
    await app.at('/ > /item/1');
    expect(await app.call('back')).toEqual({ ok: true });
    await app.at('/');
  });

  test('history state that only looks like state of the app is ignored', async ({ app, page }) => {
    await app.open('/');
    // The code that answers loads after the first screen. Before that, a new address counts as a step of the user.
    await app.call('preload', '/list');
    await page.evaluate(() => {
      const nav = { v: 1, s: 'x', p: 7, st: [['a', 'javascript:alert(1)', 'seven']] };
      window.history.replaceState({ nav, key: '__proto__', idx: 'x' }, '', '/list');
    });
    await page.reload();
    await app.at('/list');
    expect(await app.call('back')).toEqual({ ok: true });
    await app.at('/');
  });

  test('a popstate event without a step is ignored', async ({ app, page }) => {
    await app.open('/');
    await app.call('navigate', { url: '/list' });
    await app.at('/ > /list');
    await app.clearLog();
    await page.evaluate(() =>
      dispatchEvent(new PopStateEvent('popstate', { state: window.history.state })),
    );
    await app.at('/ > /list');
    expect(await app.log()).toEqual([]);
  });

  test('the whole stack is restored after a visit to another site', async ({ app, page }) => {
    await page.route(SITE_X, (route) =>
      route.fulfill({ contentType: 'text/html', body: 'Site X' }),
    );
    await app.open('/');
    await app.call('navigate', { url: '/list' });
    await app.call('navigate', { url: '/item/1' });
    await app.at('/ > /list > /item/1');
    await page.goto(SITE_X);
    await page.goBack();
    await app.at('/ > /list > /item/1');
    await page.goBack();
    await app.at('/ > /list');
  });

  test('a copied address in a new tab opens only that page', async ({ app, context }) => {
    await app.open('/');
    await app.call('navigate', { url: '/item/1' });
    await app.at('/ > /item/1');
    const other = createApp(await context.newPage(), app.variant, '');
    await other.open('/item/1');
    await other.at('/item/1');
    await app.page.goBack();
    await app.at('/');
  });
});

test.describe('history entries of an iframe in a page', () => {
  const calls = [
    ['back', [], '/ > /list'],
    ['relaunch', ['/pick'], '/pick'],
    ['switchTab', ['/me'], '/me'],
  ] as const;

  for (const [name, args, stack] of calls) {
    test(`are left out by ${name}, and the next back of the browser leaves the next page`, async ({
      app,
      page,
    }) => {
      await app.open('/');
      await app.call('navigate', { url: '/list' });
      await app.call('navigate', { url: '/item/1' });
      await app.at('/ > /list > /item/1');
      await navigateFrame(page);
      const start = Date.now();
      expect(await app.call(name, ...args)).toEqual({ ok: true });
      // A travel that moves the iframe alone is given up after a second.
      expect(Date.now() - start).toBeLessThan(900);
      await app.at(stack);
      await app.call('navigate', { url: '/item/2' });
      await app.at(`${stack} > /item/2`);
      await page.goBack();
      await app.at(stack);
      if (name !== 'back') return;
      await page.goBack();
      await app.at('/');
    });
  }
});

/** An iframe in the page navigates, for example a map. The browser adds an entry for it. */
async function navigateFrame(page: Page): Promise<void> {
  await page.route('**/map.html', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>A map</title>' }),
  );
  const before = await page.evaluate(() => window.history.length);
  await page.evaluate(async () => {
    const frame = document.createElement('iframe');
    frame.src = '/map.html';
    const loaded = new Promise((resolve) => frame.addEventListener('load', resolve));
    document.querySelector('[data-page][data-state="active"] [data-page-content]')?.append(frame);
    await loaded;
    frame.contentWindow?.history.pushState(null, '', '#moved');
  });
  expect(await page.evaluate(() => window.history.length)).toBe(before + 1);
}

test.describe('the address bar in hash mode', () => {
  test.use({ variant: variantNamed('hash-app') });

  test('[S2.1] a hash that the user types opens the page on top', async ({ app, page }) => {
    await app.open('/');
    await page.evaluate(() => {
      window.location.hash = '#/item/5?n=2';
    });
    await app.at('/ > /item/5?n=2');
    await page.goBack();
    await app.at('/');
    await page.goForward();
    await app.at('/ > /item/5?n=2');
  });

  test('[S2.1] a hash of a tab switches to it, and an unknown path shows the not-found page', async ({
    app,
    page,
  }) => {
    await app.open('/');
    await app.call('navigate', { url: '/list' });
    await app.at('/ > /list');
    await page.evaluate(() => {
      window.location.hash = '#/me';
    });
    await app.at('/me');
    await page.evaluate(() => {
      window.location.hash = '#/nope';
    });
    await expect(page.getByText(/not found/i).first()).toBeVisible();
    await page.goBack();
    await app.at('/me');
    await page.goBack();
    await app.at('/ > /list');
  });

  test('[S2.7] location.replace takes the place of the page on top, and back leads to the page below', async ({
    app,
    page,
    browserHistory,
  }) => {
    await app.open('/');
    await app.call('navigate', { url: '/list' });
    await app.call('navigate', { url: '/item/1' });
    await app.at('/ > /list > /item/1');
    const index = await browserHistory.index();
    await page.evaluate(() => window.location.replace('#/item/2'));
    await app.at('/ > /list > /item/2');
    expect(await browserHistory.index()).toBe(index);
    expect(await app.call('back')).toEqual({ ok: true });
    await app.at('/ > /list');
    expect(await browserHistory.index()).toBe(index - 1);
    await page.goForward();
    await app.at('/ > /list > /item/2');
    await page.evaluate(() => window.location.replace('#/item/3'));
    await app.at('/ > /list > /item/3');
    await page.reload();
    await app.at('/ > /list > /item/3');
    await page.goBack();
    await app.at('/ > /list');
    expect(await app.call('back')).toEqual({ ok: true });
    await app.at('/');
  });

  test('the same hash changes nothing', async ({ app, page }) => {
    await app.open('/item/5');
    await app.at('/item/5');
    await app.clearLog();
    await page.evaluate(() => {
      window.location.hash = '#/item/5';
    });
    await app.at('/item/5');
    expect(await app.log()).toEqual([]);
  });
});

test.describe('the limit of Safari, 100 history writes in 30 seconds', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('the app continues when the browser refuses to write', async ({ app, page }) => {
    await page.addInitScript(() => {
      let writes = 0;
      for (const name of ['pushState', 'replaceState'] as const) {
        const original = window.history[name];
        window.history[name] = function limited(...args) {
          writes += 1;
          if (writes > 100) {
            throw new DOMException(
              'Attempt to use history 100 times per 30 seconds',
              'SecurityError',
            );
          }
          return original.apply(this, args);
        };
      }
      Object.assign(window, {
        forgetWrites: () => {
          writes = 0;
        },
      });
    });
    await app.open('/');
    for (let id = 1; id <= 110; id += 1) {
      expect(await app.call('navigate', { url: `/item/${id}` })).toEqual({ ok: true });
      await expect(app.on('url')).toHaveText(`/item/${id}`);
    }
    expect(await app.call('back')).toEqual({ ok: true });
    await expect(app.on('url')).toHaveText('/item/109');
    await page.evaluate(() => (window as unknown as { forgetWrites: () => void }).forgetWrites());
    for (const goBack of [() => page.goBack(), () => app.call('back')]) {
      expect(await app.call('navigate', { url: '/list' })).toEqual({ ok: true });
      await expect(app.on('url')).toHaveText('/list');
      await expect.poll(() => app.pathOf(page.url())).toBe('/list');
      await goBack();
      await expect(app.on('url')).toHaveText('/item/109');
    }
  });
});

test('[S4.2] the back/forward cache restores the same page, and it receives a show event', async ({
  variant,
}) => {
  const executablePath = candidates(process.env, chromium.executablePath()).find(
    (path) => !path.includes('headless') && existsSync(path),
  );
  test.skip(
    !executablePath,
    'the headless shell has no back/forward cache, and no other Chromium was found',
  );
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  const page = await browser.newPage();
  await page.route(SITE_X, (route) => route.fulfill({ contentType: 'text/html', body: 'Site X' }));
  const app = createApp(page, variant, '');
  await app.open('/');
  await app.call('navigate', { url: '/list' });
  await app.at('/ > /list');
  await page.evaluate(() => {
    addEventListener('pageshow', ({ persisted }) => Object.assign(window, { persisted }));
  });
  await page.goto(SITE_X);
  // In a later task, because the document leaves while it answers.
  await page.evaluate(() => void setTimeout(() => window.history.back(), 20));
  await expect.poll(() => page.evaluate(() => 'persisted' in window).catch(() => false)).toBe(true);
  await app.at('/ > /list');
  expect(await app.log()).toEqual([
    'home#1:load',
    'home#1:show:navigate',
    'home#1:ready',
    'home#1:hide',
    'list#1:load',
    'list#1:show:navigate',
    'list#1:ready',
    'list#1:hide',
    'app:hide',
    'app:show',
    'list#1:show:app',
  ]);
  await page.evaluate(() => window.history.back());
  await app.at('/');
  await browser.close();
});
