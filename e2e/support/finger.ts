import type { Page } from '@playwright/test';

type Point = { readonly x: number; readonly y: number };

/** The app on the home screen: Chromium has no switch for that. */
export async function emulateStandalone(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const original = window.matchMedia.bind(window);
    window.matchMedia = (query) => {
      const list = original(query);
      return query.includes('display-mode: standalone')
        ? Object.defineProperty(list, 'matches', { value: true })
        : list;
    };
  });
}

/**
 * One finger as the browser itself sees it: it may scroll with it, or leave it to the page. Its events carry the
 * time of the gesture: how fast it is does not depend on how busy the machine is.
 */
export async function putFinger(page: Page, from: Point) {
  const session = await page.context().newCDPSession(page);
  let time = Date.now();
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: Point[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints, timestamp: time / 1000 });
  let at = from;
  await touch('touchStart', from);
  return {
    /** In steps of a frame or so. */
    move: async (by: Point, ms: number) => {
      const start = at;
      const steps = Math.max(1, Math.round(ms / 16));
      for (let step = 1; step <= steps; step += 1) {
        const share = step / steps;
        at = { x: start.x + by.x * share, y: start.y + by.y * share };
        time += ms / steps;
        await touch('touchMove', at);
        if (steps > 1) await page.waitForTimeout(16);
      }
    },
    rest: async (ms: number) => {
      time += ms;
      await page.waitForTimeout(ms);
    },
    lift: async () => {
      await touch('touchEnd');
      await session.detach();
    },
  };
}
