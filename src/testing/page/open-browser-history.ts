import type { Page } from '@playwright/test';
import { openCdp } from './open-cdp';

export type BrowserHistory = {
  readonly index: () => Promise<number>;
  readonly length: () => Promise<number>;
  readonly jump: (distance: number) => Promise<void>;
};

/** The browser's own list of entries, and its long-press menu: a jump that the page did not ask for. */
export async function openBrowserHistory(page: Page): Promise<BrowserHistory> {
  const session = await openCdp(page, 'openBrowserHistory');
  const read = () => session.send('Page.getNavigationHistory');
  return {
    index: async () => (await read()).currentIndex,
    length: async () => (await read()).entries.length,
    jump: async (distance) => {
      const { currentIndex, entries } = await read();
      const entry = entries[currentIndex + distance];
      if (!entry) throw new Error(`openBrowserHistory: there is no entry at ${distance}`);
      await session.send('Page.navigateToHistoryEntry', { entryId: entry.id });
    },
  };
}
