import { expect, test } from '@playwright/test';

test('greets by name, and the browser goes back', async ({ page }) => {
  await page.goto('/');
  await page.getByLabel('Your name').fill('Ada');
  await page.getByRole('button', { name: 'Say hello' }).tap();
  await expect(page.getByRole('heading', { name: 'Hello Ada' })).toBeVisible();
  await page.goBack();
  await expect(page.getByLabel('Your name')).toHaveValue('Ada');
});
