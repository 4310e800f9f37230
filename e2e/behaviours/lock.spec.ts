import { type App, expect, holdChunk, stretchDelay, test } from '../helpers';

const failures = async (app: App) => {
  const calls = await app.page.evaluate(() => window.fixture.calls());
  return calls.map(({ outcome }) => outcome).filter((outcome) => !outcome.startsWith('ok'));
};

async function centreOf(app: App, name: string) {
  const button = app.active.getByRole('button', { name, exact: true });
  await button.scrollIntoViewIfNeeded();
  const box = await button.boundingBox();
  if (!box) throw new Error(`no button ${name} on the screen`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

test.describe('double taps and the lock', () => {
  test('[S2.5] three clicks while the chunk loads open one page, and two calls are refused as locked', async ({
    app,
    page,
  }) => {
    await app.open('/');
    await app.go('/list');
    await app.at('/ > /list');
    const chunk = await holdChunk(page, 'slow');
    const historyLength = await app.historyLength();
    await page.evaluate(() => {
      const named = [...document.querySelectorAll('button')].filter(
        (button) => button.textContent === 'to /slow?x=1',
      );
      const shown = named.find((button) => button.offsetParent !== null);
      shown?.click();
      shown?.click();
      shown?.click();
    });
    await expect
      .poll(() => failures(app))
      .toEqual(['locked: locked: /slow?x=1', 'locked: locked: /slow?x=1']);
    chunk.release();
    await app.at('/ > /list > /slow?x=1');
    expect(await app.historyLength()).toBe(historyLength + 1);
    expect(chunk.asked()).toBe(1);
    expect(await failures(app)).toHaveLength(2);
  });

  test('[S2.5] three taps in half a second open one page, and two calls are refused as locked', async ({
    app,
    page,
  }) => {
    // After the usual 200 ms the page would appear, and the third tap would press it.
    await stretchDelay(page, 30_000);
    await app.open('/');
    await app.go('/list');
    await app.at('/ > /list');
    const chunk = await holdChunk(page, 'slow');
    const historyLength = await app.historyLength();
    const { x, y } = await centreOf(app, 'to /slow?x=1');
    for (let tap = 0; tap < 3; tap += 1) await page.touchscreen.tap(x, y);
    await expect
      .poll(() => failures(app))
      .toEqual(['locked: locked: /slow?x=1', 'locked: locked: /slow?x=1']);
    chunk.release();
    await app.at('/ > /list > /slow?x=1');
    expect(await app.historyLength()).toBe(historyLength + 1);
    expect(await failures(app)).toHaveLength(2);
  });

  test('[S2.5] a different page that opens meanwhile wins, and the first call reports superseded', async ({
    app,
    page,
  }) => {
    await app.open('/');
    const chunk = await holdChunk(page, 'slow');
    const historyLength = await app.historyLength();
    const first = app.call('navigate', { url: '/slow?x=1' });
    expect(await app.call('navigate', { url: '/item/1' })).toEqual({ ok: true });
    expect(await first).toMatchObject({ ok: false, code: 'superseded' });
    await app.at('/ > /item/1');
    chunk.release();
    // The late chunk must not open its page again.
    await app.go('/item/2');
    await app.at('/ > /item/1 > /item/2');
    expect(await app.historyLength()).toBe(historyLength + 2);
  });

  test('[S2.5] two targets of one page with different queries do not lock each other', async ({
    app,
    page,
  }) => {
    await app.open('/');
    const chunk = await holdChunk(page, 'slow');
    const first = app.call('navigate', { url: '/slow?x=1' });
    const second = app.call('navigate', { url: '/slow?x=2' });
    expect(await first).toMatchObject({ ok: false, code: 'superseded' });
    chunk.release();
    expect(await second).toEqual({ ok: true });
    await app.at('/ > /slow?x=2');
  });

  test('[S2.5] [S2.11] back works while a chunk never loads, and the lock is free afterwards', async ({
    app,
    page,
  }) => {
    await app.open('/');
    await app.go('/list');
    await app.at('/ > /list');
    const chunk = await holdChunk(page, 'slow');
    await app.go('/slow?x=1');
    await expect.poll(async () => (await app.view()).path).toBe('/slow?x=1');
    await page.goBack();
    await app.at('/ > /list');
    chunk.release();
    await app.go('/slow?x=1');
    await app.at('/ > /list > /slow?x=1');
    expect(await failures(app)).not.toContain('locked: locked: /slow?x=1');
  });

  test('[S2.5] with all code loaded, two taps 120 ms apart on one item open one page', async ({
    app,
    page,
  }) => {
    // On a busy machine the second tap may come after the usual 350 ms.
    await stretchDelay(page, 5000, 350);
    await app.open('/');
    await app.go('/item/1');
    await app.at('/ > /item/1');
    await app.press('back 1');
    await app.at('/');
    await app.go('/list');
    await app.at('/ > /list');
    const historyLength = await app.historyLength();
    const { x, y } = await centreOf(app, 'to /item/1');
    await page.touchscreen.tap(x, y);
    // The test needs this pause: it is the second tap of a double tap.
    await page.waitForTimeout(120);
    await page.touchscreen.tap(x, y);
    await app.at('/ > /list > /item/1');
    expect(await app.historyLength()).toBe(historyLength + 1);
    await page.goBack();
    await app.at('/ > /list');
  });

  test('[S2.5] a page that throws and a refused page free the lock', async ({ app, traps }) => {
    traps.allow(/this page always throws|The above error/);
    await app.open('/');
    expect(await app.call('navigate', { url: '/admin' })).toMatchObject({ code: 'denied' });
    expect(await app.call('navigate', { url: '/admin' })).toMatchObject({ code: 'denied' });
    await app.call('navigate', { url: '/broken' });
    await app.page.goBack();
    await app.at('/');
    await app.call('navigate', { url: '/broken' });
    await expect.poll(async () => (await app.view()).path).toBe('/broken');
    const calls = await failures(app);
    expect(calls.filter((call) => call.startsWith('locked'))).toEqual([]);
  });
});
