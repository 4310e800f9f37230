import { expect, test } from '../helpers';

const OPENED = 60;
const LIVE_CAP = 10;
const STACK_CAP = 20;

test.describe('a deep stack', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('stays bounded, and back leads through the right pages with their scroll positions and drafts', async ({
    app,
    page,
  }) => {
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable');
    const measure = async (wanted: 'JSHeapUsedSize' | 'Nodes') => {
      await session.send('HeapProfiler.collectGarbage');
      const { metrics } = await session.send('Performance.getMetrics');
      return metrics.find(({ name }) => name === wanted)?.value ?? 0;
    };
    await app.open('/');
    let heapAtCap = 0;
    let nodesAtCap = 0;
    for (let id = 1; id <= OPENED; id += 1) {
      expect(await app.call('navigate', { url: `/item/${id}` })).toEqual({ ok: true });
      await expect(app.on('url')).toHaveText(`/item/${id}`);
      // Type twice, so that the code that the first typing loads is there when the heap is measured.
      if (id === 5 || id === 45) {
        await app.active.getByLabel('Draft').fill(`written on ${id}`);
        await app.scrollTo(300);
      }
      if (id === 20) {
        heapAtCap = await measure('JSHeapUsedSize');
        nodesAtCap = await measure('Nodes');
      }
    }
    // One collection does not remove all garbage.
    await expect.poll(async () => (await measure('JSHeapUsedSize')) / heapAtCap).toBeLessThan(1.2);
    await expect.poll(async () => (await measure('Nodes')) / nodesAtCap).toBeLessThan(1.05);
    expect(await page.locator('[data-page]').count()).toBeLessThanOrEqual(LIVE_CAP);

    // Item 5 has input, so it stays in the stack. The oldest pages without input went before it.
    const kept = Array.from({ length: STACK_CAP - 2 }, (_, index) => `/item/${OPENED - index}`);
    expect((await app.view()).stack).toBe(['/', '/item/5', ...[...kept].reverse()].join(' > '));
    // The root and the pages on top stay mounted. Every other page has unloaded once, in the order of eviction.
    const evicted = Array.from(
      { length: OPENED - LIVE_CAP + 1 },
      (_, i) => `item/${i + 1}#1:unload`,
    );
    expect((await app.log()).filter((line) => line.endsWith(':unload'))).toEqual(evicted);

    for (const path of kept.slice(1)) {
      await page.goBack();
      await expect(app.on('url')).toHaveText(path);
      expect(app.pathOf(page.url())).toBe(path);
      if (path === '/item/45') {
        await expect(app.active.getByLabel('Draft')).toHaveValue('written on 45');
        await expect.poll(app.scrollTop).toBe(300);
      }
    }
    // The browser has dropped the oldest of the 61 entries. Back over all pages still finds the root.
    expect(await app.call('back', 99)).toEqual({ ok: true });
    await app.at('/');
  });

  test('browser back continues below the pages that the stack has dropped', async ({
    app,
    page,
  }) => {
    await app.open('/');
    for (let id = 1; id <= 22; id += 1) await app.call('navigate', { url: `/item/${id}` });
    await expect(app.on('url')).toHaveText('/item/22');
    await page.evaluate(() => window.history.go(-20));
    await app.at('/ > /item/1 > /item/2');
    await page.goBack();
    await app.at('/ > /item/1');
  });
});
