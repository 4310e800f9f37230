import type { Page } from '@playwright/test';

/**
 * The page as it comes back out of the browser's cache of frozen pages. Playwright switches that cache off: this sends
 * the two events that a page gets, without anything else being frozen.
 */
export async function persistedPageshow(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const name of ['pagehide', 'pageshow']) {
      window.dispatchEvent(new PageTransitionEvent(name, { persisted: true }));
    }
  });
}
