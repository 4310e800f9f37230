import { expect, test } from '@playwright/test';

test('a guest fills the cart, signs in, and orders', async ({ page }) => {
  await page.goto('/');
  const active = page.locator('[data-page][data-state="active"]');
  await active.getByRole('link', { name: /Matcha/ }).tap();
  await active.getByRole('button', { name: 'Increase Cups' }).tap();
  await active.getByRole('button', { name: 'Add to cart' }).tap();
  await page.goBack();
  await page.getByRole('link', { name: /^Cart/ }).tap();
  await expect(active.getByText('€8.20').last()).toBeVisible();
  await active.getByRole('button', { name: 'Check out' }).tap();

  await active.getByLabel('Phone number').fill('13800000000');
  await active.getByRole('textbox', { name: 'Code' }).fill('123456');
  await active.getByRole('button', { name: 'Sign in', exact: true }).tap();

  const done = page.getByRole('dialog').getByRole('button', { name: 'Done' });
  await active.getByRole('button', { name: /^Day/ }).tap();
  await done.tap();
  await active.getByRole('button', { name: /^Place/ }).tap();
  await page.getByRole('option', { name: 'At the harbour' }).tap();
  await done.tap();

  // A reload in the middle loses nothing.
  await page.reload();
  await expect(active.getByRole('button', { name: /^Place/ })).toContainText('At the harbour');
  await active.getByRole('button', { name: 'Order', exact: true }).tap();
  await expect(active.getByRole('heading', { name: 'Thank you' })).toBeVisible();
  await active.getByRole('button', { name: 'See the orders' }).tap();
  await expect(active.getByText('2 cups').first()).toBeVisible();
});
