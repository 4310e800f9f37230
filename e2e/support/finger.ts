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

/** One finger as the browser itself sees it: it may scroll with it, or leave it to the page. */
export async function putFinger(page: Page, from: Point) {
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: Point[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints });
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
        await touch('touchMove', at);
        if (steps > 1) await page.waitForTimeout(16);
      }
    },
    rest: (ms: number) => page.waitForTimeout(ms),
    lift: async () => {
      await touch('touchEnd');
      await session.detach();
    },
  };
}
