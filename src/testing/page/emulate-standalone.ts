import type { Page } from '@playwright/test';

/** The app on the home screen: Chromium has no switch for that. To be called before the page opens. */
export async function emulateStandalone(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const original = window.matchMedia.bind(window);
    window.matchMedia = (query) => {
      const list = original(query);
      return query.includes('display-mode: standalone')
        ? Object.defineProperty(list, 'matches', { value: true })
        : list;
    };
  });
}
