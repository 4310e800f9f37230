import { type App, expect, setVisibility, test } from '../helpers';

const nested = async (app: App) => {
  const lines = await app.page.evaluate(() => window.fixture.log());
  return lines
    .filter((line) => line.includes('.nested:'))
    .map((line) => line.replace('.nested', ''));
};

test.describe('lifecycle', () => {
  test('[S4.1] [S4.2] a visit sends each lifecycle event once and in order', async ({
    app,
    page,
  }) => {
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

  test('[S4.1] a component inside the page receives the same events', async ({ app, page }) => {
    await app.open('/');
    await app.go('/list');
    await app.at('/ > /list');
    await page.goBack();
    await app.at('/');
    expect(await nested(app)).toEqual(await app.log());
  });

  test.describe('with transitions', () => {
    test.use({ contextOptions: { reducedMotion: 'no-preference' } });

    test('[S4.1] show(back) is sent when the browser arrives, not when the animation ends', async ({
      app,
      page,
    }) => {
      await app.open('/');
      await app.go('/list');
      await app.at('/ > /list');
      await app.clearLog();
      // On iOS only back() is animated.
      const logAtFirstMove = await page.evaluate(async () => {
        void window.fixture.platform.back();
        while (document.getAnimations().length === 0) await new Promise(requestAnimationFrame);
        return window.fixture.log();
      });
      expect(logAtFirstMove).toContain('home#1:show:back');
      await app.at('/');
    });
  });

  test('[S4.1] after redirect the old page unloads and the new one loads in its place', async ({
    app,
  }) => {
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

  test('[S4.1] relaunch unloads every page once from top to bottom, also hidden pages and kept tabs', async ({
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

  test('[S4.1] back over two pages unloads them from top to bottom and sends one show', async ({
    app,
  }) => {
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

  test('[S4.2] the top page is hidden before the app and shown after it', async ({ app, page }) => {
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
