import { type App, expect, SITE_X, startAtSiteX, test } from '../helpers';

const prompt = (app: App) => app.page.getByText('Press back button again to exit');

async function openTouched(app: App) {
  await startAtSiteX(app.page);
  await app.open('/');
  const before = await app.historyLength();
  await app.count(1);
  // The code that listens may come a moment later than the first screen.
  if (app.isAndroid) await expect.poll(() => app.historyLength()).toBe(before + 1);
}

const left = (app: App) => expect(app.page).toHaveURL(SITE_X);

test.describe('leaving the app by back', () => {
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

  test('[S8.5] a visitor who has touched nothing is not asked', async ({ app, page }) => {
    await startAtSiteX(page);
    await app.open('/');
    await page.goBack();
    await left(app);
  });

  test('[S8.5] after 2 s it asks again only once the page was touched', async ({ app, page }) => {
    await openTouched(app);
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

  test('[S8.5] the question costs no extra back after a visit of other pages', async ({
    app,
    page,
  }) => {
    await openTouched(app);
    await app.go('/list');
    await app.at('/ > /list');
    await page.goBack();
    await app.at('/');
    await expect(prompt(app)).toBeHidden();
    // The root was not touched again: nothing holds the visitor.
    await page.goBack();
    await left(app);
  });

  test('[S8.5] a reload in the armed state shows the root', async ({ app, page }) => {
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
});
