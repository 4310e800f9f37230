import type { Page } from '@playwright/test';
import { type App, expect, SITE_X, startAtSiteX, stretchDelay, test } from '../helpers';

const tab = (app: App, name: string) => app.page.getByRole('link', { name, exact: true });

/** Taps a line of text, which does nothing. */
async function touchNothing({ active, page }: App) {
  const box = await active.getByTestId('url').boundingBox();
  if (!box) throw new Error('the page shows no address');
  await page.touchscreen.tap(box.x + 2, box.y + box.height / 2);
}

/** Changes the address as a link to a place in the page does. */
const stepTo = (page: Page, place: string) =>
  page.evaluate((name) => {
    window.location.hash = name;
  }, place);

const prompt = (app: App) => app.page.getByText('Press back button again to exit');

/** The second back must come within 2 s, which a slow machine may need for a few steps. */
const giveTime = (page: Page, ms = 30_000) => stretchDelay(page, ms, 2000);

async function openTouched(app: App, ms?: number) {
  await giveTime(app.page, ms);
  await startAtSiteX(app.page);
  await app.open('/');
  const before = await app.historyLength();
  await app.count(1);
  // The code that listens can load a moment after the first screen.
  if (app.isAndroid) await expect.poll(() => app.historyLength()).toBe(before + 1);
}

const left = (app: App) => expect(app.page).toHaveURL(SITE_X);

test.describe('leaving the app with back', () => {
  test('[S8.5] [S2.6] Android asks first and leaves on the second back, iOS leaves at once', async ({
    app,
    page,
  }) => {
    await openTouched(app);
    await page.goBack();
    if (app.isAndroid) {
      await expect(prompt(app)).toBeVisible();
      await app.at('/');
      await expect(app.on('count')).toHaveText('Count 1');
      await page.goBack();
    }
    await left(app);
  });

  test('[S8.5] Android does not ask a user who has not touched the page', async ({ app, page }) => {
    await startAtSiteX(page);
    await app.open('/');
    await page.goBack();
    await left(app);
  });

  test('[S8.5] after 2 s it asks again only if the user has touched the page', async ({
    app,
    page,
  }) => {
    await openTouched(app, 5000);
    if (!app.isAndroid) return;
    await page.goBack();
    await expect(prompt(app)).toBeVisible();
    await expect(prompt(app)).toBeHidden();
    await app.on('count').tap();
    await page.goBack();
    await expect(prompt(app)).toBeVisible();
    await app.at('/');
    await expect(prompt(app)).toBeHidden();
    await page.goBack();
    await left(app);
  });

  test('[S8.5] the prompt costs no extra back after a visit to other pages', async ({
    app,
    page,
  }) => {
    await openTouched(app);
    await app.go('/list');
    await app.at('/ > /list');
    await page.goBack();
    await app.at('/');
    await expect(prompt(app)).toBeHidden();
    // The root has not been touched again, so back leaves the app.
    await page.goBack();
    await left(app);
  });

  test('[S8.5] a reload while the prompt is armed shows the root', async ({ app, page }) => {
    await openTouched(app);
    await page.reload();
    await app.at('/');
    await page.goBack();
    if (app.isAndroid) {
      await expect(prompt(app)).toBeVisible();
      await app.at('/');
      await page.goBack();
    }
    await left(app);
  });

  test('[S8.5] [S2.1] after a tap without effect, a switch to another tab and some pages, back returns to that tab', async ({
    app,
    page,
  }) => {
    await startAtSiteX(page);
    await app.open('/');
    const before = await app.historyLength();
    await touchNothing(app);
    if (app.isAndroid) await expect.poll(() => app.historyLength()).toBe(before + 1);
    await tab(app, 'Me').tap();
    await app.at('/me');
    await app.go('/list');
    await app.at('/me > /list');
    await page.goBack();
    await app.at('/me');
    await app.go('/list');
    await app.at('/me > /list');
    await app.go('/item/1');
    await app.at('/me > /list > /item/1');
    await page.reload();
    await app.at('/me > /list > /item/1');
    await page.goBack();
    await app.at('/me > /list');
    await page.goBack();
    await app.at('/me');
    // The tab has not been touched since, so back leaves the app.
    await page.goBack();
    await left(app);
  });

  test('[S8.5] after hash steps in one tab and a switch to another, back asks on that tab and then leaves', async ({
    app,
    page,
  }) => {
    await openTouched(app);
    await stepTo(page, 'part');
    await app.at('/#part');
    await tab(app, 'Me').tap();
    await app.at('/me');
    await page.goBack();
    if (app.isAndroid) {
      await expect(prompt(app)).toBeVisible();
      await app.at('/me');
      await page.goBack();
    }
    await left(app);
  });

  test('[S2.1] a tab that the user left at a hash shows that hash again, also in the address bar', async ({
    app,
    page,
  }) => {
    await openTouched(app);
    await stepTo(page, 'part');
    await app.at('/#part');
    await tab(app, 'Me').tap();
    await app.at('/me');
    await page.reload();
    await app.at('/me');
    await tab(app, 'Home').tap();
    await app.at('/#part');
    await page.reload();
    await app.at('/#part');
  });
});
