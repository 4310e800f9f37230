import { expect, type Frame, test } from '../helpers';

const moved = (seen: readonly Frame[]) =>
  seen.flatMap(({ pages }) => pages).some(({ visible, transformed }) => visible && transformed);
/** Frames that show two pages. A change without animation has none. */
const doubled = (seen: readonly Frame[]) =>
  seen.filter(({ pages }) => pages.filter(({ visible }) => visible).length > 1);

test.describe('back with an animation of the browser', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('[S2.8] a back that the browser has animated is not animated again', async ({
    app,
    frames,
    page,
  }) => {
    await page.addInitScript(() => {
      Object.defineProperty(PopStateEvent.prototype, 'hasUAVisualTransition', { get: () => true });
    });
    await app.open('/');
    await app.go('/list');
    await app.at('/ > /list');
    await frames.start();
    await page.goBack();
    await app.at('/');
    const seen = await frames.stop();
    expect(moved(seen)).toBe(false);
    expect(doubled(seen)).toEqual([]);
  });

  test('[S2.8] browser back is animated on Android and never on iOS', async ({
    app,
    frames,
    page,
  }) => {
    await page.addInitScript(() => {
      Object.defineProperty(PopStateEvent.prototype, 'hasUAVisualTransition', { get: () => false });
    });
    await app.open('/');
    await app.go('/list');
    await app.at('/ > /list');
    await frames.start();
    await page.goBack();
    await app.at('/');
    const seen = await frames.stop();
    expect(moved(seen)).toBe(app.isAndroid);
    if (!app.isAndroid) expect(doubled(seen)).toEqual([]);
  });

  test('[S2.8] back() is animated on both systems', async ({ app, frames }) => {
    await app.open('/');
    await app.go('/list');
    await app.at('/ > /list');
    await frames.start();
    await app.press('back 1');
    await app.at('/');
    expect(moved(await frames.stop())).toBe(true);
  });

  test('[S2.8] a browser back over several pages is not animated', async ({
    app,
    frames,
    page,
  }) => {
    await app.open('/');
    await app.go('/list');
    await app.at('/ > /list');
    await app.go('/item/1');
    await app.at('/ > /list > /item/1');
    await frames.start();
    await page.evaluate(() => window.history.go(-2));
    await app.at('/');
    expect(moved(await frames.stop())).toBe(false);
  });
});
