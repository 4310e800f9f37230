import { expect, test } from '@playwright/test';

const photo = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

test('a guest signs in, fills in an order, reloads, and sends it', async ({ page }) => {
  await page.goto('/drink/matcha');
  const active = page.locator('[data-page][data-state="active"]');
  await active.getByRole('button', { name: 'Order this' }).tap();

  await active.getByLabel('Phone number').fill('13800000000');
  await active.getByRole('button', { name: 'Send code' }).tap();
  await expect(page.getByText('The code is 123456')).toBeVisible();
  await active.getByRole('textbox', { name: 'Code' }).fill('123456');
  await active.getByRole('button', { name: 'Sign in', exact: true }).tap();

  await expect(active.getByRole('heading', { level: 1, name: 'New order' })).toBeVisible();
  await expect(active.getByText('€4.10')).toBeVisible();
  await active.locator('input[type=file]').setInputFiles({
    name: 'door.png',
    mimeType: 'image/png',
    buffer: photo,
  });
  await expect(active.getByText('1 of 1 uploaded')).toBeVisible();

  // A reload in the middle loses nothing.
  await active.getByRole('button', { name: 'Increase Cups' }).tap();
  await expect(active.getByText('€8.20')).toBeVisible();
  await page.reload();
  await expect(active.getByText('€8.20')).toBeVisible();
  await expect(active.getByRole('button', { name: 'View door.png' })).toBeVisible();

  // The form says what is missing.
  await active.getByRole('button', { name: 'Order', exact: true }).tap();
  await expect(active.getByRole('link', { name: 'Day: Choose an option' })).toBeVisible();
  const done = page.getByRole('dialog').getByRole('button', { name: 'Done' });
  await active.getByRole('button', { name: /^Day/ }).tap();
  await done.tap();
  await active.getByRole('button', { name: /^Place/ }).tap();
  await page.getByRole('option', { name: 'Bring it to us' }).tap();
  await done.tap();

  // The server refuses a field. The form shows why.
  await active.getByRole('button', { name: 'Order', exact: true }).tap();
  await expect(active.getByText('We bring three cups or more.').first()).toBeVisible();
  await active.getByRole('button', { name: 'Increase Cups' }).tap();
  await active.getByRole('button', { name: 'Order', exact: true }).tap();
  await expect(active.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();
  await expect(active.getByText('3 cups').first()).toBeVisible();
});
