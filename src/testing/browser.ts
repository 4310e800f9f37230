import type { BrowserContext, CDPSession, Page } from '@playwright/test';
import type { Profile } from './profiles';

/** A session of the Chrome DevTools Protocol. `what` is the name of the helper, for the error message. */
export async function openCdp(page: Page, what: string): Promise<CDPSession> {
  const name = page.context().browser()?.browserType().name() ?? 'chromium';
  if (name !== 'chromium') throw new Error(`${what}: only Chromium can do this, not ${name}`);
  return page.context().newCDPSession(page);
}

/**
 * Sets `navigator.platform` to the profile's value, because Playwright keeps the value of the machine. On iOS it also
 * removes the client hints. The installers of hosts call it. Call it before a page opens.
 */
export async function setPlatform(target: BrowserContext | Page, profile: Profile): Promise<void> {
  await target.addInitScript(
    ([platform, os]) => {
      Object.defineProperty(Navigator.prototype, 'platform', {
        configurable: true,
        get: () => platform,
      });
      if (os === 'ios') Reflect.deleteProperty(Navigator.prototype, 'userAgentData');
    },
    [profile.platform, profile.os] as const,
  );
}

export type BrowserHistory = {
  readonly index: () => Promise<number>;
  readonly length: () => Promise<number>;
  readonly jump: (distance: number) => Promise<void>;
};

/** Reads the browser's list of history entries, and jumps in it like the menu of the browser's back button. */
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
