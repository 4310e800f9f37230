import type { BrowserHistory } from 'portico/testing';
import { type App, expect, test } from '../helpers';

test.describe('forward after back', () => {
  test('[S4.1] browser forward restores the page, and the page below keeps its state', async ({
    app,
    page,
  }) => {
    await app.open('/');
    await app.go('/list');
    await app.at('/ > /list');
    await app.count(2);
    await app.go('/item/1');
    await app.at('/ > /list > /item/1');

    await page.goBack();
    await app.at('/ > /list');
    await page.goForward();
    await app.at('/ > /list > /item/1');
    await page.goBack();
    await app.at('/ > /list');

    await expect(app.on('count')).toHaveText('Count 2');
    const log = await app.log();
    const times = (line: string) => log.filter((entry) => entry === line).length;
    expect(times('list#1:load')).toBe(1);
    expect(times('list#1:unload')).toBe(0);
    expect(times('list#1:show:back')).toBe(2);
    expect(times('item/1#1:load')).toBe(2);
    expect(times('item/1#1:unload')).toBe(2);
    expect(times('item/1#1:show:navigate')).toBe(1);
    expect(times('item/1#1:show:forward')).toBe(1);
  });

  test('forward over two entries restores both pages and loads only the top one', async ({
    app,
    page,
  }) => {
    await app.open('/');
    await app.go('/list');
    await app.at('/ > /list');
    await app.go('/item/2');
    await app.at('/ > /list > /item/2');
    await app.press('back 2');
    await app.at('/');
    await app.clearLog();
    await page.evaluate(() => window.history.go(2));
    await app.at('/ > /list > /item/2');
    expect(await app.log()).toEqual([
      'home#1:hide',
      'item/2#1:load',
      'item/2#1:show:forward',
      'item/2#1:ready',
    ]);
  });

  test('forward after a reload restores the page and its values', async ({ app, page }) => {
    await app.open('/');
    await app.tap('navigate', '/item/7?n=0&b=false');
    await app.at('/ > /item/7?n=0&b=false');
    await page.goBack();
    await app.at('/');
    await page.reload();
    await app.at('/');
    await page.goForward();
    await app.at('/ > /item/7?n=0&b=false');
    await expect(app.on('page')).toHaveText('/item/:id {"b":false,"id":"7","n":0}');
  });
});

test.describe('forward after a page has replaced others', () => {
  /** Goes forward, and waits until the browser is back at its entry. */
  const forwardAndBack = async (app: App, history: BrowserHistory, by = 1) => {
    const index = await history.index();
    await app.page.evaluate(
      (delta) =>
        new Promise((resolve) => {
          window.addEventListener('popstate', resolve, { once: true });
          window.history.go(delta);
        }),
      by,
    );
    await expect.poll(history.index).toBe(index);
  };

  const ways = {
    relaunch: {
      replace: async (app: App) => {
        await app.tap('relaunch', '/pick');
        await app.at('/pick');
      },
      stack: '/pick',
    },
    switchTab: {
      replace: async (app: App) => {
        await app.call('switchTab', '/me');
        await app.at('/me');
      },
      stack: '/me',
    },
    redirect: {
      replace: async (app: App) => {
        await app.press('back 1');
        await app.at('/ > /list');
        await app.call('redirect', '/pick');
        await app.at('/ > /pick');
      },
      stack: '/ > /pick',
    },
  };

  for (const [name, { replace, stack }] of Object.entries(ways)) {
    test(`after ${name} comes back at once, also after a reload, and no page notices`, async ({
      app,
      page,
      browserHistory,
    }) => {
      await app.open('/');
      await app.go('/list');
      await app.at('/ > /list');
      await app.go('/item/1');
      await app.at('/ > /list > /item/1');
      await replace(app);
      await app.clearLog();
      await forwardAndBack(app, browserHistory);
      await app.at(stack);
      expect(await app.log()).toEqual([]);
      await page.reload();
      await app.at(stack);
      await app.clearLog();
      await forwardAndBack(app, browserHistory);
      await app.at(stack);
      expect(await app.log()).toEqual([]);
      await app.go('/item/2');
      await app.at(`${stack} > /item/2`);
      await page.goBack();
      await app.at(stack);
      await page.goForward();
      await app.at(`${stack} > /item/2`);
    });
  }

  test('over several entries comes back too', async ({ app, browserHistory }) => {
    await app.open('/');
    for (const path of ['/list', '/item/1', '/item/2']) {
      await app.go(path);
      await expect(app.on('url')).toHaveText(path);
    }
    await app.at('/ > /list > /item/1 > /item/2');
    await app.call('switchTab', '/me');
    await app.at('/me');
    for (const distance of [3, 2, 1]) await forwardAndBack(app, browserHistory, distance);
    await app.at('/me');
  });
});
