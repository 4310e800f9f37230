import type { Page } from '@playwright/test';
import { putFinger } from 'portico/testing';
import { expect, test } from './fixtures.ts';
import { active, goToCheckout, phoneOf, titled } from './market.ts';

const street = (page: Page) => active(page).getByLabel('Street and number');

async function fillAddress(page: Page, name: string) {
  await titled(page, 'Address');
  await active(page).getByLabel('Name').fill(name);
  await active(page).getByLabel('Phone number').fill('13800000000');
  await active(page).getByRole('button', { name: /^Area/ }).tap();
  await page.getByRole('dialog').getByText('Hill').tap();
  await page.getByRole('dialog').getByText('Water Tower').tap();
}

test('an address from the map is saved, edited, used by the checkout, and removed', async ({
  page,
}, { testId }) => {
  await page.goto('/me');
  await active(page).getByRole('link', { name: 'Addresses' }).tap();
  await active(page).getByRole('button', { name: 'Add an address' }).tap();
  await fillAddress(page, 'Mira Lind');

  // Leaving the map chooses nothing.
  await active(page).getByRole('button', { name: 'On the map' }).tap();
  await expect(active(page).getByRole('radio').first()).toBeVisible();
  await page.goBack();
  await titled(page, 'Address');
  await expect(street(page)).toHaveValue('');
  await expect(active(page).getByLabel('Name')).toHaveValue('Mira Lind');

  await active(page).getByRole('button', { name: 'On the map' }).tap();
  await active(page).getByRole('radio').first().tap();
  await active(page).getByRole('button', { name: 'Use this place' }).tap();
  await titled(page, 'Address');
  await expect(street(page)).not.toHaveValue('');
  const chosen = await street(page).inputValue();
  await active(page).getByRole('button', { name: 'Save' }).tap();
  await titled(page, 'Addresses');
  await expect(active(page).getByText(chosen)).toBeVisible();

  await active(page)
    .getByRole('link', { name: /Mira Lind/ })
    .tap();
  await expect(active(page).getByRole('button', { name: /^Area/ })).toContainText('Water Tower');
  await active(page).getByLabel('Name').fill('Mira Berg');
  await active(page).getByRole('button', { name: 'Save' }).tap();
  await titled(page, 'Addresses');
  await expect(active(page).getByRole('link')).toHaveText([/Mira Berg/]);

  await goToCheckout(page, phoneOf(testId));
  await expect(active(page).getByLabel('Name')).toHaveValue('Mira Berg');
  await expect(street(page)).toHaveValue(chosen);

  await page.goto('/addresses');
  const row = active(page).getByRole('link', { name: /Mira Berg/ });
  const box = (await row.boundingBox())!;
  const finger = await putFinger(page, { x: box.x + box.width - 30, y: box.y + box.height / 2 });
  await finger.move({ x: -160, y: 0 }, 200);
  await finger.lift();
  await active(page).getByRole('button', { name: 'Remove' }).tap();
  await expect(active(page).getByText('No addresses yet')).toBeVisible();
});

test('Back from an unsaved address asks, and a reload keeps what was entered', async ({ page }) => {
  await page.goto('/me');
  await active(page).getByRole('link', { name: 'Addresses' }).tap();
  await active(page).getByRole('button', { name: 'Add an address' }).tap();
  await fillAddress(page, 'Tom');
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(active(page).getByLabel('Name')).toHaveValue('Tom');
  await expect(active(page).getByRole('button', { name: /^Area/ })).toContainText('Water Tower');
  await page.goBack();
  await page.getByRole('dialog').getByRole('button', { name: 'Leave' }).tap();
  await titled(page, 'Addresses');
  await expect(active(page).getByText('No addresses yet')).toBeVisible();
});
