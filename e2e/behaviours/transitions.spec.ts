import { type App, expect, type Frame, test, withOptions } from '../helpers';

const pageIn = ({ pages }: Frame, route: string) => pages.find((seen) => seen.route === route);
const isMoving = (frame: Frame) => frame.durations.length > 0;

/** The widest strip of background between the pages or beside them. */
function gap(frame: Frame, width: number): number {
  const lefts = frame.pages.filter(({ visible }) => visible).map(({ left }) => left);
  const sorted = [...lefts].sort((a, b) => a - b);
  let covered = 0;
  let widest = 0;
  for (const left of sorted) {
    widest = Math.max(widest, left - covered);
    covered = Math.max(covered, left + width);
  }
  return Math.max(widest, width - covered);
}

const widthOf = (app: App) => app.page.viewportSize()?.width ?? 0;

test.describe('transitions', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('[S2.8] a new page slides over the old one in 300 ms, and fixed bars do not move', async ({
    app,
    frames,
  }) => {
    await app.open('/');
    await app.go('/list');
    await app.at('/ > /list');
    await app.scrollTo(400);
    await frames.start();
    await app.call('navigate', { url: '/item/1' });
    await app.at('/ > /list > /item/1');
    const seen = await frames.stop();
    const moving = seen.filter(isMoving);
    expect([...new Set(moving.flatMap(({ durations }) => durations))]).toEqual([300]);
    for (const frame of moving) {
      expect(pageIn(frame, '/list')?.visible, 'the old page under the new one').toBe(true);
      expect(gap(frame, widthOf(app))).toBeLessThanOrEqual(1);
    }
    const bars = seen.flatMap(({ pages }) => pages.map(({ fixedBottom }) => fixedBottom));
    const shown = bars.filter((bottom) => bottom !== null).map(Math.round);
    expect([...new Set(shown)]).toEqual([60]);
    const rest = seen.at(-1);
    expect(rest?.pages.filter(({ visible }) => visible)).toHaveLength(1);
    expect(rest?.pages.some(({ visible, transformed }) => visible && transformed)).toBe(false);
    expect(moving.some((frame) => pageIn(frame, '/item/:id')?.transformed)).toBe(true);
  });

  test('[S2.8] back slides the page away and shows the page below', async ({ app, frames }) => {
    await app.open('/');
    await app.go('/list');
    await app.at('/ > /list');
    await frames.start();
    await app.call('back');
    await app.at('/');
    const moving = (await frames.stop()).filter(isMoving);
    expect(moving.length).toBeGreaterThan(0);
    for (const frame of moving) {
      expect(gap(frame, widthOf(app))).toBeLessThanOrEqual(1);
    }
    const lefts = moving.map((frame) => pageIn(frame, '/list')?.left ?? widthOf(app));
    expect([...lefts].sort((a, b) => a - b)).toEqual(lefts);
  });

  test('[S2.8] back in the middle of a slide turns the page around where it is', async ({
    app,
    frames,
    page,
  }) => {
    await withOptions(page, { router: { animation: 6000 } });
    await app.open('/');
    await app.at('/');
    await app.clearLog();
    await frames.start();
    await page.evaluate(async () => {
      const { platform } = window.fixture;
      await platform.navigate({ url: '/list' });
      await new Promise<void>((resolve) => {
        const wait = () => {
          const times = document.getAnimations().map(({ currentTime }) => Number(currentTime));
          if (times.some((time) => time >= 100)) resolve();
          else requestAnimationFrame(wait);
        };
        wait();
      });
      await platform.back();
    });
    await app.at('/');
    const seen = await frames.stop();
    const track = seen.flatMap((frame) => {
      const list = pageIn(frame, '/list');
      return list?.visible ? [{ at: frame.at, left: list.left }] : [];
    });
    const nearest = Math.min(...track.map(({ left }) => left));
    expect(nearest, 'it never arrived').toBeGreaterThan(8);
    // Nothing moves faster than the steepest part of the curve. A larger step is a jump.
    const fastest = (widthOf(app) * 5) / 6000;
    const jumps = track.slice(1).filter(({ at, left }, index) => {
      const before = track[index];
      return before && Math.abs(left - before.left) > 8 + fastest * (at - before.at);
    });
    expect(jumps).toEqual([]);
    expect((await app.log()).filter((line) => !line.endsWith(':ready'))).toEqual([
      'home#1:hide',
      'list#1:load',
      'list#1:show:navigate',
      'list#1:unload',
      'home#1:show:back',
    ]);
  });

  test('[S2.8] the turn has no jump: no frame is more than 8 px from the one before', async ({
    app,
    frames,
    page,
  }) => {
    // The page moves one pixel in about 40 ms. A frame further from the one before is a jump.
    await withOptions(page, { router: { animation: 15_000 } });
    await app.open('/');
    await app.call('preload', { url: '/list' });
    await frames.start();
    await page.evaluate(async () => {
      const { platform } = window.fixture;
      await platform.navigate({ url: '/list' });
      await new Promise((resolve) => setTimeout(resolve, 200));
      await platform.back();
    });
    await app.at('/');
    const seen = (await frames.stop()).flatMap((frame) => {
      const list = pageIn(frame, '/list');
      return list?.visible ? [{ at: frame.at, left: list.left }] : [];
    });
    const lefts = seen.map(({ left }) => left);
    const nearest = Math.min(...lefts);
    expect(nearest, 'it was on its way').toBeLessThan(widthOf(app) - 8);
    expect(nearest, 'it never arrived').toBeGreaterThan(8);
    const jumps = seen.slice(1).filter(({ at, left }, index) => {
      const before = seen[index] as (typeof seen)[number];
      // A busy machine skips frames.
      return Math.abs(left - before.left) > 8 + (at - before.at - 17) / 10;
    });
    expect(jumps).toEqual([]);
  });

  test('[S2.8] a second navigation in the middle of a slide ends the first slide at once', async ({
    app,
  }) => {
    await app.open('/');
    await app.call('navigate', { url: '/list' });
    await app.call('navigate', { url: '/item/1' });
    await app.at('/ > /list > /item/1');
    expect((await app.log()).filter((line) => line.endsWith(':show:navigate'))).toEqual([
      'home#1:show:navigate',
      'list#1:show:navigate',
      'item/1#1:show:navigate',
    ]);
  });

  test('[S2.5] a tap cannot reach the page that leaves', async ({ app, page }) => {
    await app.open('/');
    const touched = await page.evaluate(async () => {
      await window.fixture.platform.navigate({ url: '/list' });
      await new Promise((resolve) => requestAnimationFrame(resolve));
      // The left edge, because the new page slides in from the right.
      const hit = document.elementFromPoint(2, window.innerHeight / 2);
      // The shade of the page takes the tap: the frame itself, not an element in it.
      return hit?.matches('[data-state="leaving"] *');
    });
    expect(touched).toBe(false);
    await app.at('/ > /list');
  });

  test('[S2.8] a switch of tabs has no animation', async ({ app, frames }) => {
    await app.open('/');
    await frames.start();
    await app.call('switchTab', '/me');
    await app.at('/me');
    const seen = await frames.stop();
    expect(seen.flatMap(({ pages }) => pages).filter(({ transformed }) => transformed)).toEqual([]);
  });
});

test.describe('transitions with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('[S2.8] no frame has a transform', async ({ app, frames }) => {
    await app.open('/');
    await frames.start();
    await app.call('navigate', { url: '/list' });
    await app.at('/ > /list');
    await app.call('back');
    await app.at('/');
    const seen = await frames.stop();
    expect(seen.flatMap(({ pages }) => pages).filter(({ transformed }) => transformed)).toEqual([]);
  });
});
