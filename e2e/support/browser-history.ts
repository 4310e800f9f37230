import type { Page } from '@playwright/test';

/** The browser's own list of entries, and its long-press menu: a jump that the page did not ask for. */
export async function openBrowserHistory(page: Page) {
  const session = await page.context().newCDPSession(page);
  const read = () => session.send('Page.getNavigationHistory');
  return {
    index: async () => (await read()).currentIndex,
    length: async () => (await read()).entries.length,
    jump: async (distance: number) => {
      const { currentIndex, entries } = await read();
      const entry = entries[currentIndex + distance];
      if (!entry) throw new Error(`the browser has no entry at ${distance}`);
      await session.send('Page.navigateToHistoryEntry', { entryId: entry.id });
    },
  };
}

/** A page of somebody else: what the visitor looked at before this app. Answered here, nothing leaves the machine. */
export const SITE_X = 'http://site-x.test/';

export async function startAtSiteX(page: Page): Promise<void> {
  await page.route(SITE_X, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Site X</title><h1>Site X</h1>' }),
  );
  await page.goto(SITE_X);
}
