import type { Locator, Page } from '@playwright/test';

type By = { readonly x?: number; readonly y?: number };

/** A real finger on the middle of an element, sent through the browser: `touch-action`, scrolling and lost clicks included. */
export async function drag(page: Page, on: Locator, by: By, steps = 8): Promise<void> {
  await on.scrollIntoViewIfNeeded();
  const box = await on.boundingBox();
  if (!box) throw new Error('drag(on): is not shown');
  const start = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const session = await page.context().newCDPSession(page);
  const put = (type: 'touchStart' | 'touchMove' | 'touchEnd', part: number) => {
    const at = { x: start.x + (by.x ?? 0) * part, y: start.y + (by.y ?? 0) * part };
    const touchPoints = type === 'touchEnd' ? [] : [at];
    return session.send('Input.dispatchTouchEvent', { type, touchPoints });
  };
  await put('touchStart', 0);
  for (let step = 1; step <= steps; step += 1) {
    await put('touchMove', step / steps);
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  }
  await put('touchEnd', 1);
  await session.detach();
}
