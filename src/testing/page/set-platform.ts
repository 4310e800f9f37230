import type { BrowserContext, Page } from '@playwright/test';
import type { Profile } from '../profiles';

/**
 * navigator.platform as on the profile's phone; Playwright leaves the machine's own. iOS has no client hints either.
 * Installers of hosts do it by themselves. To be called before a page opens.
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
