import { expect, test } from '../helpers';

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
