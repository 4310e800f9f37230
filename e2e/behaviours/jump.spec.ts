import { type App, expect, test } from '../helpers';

const deep = '/ > /list > /item/1 > /item/2 > /item/1 > /item/3';

async function openDeepStack(app: App) {
  await app.open('/');
  await app.go('/list');
  await app.at('/ > /list');
  const visits = ['/item/1', '/item/2', '/item/1', '/item/3'];
  for (const [index, path] of visits.entries()) {
    await app.go(path);
    await expect(app.on('url')).toHaveText(path);
    await app.count(index + 1);
  }
  await app.at(deep);
}

test.describe('several copies of one page, and jumps', () => {
  test('[S4.1] history.go(-3) reaches the first of two equal pages with its own state', async ({
    app,
    page,
  }) => {
    await openDeepStack(app);
    await app.clearLog();
    await page.evaluate(() => window.history.go(-3));
    await app.at('/ > /list > /item/1');
    await expect(app.on('count')).toHaveText('Count 1');
    expect(await app.log()).toEqual([
      'item/3#1:unload',
      'item/1#2:unload',
      'item/2#1:unload',
      'item/1#1:show:back',
    ]);
    await page.evaluate(() => window.history.go(3));
    await app.at(deep);
  });

  test('a jump from the long-press menu of the browser reaches the same page', async ({
    app,
    browserHistory,
  }) => {
    await openDeepStack(app);
    await browserHistory.jump(-3);
    await app.at('/ > /list > /item/1');
    await expect(app.on('count')).toHaveText('Count 1');
    await browserHistory.jump(2);
    await app.at('/ > /list > /item/1 > /item/2 > /item/1');
  });

  test('[S2.7] back(2) closes two pages, and a larger number closes all pages above the root', async ({
    app,
  }) => {
    await openDeepStack(app);
    expect(await app.call('back', 2)).toEqual({ ok: true });
    await app.at('/ > /list > /item/1 > /item/2');
    await expect(app.on('count')).toHaveText('Count 2');
    expect(await app.call('back', 99)).toEqual({ ok: true });
    await app.at('/');
  });

  test('[S2.7] a delta that is not a positive number counts as one', async ({ app }) => {
    await openDeepStack(app);
    const left = [
      '/ > /list > /item/1 > /item/2 > /item/1',
      '/ > /list > /item/1 > /item/2',
      '/ > /list > /item/1',
    ];
    for (const [index, delta] of [0, -3, Number.NaN].entries()) {
      expect(await app.call('back', delta)).toEqual({ ok: true });
      await app.at(left[index] as string);
    }
  });
});
