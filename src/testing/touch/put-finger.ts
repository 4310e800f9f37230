import type { Page } from '@playwright/test';
import { openCdp } from '../page/open-cdp';

export type Point = { readonly x: number; readonly y: number };

export type Finger = {
  /** So far in so many milliseconds, in steps of a frame or so. */
  readonly move: (by: Point, ms: number) => Promise<void>;
  readonly rest: (ms: number) => Promise<void>;
  readonly lift: () => Promise<void>;
};

/**
 * One finger as the browser itself sees it: it may scroll with it, or leave it to the page. Its events carry the
 * time of the gesture: how fast it is does not depend on how busy the machine is.
 */
export async function putFinger(page: Page, from: Point): Promise<Finger> {
  const session = await openCdp(page, 'putFinger');
  let time = Date.now();
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: Point[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints, timestamp: time / 1000 });
  let at = from;
  await touch('touchStart', from);
  return {
    move: async (by, ms) => {
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
    rest: async (ms) => {
      time += ms;
      await page.waitForTimeout(ms);
    },
    lift: async () => {
      await touch('touchEnd');
      await session.detach();
    },
  };
}
