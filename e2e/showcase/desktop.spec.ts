import { expect, test } from './showcase';

test.use({ viewport: { width: 1280, height: 900 }, isMobile: false, hasTouch: false });

test('a desktop shows the app in a phone, with the pages for developers', async ({ page }) => {
  await page.goto('/developers');
  const phone = page.frameLocator('iframe[data-phone]');
  await expect(phone.getByRole('heading', { level: 1, name: 'Developers' })).toBeVisible();
  await phone.getByRole('link', { name: /^Components/ }).click();
  await expect(phone.getByRole('heading', { level: 1, name: 'Components' })).toBeVisible();
});
