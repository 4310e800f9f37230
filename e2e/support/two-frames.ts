import type { Page } from '@playwright/test';

/** Waits for two frames. Work that was due for the next frame is then done and on the screen. */
export function twoFrames(page: Page): Promise<void> {
  return page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
  });
}
