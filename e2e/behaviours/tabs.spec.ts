import { type App, expect, SITE_X, startAtSiteX, stretchDelay, test } from '../helpers';

const tab = (app: App, name: string) => app.page.getByRole('link', { name, exact: true });

/** On Android the first back at the root only shows the prompt if the user has touched the page [S8.5]. */
async function leaveByBack(app: App) {
  await app.page.goBack();
  if (!app.isAndroid) return;
  await expect(app.page.getByText('Press back button again to exit')).toBeVisible();
  await app.page.goBack();
}

test.describe('tabs', () => {
  test('[S2.1] switchTab from a deep stack leaves no entries behind, so back leaves the app', async ({
    app,
    browserHistory,
    page,
  }) => {
    // The second back must come within 2 s, which a slow machine may need for a few steps.
    await stretchDelay(page, 30_000, 2000);
    await startAtSiteX(page);
    await app.open('/');
    const root = await browserHistory.index();
    await app.go('/list');
    await app.at('/ > /list');
    await app.go('/item/1');
    await app.at('/ > /list > /item/1');
    await app.tap('switchTab', '/me');
    await app.at('/me');
    expect(await browserHistory.index()).toBe(root);
    await app.count(1);
    await leaveByBack(app);
    await expect(page).toHaveURL(SITE_X);
    await expect(page.getByRole('heading', { name: 'Site X' })).toBeVisible();
  });

  test('[S4.1] switchTab unloads the pages above, and the tab keeps its count and scroll position', async ({
    app,
  }) => {
    await app.open('/');
    await app.count(2);
    await app.scrollTo(400);
    await app.page.evaluate(() => window.fixture.platform.navigate({ url: '/list' }));
    await app.at('/ > /list');
    await app.go('/item/1');
    await app.at('/ > /list > /item/1');
    await app.clearLog();
    await app.tap('switchTab', '/me');
    await app.at('/me');
    expect(await app.log()).toEqual([
      'item/1#1:unload',
      'list#1:unload',
      'me#1:load',
      'me#1:show:tab',
      'me#1:ready',
    ]);
    await app.clearLog();
    await tab(app, 'Home').tap();
    await app.at('/');
    await expect(app.on('count')).toHaveText('Count 2');
    expect(await app.scrollTop()).toBe(400);
    expect(await app.log()).toEqual(['me#1:hide', 'home#1:show:tab', 'home#1:tab-item-tap']);
  });

  test('[S2.1] the tab bar switches the tab, marks it and adds no history entry', async ({
    app,
  }) => {
    await app.open('/');
    const historyLength = await app.historyLength();
    await expect(tab(app, 'Home')).toHaveAttribute('aria-current', 'page');
    await tab(app, 'Me').tap();
    await app.at('/me');
    await expect(tab(app, 'Me')).toHaveAttribute('aria-current', 'page');
    await expect(tab(app, 'Home')).not.toHaveAttribute('aria-current', 'page');
    await tab(app, 'Home').tap();
    await app.at('/');
    expect((await app.historyLength()) - historyLength).toBeLessThanOrEqual(app.isAndroid ? 1 : 0);
  });

  test('after ten fast taps on tabs exactly one tab page is visible', async ({ app, page }) => {
    await app.open('/');
    const at = async (name: string) => {
      const box = await tab(app, name).boundingBox();
      if (!box) throw new Error(`no tab ${name}`);
      return [box.x + box.width / 2, box.y + box.height / 2] as const;
    };
    const [home, me] = [await at('Home'), await at('Me')];
    for (let tap = 0; tap < 10; tap += 1) {
      await page.touchscreen.tap(...(tap % 2 === 0 ? me : home));
    }
    await app.at('/');
    const visible = await page.evaluate(
      () =>
        [...document.querySelectorAll<HTMLElement>('[data-page]')].filter(
          (element) => element.getBoundingClientRect().width > 0,
        ).length,
    );
    expect(visible).toBe(1);
  });

  test('a tap on the current tab scrolls to the top and sends tab-item-tap to the page', async ({
    app,
  }) => {
    await app.open('/');
    await app.scrollTo(800);
    await tab(app, 'Home').tap();
    await expect.poll(app.log).toContain('home#1:tab-item-tap');
    await expect.poll(app.scrollTop).toBe(0);
    await app.at('/');
  });

  test('[S2.6] relaunch from a deep stack leaves no entries behind either', async ({
    app,
    browserHistory,
  }) => {
    await app.open('/');
    const root = await browserHistory.index();
    await app.go('/list');
    await app.at('/ > /list');
    await app.go('/item/1');
    await app.at('/ > /list > /item/1');
    await app.tap('relaunch', '/item/5');
    await app.at('/item/5');
    expect(await browserHistory.index()).toBe(root);
  });
});
