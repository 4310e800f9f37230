import { type App, expect, test } from '../helpers';

async function openFourPages(app: App) {
  await app.open('/');
  await app.go('/list');
  await app.at('/ > /list');
  await app.go('/item/1');
  await app.at('/ > /list > /item/1');
  await app.go('/item/2');
  await app.at('/ > /list > /item/1 > /item/2');
}

test.describe('backs in quick succession', () => {
  test('[S2.7] two back() calls in one task close two pages', async ({ app, frames, page }) => {
    await openFourPages(app);
    await app.clearLog();
    await frames.start();
    const outcomes = await page.evaluate(async () => {
      const { platform } = window.fixture;
      const settled = await Promise.allSettled([platform.back(), platform.back()]);
      return settled.map(({ status }) => status);
    });
    expect(outcomes).toEqual(['fulfilled', 'fulfilled']);
    await app.at('/ > /list');
    const blank = (await frames.stop()).filter(
      ({ pages }) => !pages.some(({ visible }) => visible),
    );
    expect(blank).toEqual([]);
    const log = await app.log();
    expect(log.filter((line) => line.endsWith(':unload'))).toEqual([
      'item/2#1:unload',
      'item/1#1:unload',
    ]);
    expect(log.at(-1)).toBe('list#1:show:back');
  });

  test('two browser backs within 50 ms close two pages', async ({ app, frames, page }) => {
    await openFourPages(app);
    await frames.start();
    await page.evaluate(() => {
      window.history.back();
      setTimeout(() => window.history.back(), 40);
    });
    await app.at('/ > /list');
    const blank = (await frames.stop()).filter(
      ({ pages }) => !pages.some(({ visible }) => visible),
    );
    expect(blank).toEqual([]);
  });

  test('[S2.1] a navigation right after back() opens on top of the page below', async ({
    app,
    browserHistory,
    page,
  }) => {
    await openFourPages(app);
    const index = await browserHistory.index();
    const outcomes = await page.evaluate(async () => {
      const { platform } = window.fixture;
      const calls = [platform.back(), platform.navigate({ url: '/item/9' })];
      return (await Promise.allSettled(calls)).map(({ status }) => status);
    });
    expect(outcomes).toEqual(['fulfilled', 'fulfilled']);
    await app.at('/ > /list > /item/1 > /item/9');
    expect(await browserHistory.index()).toBe(index);
    expect(await browserHistory.length()).toBe(index + 1);
    await page.goBack();
    await app.at('/ > /list > /item/1');
  });

  test('back, back and a navigation in one task all take effect', async ({ app, page }) => {
    await openFourPages(app);
    await page.evaluate(async () => {
      const { platform } = window.fixture;
      const calls = [platform.back(), platform.back(), platform.navigate({ url: '/item/9' })];
      await Promise.allSettled(calls);
    });
    await app.at('/ > /list > /item/9');
  });
});
