import type { Page } from '@playwright/test';

/** A page of somebody else: what the visitor looked at before this app. Answered here, nothing leaves the machine. */
export const SITE_X = 'http://site-x.test/';

export async function startAtSiteX(page: Page): Promise<void> {
  await page.route(SITE_X, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Site X</title><h1>Site X</h1>' }),
  );
  await page.goto(SITE_X);
}
