import {
  type App,
  breakChunk,
  chunkOf,
  expect,
  holdChunk,
  stretchDelay,
  type Traps,
  test,
} from '../helpers';

/** Counts the documents. One automatic reload is allowed, a loop is not. */
function countLoads(app: App): () => number {
  let loads = 0;
  app.page.on('domcontentloaded', () => {
    loads += 1;
  });
  return () => loads;
}

async function openList(app: App) {
  await app.open('/');
  await app.go('/list');
  await app.at('/ > /list');
}

/** Opens the list. After that the code of the named part answers 404. */
async function openListWithout(name: string, app: App, traps: Traps) {
  await openList(app);
  return breakChunk(app.page, traps, name);
}

test.describe('a chunk that is late or missing', () => {
  test('[S2.11] the loading screen appears after 200 ms, inside the page and under its bar', async ({
    app,
    frames,
    page,
  }) => {
    await openList(app);
    const chunk = await holdChunk(page, 'slow');
    await frames.start();
    const asked = page.evaluate(() => {
      const at = performance.now();
      window.fixture.platform.navigate({ url: '/slow' }).catch(() => {});
      return at;
    });
    await expect.poll(async () => (await app.view()).path).toBe('/slow');
    const seen = await frames.stop();
    const first = seen.find(({ pages }) =>
      pages.some(({ route, visible }) => route === '/slow' && visible),
    );
    // Later on a busy machine. The tests of the router look at the exact time.
    expect((first?.at ?? 0) - (await asked)).toBeGreaterThanOrEqual(180);
    await expect(page.getByRole('heading', { name: 'Slow' })).toBeVisible();
    await expect(page.locator('[data-page="/slow"]').getByText('Loading')).toBeAttached();
    await expect(app.backButton).toBeVisible();
    chunk.release();
    await app.at('/ > /list > /slow');
  });

  test('[S2.11] the page below is hidden as soon as the loading screen is fully shown', async ({
    app,
    page,
  }) => {
    await openList(app);
    const chunk = await holdChunk(page, 'slow');
    const call = app.call('navigate', { url: '/slow' });
    await expect(page.locator('[data-page="/slow"]')).toHaveAttribute('data-state', 'active');
    await expect(page.locator('[data-page="/list"]')).toHaveAttribute('data-state', 'hidden');
    chunk.release();
    expect(await call).toEqual({ ok: true });
    await app.at('/ > /list > /slow');
  });

  test('a chunk that loads within 200 ms shows no loading screen', async ({
    app,
    frames,
    page,
  }) => {
    await stretchDelay(page, 30_000);
    await openList(app);
    const chunk = await holdChunk(page, 'slow');
    await frames.start();
    const call = app.call('navigate', { url: '/slow' });
    await chunk.arrived;
    chunk.release();
    expect(await call).toEqual({ ok: true });
    await app.at('/ > /list > /slow');
    const seen = await frames.stop();
    const bare = seen
      .flatMap(({ pages }) => pages)
      .filter(({ route, visible, shared }) => route === '/slow' && visible && shared === null);
    expect(bare).toEqual([]);
  });

  test('preload fetches the code and changes nothing else', async ({ app, page }) => {
    await openList(app);
    const asked = page.waitForRequest(chunkOf('slow'));
    expect(await app.call('preload', { url: '/slow' })).toEqual({ ok: true });
    await asked;
    await app.at('/ > /list');
    await page.route(chunkOf('slow'), (route) => route.abort());
    await app.go('/slow?x=1');
    await app.at('/ > /list > /slow?x=1');
  });

  test('[S2.12] [S8.4] a missing chunk shows the error screen after one reload at most', async ({
    app,
    page,
    traps,
  }) => {
    const chunk = await openListWithout('slow', app, traps);
    const loads = countLoads(app);
    await app.go('/slow?x=1');
    await expect(app.alert).toBeVisible();
    expect(loads()).toBeLessThanOrEqual(1);
    await expect.poll(async () => (await app.view()).stack).toBe('/ > /list > /slow?x=1');

    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    chunk.heal();
    await app.alert.tap();
    await app.at('/ > /list > /slow?x=1');
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
    await app.backButton.tap();
    await app.at('/ > /list');
  });

  test('[S2.12] the page and the app still work when the code of a part around the page is missing', async ({
    app,
    traps,
  }) => {
    const refresher = await openListWithout('page-refresher', app, traps);
    expect(await app.call('navigate', { url: '/pull' })).toEqual({ ok: true });
    await app.at('/ > /list > /pull');
    await expect.poll(() => refresher.refused()).toBeGreaterThan(0);
    await expect(app.active.getByRole('heading', { name: 'Pull', exact: true })).toBeVisible();
    await app.backButton.tap();
    await app.at('/ > /list');
  });

  test('[S2.12] back works on the error screen, and the page opens when the network is back', async ({
    app,
    page,
    traps,
  }) => {
    const chunk = await openListWithout('slow', app, traps);
    const loads = countLoads(app);
    await app.go('/slow?x=1');
    await expect(app.alert).toBeVisible();
    await page.goBack();
    await app.at('/ > /list');
    const before = loads();
    chunk.heal();
    await app.go('/slow?x=1');
    await app.at('/ > /list > /slow?x=1');
    expect(loads()).toBe(before);
  });

  test('[S2.12] a tap on the error screen reloads if the chunk is still missing, but never in a loop', async ({
    app,
    traps,
  }) => {
    const chunk = await openListWithout('slow', app, traps);
    await app.go('/slow?x=1');
    await expect(app.alert).toBeVisible();
    const loads = countLoads(app);
    const refused = chunk.refused();
    await app.alert.tap();
    await expect.poll(() => chunk.refused()).toBeGreaterThan(refused);
    await expect(app.alert).toBeVisible();
    expect(loads()).toBeLessThanOrEqual(1);
    // While the document reloads, it answers nothing for a moment.
    const stack = () =>
      app.view().then(
        (view) => view.stack,
        () => null,
      );
    await expect.poll(stack).toBe('/ > /list > /slow?x=1');
  });

  test('[S2.12] if the code of the error screen is missing too, a plain error screen tries again', async ({
    app,
    page,
    traps,
  }) => {
    traps.allow(/ERR_FAILED/);
    await page.route(/\/lazy-screens-[\w-]+\.(js|css)/, (route) => route.abort());
    const chunk = await breakChunk(page, traps, 'slow');
    await app.open('/slow?x=1');
    const retry = page.getByRole('button', { name: 'The connection timed out' });
    await expect(retry).toBeVisible();
    chunk.heal();
    // Tap anywhere, because the text tells users to tap the screen.
    await retry.tap({ position: { x: 20, y: 400 } });
    await app.at('/slow?x=1');
    await expect(retry).toBeHidden();
  });

  test('[S8.3] offline, a call whose code was never fetched shows why, and the console stays clean', async ({
    app,
    context,
    page,
  }) => {
    await app.open('/');
    await context.setOffline(true);
    await page.evaluate(() => void window.fixture.platform.previewImage({ urls: ['/a.png'] }));
    const why = page.getByRole('status').filter({ hasText: 'No network' });
    await expect(why).toBeVisible();
    await expect(why).toHaveCount(0);
  });

  test('[S2.12] the error screen appears without a network, and the page opens when the network is back', async ({
    app,
    context,
    traps,
  }) => {
    traps.allow(/Failed to fetch dynamically imported module|Unable to preload/);
    await openList(app);
    await context.setOffline(true);
    await app.go('/item/1');
    // Without the code of the error screen, a plain screen says the same.
    const plain = app.page.getByRole('button', {
      name: 'No network, please check your connection',
    });
    await expect(app.alert.or(plain).first()).toBeVisible();
    await context.setOffline(false);
    await app.at('/ > /list > /item/1');
  });
});
