import type { Page } from '@playwright/test';

/** After the next frame but one: what the page had due for the next one has happened, and is on the screen. */
export function twoFrames(page: Page): Promise<void> {
  return page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
  });
}
