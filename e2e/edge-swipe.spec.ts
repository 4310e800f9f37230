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

/** Swipes slowly from the edge over this share of the page. The finger stays down. */
async function swipe(app: App, share: number, side: 1 | -1 = 1) {
  const width = widthOf(app);
  const finger = await putFinger(app.page, { x: side === 1 ? 8 : width - 8, y: 300 });
  await finger.move({ x: side * share * width, y: 6 }, 400);
  await finger.hold(120);
  return finger;
}

test.describe('an edge swipe in an installed app', () => {
  // The frame recorder must be installed before the document loads.
  test.beforeEach(async ({ app, page, frames: _ }) => {
    await emulateStandalone(page);
    await openList(app);
    await expect(isOn(app)).toHaveCount(1);
  });

  test('[S2.8] [S4.1] goes back once', async ({ app, browserHistory }) => {
    const [index, length] = [await browserHistory.index(), await browserHistory.length()];
    const finger = await swipe(app, 0.6);
    await expect.poll(() => leftOf(app, '/list')).toBeCloseTo(0.6 * widthOf(app), -1);
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

  test('[S2.8] does not go back if it is short', async ({ app, browserHistory }) => {
    const index = await browserHistory.index();
    const finger = await swipe(app, 0.3);
    await finger.lift();
    await app.at('/ > /list');
    expect(await leftOf(app, '/list')).toBe(0);
    expect(await app.log()).toEqual([]);
    expect(await browserHistory.index()).toBe(index);
  });

  test('[S2.8] goes back if it is a flick', async ({ app }) => {
    const finger = await putFinger(app.page, { x: 8, y: 300 });
    await finger.move({ x: 40, y: 0 }, 1);
    await finger.move({ x: 60, y: 0 }, 1);
    await finger.lift();
    await app.at('/');
  });

  test('[S2.8] moves the pages without a jump or a gap', async ({ app, frames }) => {
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

  test('[S2.8] scrolls if it moves up or down at the edge', async ({ app }) => {
    const finger = await putFinger(app.page, { x: 8, y: 600 });
    await finger.move({ x: 0, y: -300 }, 300);
    await finger.move({ x: 250, y: 0 }, 200);
    await finger.hold(120);
    expect(await leftOf(app, '/list')).toBe(0);
    await finger.lift();
    await expect.poll(app.scrollTop).toBeGreaterThan(200);
    await app.at('/ > /list');
    const next = await swipe(app, 0.6);
    await next.lift();
    await app.at('/');
  });

  test('[S2.1] does not leave a page whose guard refuses', async ({ app, page }) => {
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

  test('[S2.8] moves nothing on the first page', async ({ app, browserHistory }) => {
    await app.call('back');
    await app.at('/');
    const index = await browserHistory.index();
    const finger = await swipe(app, 0.6);
    expect(await leftOf(app, '/')).toBe(0);
    await finger.lift();
    await app.at('/');
    expect(await browserHistory.index()).toBe(index);
  });

  test('[S2.8] goes back after a reload deep in the stack', async ({ app, page }) => {
    await page.reload();
    await app.at('/ > /list');
    await expect(isOn(app)).toHaveCount(1);
    const finger = await swipe(app, 0.6);
    await finger.lift();
    await app.at('/');
  });
});

test.describe('an edge swipe in an installed app, right to left', () => {
  test.use({ locale: 'ar' });

  test('[S2.8] starts at the right edge and moves the page to the left', async ({ app, page }) => {
    await emulateStandalone(page);
    await openList(app);
    await expect(isOn(app)).toHaveCount(1);
    const elsewhere = await swipe(app, 0.6);
    expect(await leftOf(app, '/list')).toBe(0);
    await elsewhere.lift();
    await app.at('/ > /list');
    const finger = await swipe(app, 0.6, -1);
    await expect.poll(() => leftOf(app, '/list')).toBeCloseTo(-0.6 * widthOf(app), -1);
    await finger.lift();
    await app.at('/');
  });
});

test('[S2.8] in a browser the app ignores edge swipes', async ({ app, page }) => {
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
