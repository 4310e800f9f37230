import type { Page } from '@playwright/test';

/** One finger, down at a point, moved in steps and lifted: what a tap cannot do. */
export async function drag(
  page: Page,
  from: { readonly x: number; readonly y: number },
  by: { readonly x: number; readonly y: number },
  whileHeld: () => Promise<void> = async () => {},
): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number, y?: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: x === undefined || y === undefined ? [] : [{ x, y }],
    });
  const steps = 10;
  await touch('touchStart', from.x, from.y);
  for (let step = 1; step <= steps; step += 1) {
    await touch('touchMove', from.x + (by.x * step) / steps, from.y + (by.y * step) / steps);
  }
  await whileHeld();
  await touch('touchEnd');
  await session.detach();
}
