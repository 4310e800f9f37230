import type { Page } from '@playwright/test';
import { openCdp } from '../page/open-cdp';
import { type Point, putFinger } from './put-finger';

export async function tap(page: Page, at: Point): Promise<void> {
  await page.touchscreen.tap(at.x, at.y);
}

/** Longer than any page waits: 500 ms is what systems do. */
export async function longPress(page: Page, at: Point, ms = 700): Promise<void> {
  const finger = await putFinger(page, at);
  await finger.rest(ms);
  await finger.lift();
}

/** One finger, down at a point, moved in ten steps and lifted: what a tap cannot do. */
export async function drag(
  page: Page,
  from: Point,
  by: Point,
  whileHeld: () => Promise<void> = async () => {},
): Promise<void> {
  const session = await openCdp(page, 'drag');
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: Point[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints });
  const steps = 10;
  await touch('touchStart', from);
  for (let step = 1; step <= steps; step += 1) {
    await touch('touchMove', {
      x: from.x + (by.x * step) / steps,
      y: from.y + (by.y * step) / steps,
    });
  }
  await whileHeld();
  await touch('touchEnd');
  await session.detach();
}

/** A drag at so many pixels a millisecond that is let go in full motion. 1 is quick, 0.3 slow. */
export async function swipe(page: Page, from: Point, by: Point, velocity = 1): Promise<void> {
  if (!(velocity > 0)) throw new RangeError(`swipe: velocity is above 0, not ${velocity}`);
  const finger = await putFinger(page, from);
  await finger.move(by, Math.hypot(by.x, by.y) / velocity);
  await finger.lift();
}

/** Two fingers side by side around a point, their distance from one number of pixels to another. */
export async function pinch(
  page: Page,
  around: Point,
  { from, to, ms = 300 }: { readonly from: number; readonly to: number; readonly ms?: number },
): Promise<void> {
  const session = await openCdp(page, 'pinch');
  let time = Date.now();
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', distance?: number) => {
    const fingers =
      distance === undefined
        ? []
        : [-1, 1].map((side, id) => ({
            x: around.x + (side * distance) / 2,
            y: around.y,
            id,
          }));
    const timestamp = time / 1000;
    return session.send('Input.dispatchTouchEvent', { type, touchPoints: fingers, timestamp });
  };
  const steps = Math.max(2, Math.round(ms / 16));
  await touch('touchStart', from);
  for (let step = 1; step <= steps; step += 1) {
    time += ms / steps;
    await touch('touchMove', from + ((to - from) * step) / steps);
    await page.waitForTimeout(16);
  }
  await touch('touchEnd');
  await session.detach();
}
