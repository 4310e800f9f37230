import { cdp } from 'vitest/browser';
import { frame } from './open-app';

export type Spot = { readonly x: number; readonly y: number };

type Touches = { readonly x: number; readonly y: number; readonly id: number }[];

/** Tests run in a frame of the page that the browser knows. */
function onScreen({ x, y }: Spot): Spot {
  const box = window.frameElement?.getBoundingClientRect();
  return { x: x + (box?.left ?? 0), y: y + (box?.top ?? 0) };
}

export function centreOf(element: Element): Spot {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

/**
 * Real fingers, through the browser: hit tests, `touch-action`, scrolling, clicks and all.
 *
 *     const finger = await touch(element);        // or touch({ x, y }): in the middle of it
 *     await finger.move({ x: -120 });             // by, in steps of a frame each
 *     await finger.up();
 */
export async function touch(where: Element | Spot, id = 0) {
  let at = where instanceof Element ? centreOf(where) : where;
  const others: Touches = [];
  await send('touchStart', [...others, { ...onScreen(at), id }]);

  return {
    move: async ({ x = 0, y = 0 }: Partial<Spot>, steps = 8) => {
      const from = at;
      for (let step = 1; step <= steps; step += 1) {
        at = { x: from.x + (x * step) / steps, y: from.y + (y * step) / steps };
        await send('touchMove', [{ ...onScreen(at), id }]);
        await frame();
      }
    },
    up: () => send('touchEnd', []),
    cancel: () => send('touchCancel', []),
  };
}

/** Two fingers that move at once, from these places to those. */
export async function pinch(from: readonly [Spot, Spot], to: readonly [Spot, Spot], steps = 8) {
  const at = (part: number): Touches =>
    ([0, 1] as const).map((id) => {
      const [a, b] = [from[id], to[id]];
      return { ...onScreen({ x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part }), id };
    });
  await send('touchStart', at(0).slice(0, 1));
  await send('touchStart', at(0));
  for (let step = 1; step <= steps; step += 1) {
    await send('touchMove', at(step / steps));
    await frame();
  }
  await send('touchEnd', at(1).slice(0, 1));
  await send('touchEnd', []);
}

export async function tap(where: Element | Spot) {
  const finger = await touch(where);
  await finger.up();
}

async function send(type: string, touchPoints: Touches) {
  const session = cdp() as { send: (method: string, params: object) => Promise<unknown> };
  await session.send('Input.dispatchTouchEvent', { type, touchPoints });
}
