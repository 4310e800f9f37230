import type { CDPSession, Page } from '@playwright/test';
import { openCdp } from './browser';

export type Point = { readonly x: number; readonly y: number };

export type Finger = {
  /** Moves by a distance in `ms` milliseconds, in steps of about one frame. */
  readonly move: (by: Point, ms: number) => Promise<void>;
  /** Keeps the finger still. */
  readonly hold: (ms: number) => Promise<void>;
  readonly lift: () => Promise<void>;
};

const sessions = new WeakMap<Page, Promise<CDPSession>>();

/** One session for all touches of a page. When a session ends, Chromium tells an offline page that the network is back. */
function touchOf(page: Page, what: string): Promise<CDPSession> {
  const known = sessions.get(page);
  if (known) return known;
  const opening = openCdp(page, what);
  sessions.set(page, opening);
  opening.catch(() => sessions.delete(page));
  return opening;
}

/**
 * One finger at the level of the browser, so the browser can also scroll with it. The events have computed times. A
 * slow machine therefore does not change the speed of the gesture.
 */
export async function putFinger(page: Page, from: Point): Promise<Finger> {
  const session = await touchOf(page, 'putFinger');
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
    hold: async (ms) => {
      time += ms;
      await page.waitForTimeout(ms);
    },
    lift: async () => {
      await touch('touchEnd');
    },
  };
}

export async function tap(page: Page, at: Point): Promise<void> {
  await page.touchscreen.tap(at.x, at.y);
}

/** The default is longer than the long press of any system, which is about 500 ms. */
export async function longPress(page: Page, at: Point, ms = 700): Promise<void> {
  const finger = await putFinger(page, at);
  await finger.hold(ms);
  await finger.lift();
}

/** One finger that goes down at a point, moves in ten steps, and lifts. */
export async function drag(
  page: Page,
  from: Point,
  by: Point,
  whileHeld: () => Promise<void> = async () => {},
): Promise<void> {
  const session = await touchOf(page, 'drag');
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
}

/** A drag that lifts while it moves. `velocity` is in pixels per millisecond: 1 is quick, 0.3 is slow. */
export async function swipe(page: Page, from: Point, by: Point, velocity = 1): Promise<void> {
  if (!(velocity > 0)) throw new RangeError(`swipe: velocity must be above 0, not ${velocity}`);
  const finger = await putFinger(page, from);
  await finger.move(by, Math.hypot(by.x, by.y) / velocity);
  await finger.lift();
}

/** Two fingers side by side around a point. Their distance changes `from` one number of pixels `to` another. */
export async function pinch(
  page: Page,
  around: Point,
  { from, to, ms = 300 }: { readonly from: number; readonly to: number; readonly ms?: number },
): Promise<void> {
  const session = await touchOf(page, 'pinch');
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
}
