import type { Page } from '@playwright/test';
import { openCdp } from './open-cdp';

export type SafeAreas = {
  readonly top?: number;
  readonly right?: number;
  readonly bottom?: number;
  readonly left?: number;
};

/** What `env(safe-area-inset-*)` says: an iPhone held upright has 47 above and 34 below. What is not named is 0. */
export async function setSafeAreas(page: Page, insets: SafeAreas): Promise<void> {
  const session = await openCdp(page, 'setSafeAreas');
  // The session is left open: what it has set goes with it.
  await session.send('Emulation.setSafeAreaInsetsOverride', {
    insets: { top: 0, right: 0, bottom: 0, left: 0, ...insets },
  });
}
