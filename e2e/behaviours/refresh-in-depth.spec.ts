import { chunkOf, expect, test } from '../helpers';

test.describe('a reload deep in the stack', () => {
  test('[S2.1] [S2.6] keeps the whole stack, and back then leads down page by page', async ({
    app,
    page,
  }) => {
    await app.open('/');
    await app.count(3);
    await app.go('/list');
    await app.at('/ > /list');
    await app.count(3);
    await app.scrollTo(500);
    // A tap would first scroll the button into view.
    await app.call('navigate', { url: '/item/1' });
    await app.at('/ > /list > /item/1');
    await app.count(3);
    await app.go('/item/2');
    await app.at('/ > /list > /item/1 > /item/2');
    await app.count(3);
    const historyLength = await app.historyLength();

    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    const wasAsked = (name: string) => asked.some((url) => chunkOf(name).test(url));
    await page.reload();
    await app.at('/ > /list > /item/1 > /item/2');
    expect(await app.historyLength()).toBe(historyLength);
    await expect(app.backButton).toBeVisible();
    expect([wasAsked('item'), wasAsked('list'), wasAsked('home')]).toEqual([true, false, false]);

    await app.backButton.tap();
    await app.at('/ > /list > /item/1');
    expect(wasAsked('list')).toBe(false);
    await app.backButton.tap();
    await app.at('/ > /list');
    await expect.poll(app.scrollTop).toBe(500);
    expect(wasAsked('home')).toBe(false);
    await app.backButton.tap();
    await app.at('/');
    expect(await app.log()).toEqual([
      'item/2#1:load',
      'item/2#1:show:navigate',
      'item/2#1:ready',
      'item/2#1:unload',
      'item/1#1:load',
      'item/1#1:show:back',
      'item/1#1:ready',
      'item/1#1:unload',
      'list#1:load',
      'list#1:show:back',
      'list#1:ready',
      'list#1:unload',
      'home#1:load',
      'home#1:show:back',
      'home#1:ready',
    ]);
  });

  test('keeps the stack for browser back too', async ({ app, page }) => {
    await app.open('/');
    await app.go('/list');
    await app.at('/ > /list');
    await app.go('/item/1');
    await app.at('/ > /list > /item/1');
    await page.reload();
    await app.at('/ > /list > /item/1');
    await page.goBack();
    await app.at('/ > /list');
    await page.goBack();
    await app.at('/');
    await page.goForward();
    await app.at('/ > /list');
  });

  test('a jump over pages that are not mounted again reaches the right page', async ({
    app,
    page,
  }) => {
    await app.open('/');
    for (const path of ['/list', '/item/1', '/item/2', '/item/3']) {
      await app.go(path);
      await expect(app.on('url')).toHaveText(path);
    }
    await app.at('/ > /list > /item/1 > /item/2 > /item/3');
    await page.reload();
    await app.at('/ > /list > /item/1 > /item/2 > /item/3');
    await page.evaluate(() => window.history.go(-3));
    await app.at('/ > /list');
    await page.evaluate(() => window.history.go(3));
    await app.at('/ > /list > /item/1 > /item/2 > /item/3');
  });

  test('keeps the drafts on the top page and on a page below', async ({ app, page }) => {
    await app.open('/');
    await app.go('/list');
    await app.at('/ > /list');
    await app.active.getByLabel('Draft').fill('half a sentence');
    await app.go('/item/1');
    await app.at('/ > /list > /item/1');
    await app.active.getByLabel('Draft').fill('typed on top');
    await page.reload();
    await app.at('/ > /list > /item/1');
    await expect(app.active.getByLabel('Draft')).toHaveValue('typed on top');
    await app.backButton.tap();
    await app.at('/ > /list');
    await expect(app.active.getByLabel('Draft')).toHaveValue('half a sentence');
  });
});
