import { expect, test } from './showcase';

test.describe('a problem with a page', () => {
  test('[S2.11] a slow page shows the loading screen under its own bar', async ({ showcase }) => {
    await showcase.open('/developers');
    await showcase.tapLink(/^A slow page/);
    await expect(showcase.title('A slow page')).toBeVisible();
    await expect(showcase.main.getByText('Loading')).toBeAttached();
    await expect(showcase.active.getByRole('button', { name: 'Back' })).toBeVisible();
    await expect(showcase.main.getByRole('heading', { name: 'The page has loaded' })).toBeVisible();
  });

  test('[S2.12] one tap opens a page that failed to load', async ({ showcase }) => {
    await showcase.open('/developers');
    await showcase.tapLink(/^A page that fails to load/);
    await showcase.tapButton('The connection timed out, click the screen to try again');
    await expect(
      showcase.main.getByRole('heading', { name: 'The second try worked' }),
    ).toBeVisible();
    await showcase.back();
    await expect(showcase.title('Developers')).toBeVisible();
  });

  test('a page that crashes leaves the other pages alone, and a tap renders it again', async ({
    showcase,
    traps,
  }) => {
    traps.allow(/thrown on purpose/);
    await showcase.open('/developers');
    await showcase.tapLink(/^A page that crashes/);
    await showcase.tapButton('Crash this page');
    await expect(showcase.main.getByRole('alert')).toContainText('This page could not be shown.');
    await showcase.tapButton('Try again');
    await expect(
      showcase.main.getByRole('heading', { name: 'One tap before a crash' }),
    ).toBeVisible();
    await showcase.tapButton('Crash this page');
    await expect(showcase.main.getByRole('alert')).toBeVisible();
    await showcase.back();
    await expect(showcase.title('Developers')).toBeVisible();
  });

  test('[S2.2] a tap loads the not-found page again if its code did not load', async ({
    page,
    showcase,
    traps,
  }) => {
    traps.allow(/404|Failed to fetch dynamically imported module|Unable to preload/);
    const gone = /assets\/lazy-screens-/;
    await page.route(gone, (route) => route.fulfill({ status: 404 }));
    await showcase.open('/developers');
    await showcase.tapLink(/^An unknown address/);
    const again = showcase.active.getByRole('button', { name: /^The connection timed out/ });
    await expect(again).toBeVisible();
    await page.unroute(gone);
    await again.tap();
    await expect(showcase.main.getByRole('button', { name: 'Go to the home page' })).toBeVisible();
    await expect(page).toHaveURL('/nowhere');
  });

  test('[S2.2] an unknown address shows a page with a way home', async ({ page, showcase }) => {
    await showcase.open('/developers');
    await showcase.tapLink(/^An unknown address/);
    await expect(showcase.title('Page not found')).toBeVisible();
    await expect(page).toHaveURL('/nowhere');
    await showcase.tapButton('Go to the home page');
    await expect(showcase.title('Linden Market')).toBeVisible();
  });
});
