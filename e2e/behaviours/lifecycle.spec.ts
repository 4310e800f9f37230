import { type App, expect, setVisibility, test } from '../helpers';

const nested = async (app: App) => {
  const lines = await app.page.evaluate(() => window.fixture.log());
  return lines
    .filter((line) => line.includes('.nested:'))
    .map((line) => line.replace('.nested', ''));
};

test.describe('lifecycle', () => {
  test('[S4.1] [S4.2] the whole order of a visit, once each', async ({ app, page }) => {
    await app.open('/');
    await app.go('/list');
    await app.at('/ > /list');
    await page.goBack();
    await app.at('/');
    await setVisibility(page, 'hidden');
    await setVisibility(page, 'visible');
    expect(await app.log()).toEqual([
      'home#1:load',
      'home#1:show:navigate',
      'home#1:ready',
      'home#1:hide',
      'list#1:load',
      'list#1:show:navigate',
      'list#1:ready',
      'list#1:unload',
      'home#1:show:back',
      'home#1:hide',
      'app:hide',
      'app:show',
      'home#1:show:app',
    ]);
  });

  test('[S4.1] a component inside the page sees the same list', async ({ app, page }) => {
    await app.open('/');
    await app.go('/list');
    await app.at('/ > /list');
    await page.goBack();
    await app.at('/');
    expect(await nested(app)).toEqual(await app.log());
  });

  test('[S4.1] show(back) comes with the landing, not with the end of the animation', async ({
    app,
    page,
  }) => {
    await app.open('/');
    await app.go('/list');
    await app.at('/ > /list');
    const landed = page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          addEventListener('popstate', () => resolve(performance.now()), { once: true });
        }),
    );
    await page.goBack();
    const at = await landed;
    await app.at('/');
    const log = await page.evaluate(() => window.fixture.timedLog());
    const shown = log.findLast(({ line }) => line === 'home#1:show:back');
    expect((shown?.at ?? Number.POSITIVE_INFINITY) - at).toBeLessThan(100);
  });

  test('[S4.1] redirect: the old page unloads, the new one loads in its place', async ({ app }) => {
    await app.open('/');
    await app.go('/list');
    await app.at('/ > /list');
    await app.clearLog();
    await app.tap('redirect', '/item/4');
    await app.at('/ > /item/4');
    expect(await app.log()).toEqual([
      'list#1:unload',
      'item/4#1:load',
      'item/4#1:show:navigate',
      'item/4#1:ready',
    ]);
  });

  test('[S4.1] relaunch: all unload top down, hidden ones and kept tabs too, once each', async ({
    app,
  }) => {
    await app.open('/');
    await app.tap('switchTab', '/me');
    await app.at('/me');
    await app.go('/list');
    await app.at('/me > /list');
    await app.go('/item/1');
    await app.at('/me > /list > /item/1');
    await app.clearLog();
    await app.tap('relaunch', '/item/2');
    await app.at('/item/2');
    expect(await app.log()).toEqual([
      'item/1#1:unload',
      'list#1:unload',
      'me#1:unload',
      'home#1:unload',
      'item/2#1:load',
      'item/2#1:show:navigate',
      'item/2#1:ready',
    ]);
    expect(await nested(app)).toEqual([
      'item/1#1:unload',
      'list#1:unload',
      'me#1:unload',
      'home#1:unload',
      'item/2#1:load',
      'item/2#1:show:navigate',
      'item/2#1:ready',
    ]);
  });

  test('[S4.1] back over two pages: unloads top down, then one show', async ({ app }) => {
    await app.open('/');
    await app.go('/list');
    await app.at('/ > /list');
    await app.go('/item/1');
    await app.at('/ > /list > /item/1');
    await app.clearLog();
    await app.press('back 2');
    await app.at('/');
    expect(await app.log()).toEqual(['item/1#1:unload', 'list#1:unload', 'home#1:show:back']);
  });

  test('[S4.2] the page on top goes first when the app is hidden, and comes last when it shows', async ({
    app,
    page,
  }) => {
    await app.open('/');
    await app.go('/list');
    await app.at('/ > /list');
    await app.clearLog();
    await setVisibility(page, 'hidden');
    await setVisibility(page, 'hidden');
    await setVisibility(page, 'visible');
    expect(await app.log()).toEqual(['list#1:hide', 'app:hide', 'app:show', 'list#1:show:app']);
  });
});
