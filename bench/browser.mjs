// Chromium as a slow phone: Pixel 7 with touch, the processor slowed down.
import { chromium, devices } from 'playwright-core';
import { findBrowser } from '../scripts/find-browser.mjs';
import { screens } from './screens.mjs';
import { handsOn } from './hands.mjs';
import { installProbe } from './probe.mjs';

export function launch() {
  const executablePath = findBrowser();
  if (!executablePath) throw new Error('no browser: run `npx playwright install chromium`');
  return chromium.launch({ executablePath });
}

/** A page in a new browser context, with an empty cache. `work` gets the page, and functions that touch and weigh it. */
export async function onPhone(browser, work) {
  const context = await browser.newContext({ ...devices['Pixel 7'] });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await page.addInitScript(installProbe, screens.row(1));
  try {
    return await work({ page, cdp, ...handsOn(page, cdp) });
  } finally {
    await context.close();
  }
}
