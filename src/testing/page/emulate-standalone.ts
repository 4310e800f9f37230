import type { Page } from '@playwright/test';

/** The app on the home screen: Chromium has no switch for that. To be called before the page opens. */
export async function emulateStandalone(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const original = window.matchMedia.bind(window);
    window.matchMedia = (query) => {
      const list = original(query);
      const mode = /display-mode:\s*([\w-]+)/.exec(query)?.[1];
      return mode === undefined
        ? list
        : Object.defineProperty(list, 'matches', { value: mode === 'standalone' });
    };
  });
}
