import { emulateStandalone, putFinger } from 'portico/testing';
import { type App, expect, type Frame, test } from './helpers';

const widthOf = (app: App) => app.page.viewportSize()?.width ?? 0;
const pageIn = ({ pages }: Frame, route: string) => pages.find((seen) => seen.route === route);
const isOn = (app: App) => app.page.locator('html[data-swipe-back]');
const leftOf = (app: App, route: string) =>
  app.page
    .locator(`[data-page="${route}"]`)
    .evaluate((element) => Math.round(element.getBoundingClientRect().left));

async function openList(app: App) {
  await app.open('/');
  await app.go('/list');
  await app.at('/ > /list');
  await app.clearLog();
}

/** Slowly, from the edge, so far across the page; the finger still lies there. */
async function swipe(app: App, share: number, side: 1 | -1 = 1) {
  const width = widthOf(app);
  const finger = await putFinger(app.page, { x: side === 1 ? 8 : width - 8, y: 300 });
  await finger.move({ x: side * share * width, y: 6 }, 400);
  await finger.rest(120);
  return finger;
}

test.describe('on the home screen', () => {
  // The recorder has to be there before the document.
  test.beforeEach(async ({ app, page, frames: _ }) => {
    await emulateStandalone(page);
    await openList(app);
    await expect(isOn(app)).toHaveCount(1);
  });

  test('[S2.8] [S4.1] a swipe from the edge goes back, once', async ({ app, browserHistory }) => {
    const [index, length] = [await browserHistory.index(), await browserHistory.length()];
    const finger = await swipe(app, 0.6);
    expect(await leftOf(app, '/list')).toBeCloseTo(0.6 * widthOf(app), -1);
    await expect(app.page.locator('[data-page="/"]')).toHaveAttribute('data-state', 'leaving');
    expect(await app.log()).toEqual([]);
    await finger.lift();
    await app.at('/');
    expect(await app.log()).toEqual(['list#1:unload', 'home#1:show:back']);
    expect(await browserHistory.index()).toBe(index - 1);
    expect(await browserHistory.length()).toBe(length);
    await app.go('/list');
    await app.at('/ > /list');
  });

  test('[S2.8] a short one does not', async ({ app, browserHistory }) => {
    const index = await browserHistory.index();
    const finger = await swipe(app, 0.3);
    await finger.lift();
    await app.at('/ > /list');
    expect(await leftOf(app, '/list')).toBe(0);
    expect(await app.log()).toEqual([]);
    expect(await browserHistory.index()).toBe(index);
  });

  test('[S2.8] a flick does', async ({ app }) => {
    const finger = await putFinger(app.page, { x: 8, y: 300 });
    await finger.move({ x: 40, y: 0 }, 1);
    await finger.move({ x: 60, y: 0 }, 1);
    await finger.lift();
    await app.at('/');
  });

  test('[S2.8] the pages move without a jump and without a gap', async ({ app, frames }) => {
    await frames.start();
    const finger = await swipe(app, 0.6);
    await finger.lift();
    await app.at('/');
    const seen = await frames.stop();
    const lefts = seen.flatMap((frame) => {
      const list = pageIn(frame, '/list');
      return list?.visible ? [list.left] : [];
    });
    expect(lefts).toEqual([...lefts].sort((a, b) => a - b));
    const [first, last] = [
      seen.findIndex((frame) => (pageIn(frame, '/list')?.left ?? 0) > 0),
      seen.findLastIndex((frame) => pageIn(frame, '/list')),
    ];
    for (const frame of seen.slice(first, last + 1)) {
      const below = pageIn(frame, '/');
      expect(below?.visible).toBe(true);
      expect((below?.left ?? 0) + widthOf(app)).toBeGreaterThanOrEqual(
        Math.min(pageIn(frame, '/list')?.left ?? 0, widthOf(app)) - 1,
      );
    }
    const rest = seen.at(-1)?.pages.filter(({ visible }) => visible);
    expect(rest).toMatchObject([{ route: '/', left: 0, transformed: false }]);
  });

  test('[S2.8] up and down at the edge is still the scroller’s', async ({ app }) => {
    const finger = await putFinger(app.page, { x: 8, y: 600 });
    await finger.move({ x: 0, y: -300 }, 300);
    await finger.move({ x: 250, y: 0 }, 200);
    await finger.rest(120);
    expect(await leftOf(app, '/list')).toBe(0);
    await finger.lift();
    expect(await app.scrollTop()).toBeGreaterThan(200);
    await app.at('/ > /list');
    const next = await swipe(app, 0.6);
    await next.lift();
    await app.at('/');
  });

  test('[S2.1] a page that does not want to be left comes back', async ({ app, page }) => {
    await app.tap('navigate', '/guarded');
    await app.at('/ > /list > /guarded');
    await page.evaluate(() => window.fixture.guard.set('leave', false));
    const refused = await swipe(app, 0.6);
    expect((await app.log()).filter((line) => line.startsWith('guard:leave'))).toEqual([]);
    await refused.lift();
    await app.at('/ > /list > /guarded');
    expect(await leftOf(app, '/guarded')).toBe(0);
    expect((await app.log()).filter((line) => line.startsWith('guard:leave'))).toHaveLength(1);
    await page.evaluate(() => window.fixture.guard.set('leave', true));
    const allowed = await swipe(app, 0.6);
    await allowed.lift();
    await app.at('/ > /list');
  });

  test('[S2.8] at the first page nothing moves', async ({ app, browserHistory }) => {
    await app.call('back');
    await app.at('/');
    const index = await browserHistory.index();
    const finger = await swipe(app, 0.6);
    expect(await leftOf(app, '/')).toBe(0);
    await finger.lift();
    await app.at('/');
    expect(await browserHistory.index()).toBe(index);
  });

  test('[S2.8] after a reload in depth', async ({ app, page }) => {
    await page.reload();
    await app.at('/ > /list');
    await expect(isOn(app)).toHaveCount(1);
    const finger = await swipe(app, 0.6);
    await finger.lift();
    await app.at('/');
  });
});

test.describe('on the home screen, right to left', () => {
  test.use({ locale: 'ar' });

  test('[S2.8] pages come from the right and go back there', async ({ app, page }) => {
    await emulateStandalone(page);
    await openList(app);
    await expect(isOn(app)).toHaveCount(1);
    const elsewhere = await swipe(app, 0.6);
    expect(await leftOf(app, '/list')).toBe(0);
    await elsewhere.lift();
    await app.at('/ > /list');
    const finger = await swipe(app, 0.6, -1);
    expect(await leftOf(app, '/list')).toBeCloseTo(-0.6 * widthOf(app), -1);
    await finger.lift();
    await app.at('/');
  });
});

test('[S2.8] in a browser the edge belongs to the browser', async ({ app, page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await openList(app);
  const finger = await swipe(app, 0.6);
  expect(await leftOf(app, '/list')).toBe(0);
  await finger.lift();
  await app.at('/ > /list');
  await expect(isOn(app)).toHaveCount(0);
  expect(fetched.filter((url) => url.includes('edge-swipe'))).toEqual([]);
});
