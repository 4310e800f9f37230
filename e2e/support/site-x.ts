import type { Page } from '@playwright/test';

/** A page of another site, which the user visited before this app. The test answers it, so no request leaves the machine. */
export const SITE_X = 'http://site-x.test/';

export async function startAtSiteX(page: Page): Promise<void> {
  await page.route(SITE_X, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Site X</title><h1>Site X</h1>' }),
  );
  await page.goto(SITE_X);
}
