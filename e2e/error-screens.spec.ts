import { expect, test } from './helpers';

test('an app that is unmounted removes its pages and ignores the history', async ({
  app,
  page,
}) => {
  await app.open('/');
  await app.call('navigate', { url: '/list' });
  await app.at('/ > /list');
  await page.evaluate(() => window.fixture.unmount());
  await expect(page.locator('[data-page]')).toHaveCount(0);
  await page.goBack();
  await expect(page.locator('[data-page]')).toHaveCount(0);
  expect(app.pathOf(page.url())).toBe('/');
});

test.describe('a page that throws', () => {
  test('shows an error screen with a way back, and the rest of the app still works', async ({
    app,
    page,
    traps,
  }) => {
    traps.allow(/this page always throws|The above error|error boundary/);
    await app.open('/');
    await app.count(2);
    await app.call('navigate', { url: '/broken' });
    await expect.poll(async () => (await app.view()).stack).toBe('/ > /broken');
    await expect(page.getByRole('alert')).toContainText('This page could not be shown.');
    await expect(app.backButton).toBeVisible();
    await app.backButton.tap();
    await app.at('/');
    await expect(app.on('count')).toHaveText('Count 2');
    await app.call('navigate', { url: '/broken' });
    await expect(page.getByRole('alert')).toContainText('This page could not be shown.');
    await page.goBack();
    await app.at('/');
    await app.go('/list');
    await app.at('/ > /list');
  });
});
