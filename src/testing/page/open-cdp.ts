import type { CDPSession, Page } from '@playwright/test';

/** Chromium's own controls. `what` names the helper that needs them. */
export async function openCdp(page: Page, what: string): Promise<CDPSession> {
  const name = page.context().browser()?.browserType().name() ?? 'chromium';
  if (name !== 'chromium') throw new Error(`${what}: only Chromium can do this, not ${name}`);
  return page.context().newCDPSession(page);
}
