import { cdp, commands } from 'vitest/browser';
import { frame } from './waiting';

declare module 'vitest/browser' {
  interface BrowserCommands {
    tapAt: (x: number, y: number) => Promise<void>;
  }
}

export type Spot = { readonly x: number; readonly y: number };

type Points = readonly (Spot & { readonly id: number })[];

/** Tests run in a frame, and the browser may scale it down. */
function onScreen<P extends Spot>(point: P): P {
  const box = window.frameElement?.getBoundingClientRect() ?? {
    left: 0,
    top: 0,
    width: innerWidth,
  };
  const scale = box.width / innerWidth;
  return { ...point, x: point.x * scale + box.left, y: point.y * scale + box.top };
}

export function centreOf(element: Element): Spot {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

const down = new Map<number, Spot>();
/** Whether this test has touched something. */
let isDrawn = false;
/** Whether this test has moved a finger. */
let isMoved = false;

const fingers = (): Points => [...down].map(([id, spot]) => ({ id, ...spot }));

/**
 * Real touches through the browser, with hit tests, `touch-action`, scrolling and clicks.
 *
 *     const finger = await touch(element);        // or touch({ x, y }): in the middle of it
 *     await finger.move({ x: -120 });             // by, in steps of a frame each
 *     await finger.up();
 *
 * A second finger has another id: `touch(element, 1)`. The first touch of a test waits until the document is drawn.
 */
export async function touch(where: Element | Spot, id = 0) {
  if (!isDrawn) await drawn();
  let at = where instanceof Element ? centreOf(where) : where;
  const put = async (type: string) => {
    down.set(id, at);
    await send(type, fingers());
  };
  await put('touchStart');

  return {
    move: async ({ x = 0, y = 0 }: Partial<Spot>, steps = 5) => {
      isMoved = true;
      const from = at;
      for (let step = 1; step <= steps; step += 1) {
        at = { x: from.x + (x * step) / steps, y: from.y + (y * step) / steps };
        await put('touchMove');
        await frame();
      }
    },
    /** Lifts this finger. Others stay down. */
    up: async () => {
      down.delete(id);
      await send('touchEnd', down.size > 0 ? [{ id, ...at }] : []);
    },
    /** Cancels all fingers, as the browser does. */
    cancel: liftFingers,
  };
}

/**
 * Resolves when the browser has drawn the document. It finds the element of a touch, and decides about scrolling, in what
 * it has drawn last: perhaps the element of another test.
 */
export async function drawn() {
  isDrawn = true;
  // One pixel takes a fifth of the time of the whole screen.
  const clip = { x: 0, y: 0, width: 1, height: 1, scale: 1 };
  await cdp().send('Page.captureScreenshot', { format: 'jpeg', quality: 1, clip });
}

/**
 * Ends the touches of a test, so that the next one starts without them. A finger that left while it moved may have started a
 * scroll that goes on alone, also where nothing can scroll. The next touch only stops it, as on a phone: its tap has no click.
 */
export async function liftFingers() {
  isDrawn = false;
  const isLeft = down.size > 0;
  down.clear();
  if (isMoved && !isLeft) await send('touchStart', [{ x: 1, y: 1, id: 0 }]);
  if (isMoved || isLeft) await send('touchCancel', []);
  isMoved = false;
}

/** Moves two fingers at the same time. */
export async function pinch(from: readonly [Spot, Spot], to: readonly [Spot, Spot], steps = 8) {
  const at = (part: number): Points =>
    ([0, 1] as const).map((id) => {
      const [a, b] = [from[id], to[id]];
      return { x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part, id };
    });
  if (!isDrawn) await drawn();
  isMoved = true;
  await send('touchStart', at(0).slice(0, 1));
  await send('touchStart', at(0));
  for (let step = 1; step <= steps; step += 1) {
    await send('touchMove', at(step / steps));
    await frame();
  }
  await send('touchEnd', []);
}

async function frames(count: number) {
  for (let left = count; left > 0; left -= 1) await frame();
}

/**
 * Sends both events at once, see `scripts/tap-command.mjs`. The browser sends the click later, so this waits for it. A tap
 * that a gesture has taken has no click.
 */
export async function tap(where: Element | Spot) {
  if (!isDrawn) await drawn();
  const { x, y } = onScreen(where instanceof Element ? centreOf(where) : where);
  const stop = new AbortController();
  const clicked = new Promise((resolve) => {
    window.addEventListener('click', resolve, { capture: true, signal: stop.signal });
  });
  await commands.tapAt(x, y);
  await Promise.race([clicked, frames(10)]);
  stop.abort();
}

type MouseType = 'mousePressed' | 'mouseMoved' | 'mouseReleased';

/** A real mouse, one event at a time; `how` may make a pen of it: `{ pointerType: 'pen' }`. */
export async function mouse(type: MouseType, { x, y }: Spot, how: object = {}) {
  // Moves need the button too, else no text is selected.
  const event = { type, button: 'left', buttons: 1, clickCount: 1, ...onScreen({ x, y }), ...how };
  await session().send('Input.dispatchMouseEvent', event);
}

async function send(type: string, points: Points) {
  const event = { type, touchPoints: points.map(onScreen) };
  await session().send('Input.dispatchTouchEvent', event);
}

const session = () =>
  cdp() as unknown as { send: (method: string, params: object) => Promise<unknown> };
