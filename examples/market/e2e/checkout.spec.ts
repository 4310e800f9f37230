import { expect, test } from './fixtures.ts';
import {
  active,
  fillCheckout,
  goToCheckout,
  phoneOf,
  placeOrder,
  signIn,
  tab,
  titled,
} from './market.ts';

const photo = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

test('Back from the sign-in leads to the cart, not to the checkout', async ({ page }) => {
  await page.goto('/');
  await active(page).getByRole('button', { name: 'Add Flat white' }).first().tap();
  await active(page)
    .getByRole('link', { name: /item in the cart/ })
    .tap();
  await active(page).getByRole('button', { name: 'Check out' }).tap();
  await titled(page, 'Sign in');
  await page.goBack();
  await titled(page, 'Cart');
  await page.goBack();
  await titled(page, 'Linden Market');
});

test('a reload at depth three keeps the order form, and Back leads through every page', async ({
  page,
}, { testId }) => {
  await page.goto('/');
  await active(page).getByRole('link', { name: 'Butter croissant', exact: true }).first().tap();
  await titled(page, 'Butter croissant');
  for (let count = 1; count < 4; count += 1) {
    await active(page).getByRole('button', { name: 'Increase Amount' }).tap();
  }
  await active(page)
    .getByRole('button', { name: /Add to cart/ })
    .tap();
  await active(page).getByRole('link', { name: /^Cart/ }).tap();
  await active(page).getByRole('button', { name: 'Check out' }).tap();
  await signIn(page, phoneOf(testId));
  await titled(page, 'Checkout');
  await active(page).getByLabel('Note').fill('Third floor');
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(active(page).getByLabel('Note')).toHaveValue('Third floor');
  await page.goBack();
  await page.getByRole('dialog').getByRole('button', { name: 'Leave' }).tap();
  await titled(page, 'Cart');
  await expect(active(page).getByText('€9.60').first()).toBeVisible();
  await page.goBack();
  await titled(page, 'Butter croissant');
  await page.goBack();
  await titled(page, 'Linden Market');
});

test('the checkout shows the sum of the order until the page of the order is there', async ({
  page,
}, { testId }) => {
  await goToCheckout(page, phoneOf(testId));
  await fillCheckout(page);
  const total = active(page).locator('.bar-total');
  await expect(total).toHaveText('€11.50');
  const later = await total.evaluateHandle((element) => {
    const sums: (string | null)[] = [];
    const options = { characterData: true, childList: true, subtree: true };
    new MutationObserver(() => sums.push(element.textContent)).observe(element, options);
    return sums;
  });
  await placeOrder(page);
  expect(await later.jsonValue()).toEqual([]);
});

test('an order has its photos, and the shop sees them in full', async ({ page }, { testId }) => {
  await goToCheckout(page, phoneOf(testId));
  await fillCheckout(page);
  const files = ['door.png', 'stairs.png'].map((name) => ({
    name,
    mimeType: 'image/png',
    buffer: photo,
  }));
  await active(page).locator('input[type=file]').setInputFiles(files);
  await expect(active(page).getByText('2 of 2 uploaded')).toBeVisible();
  await active(page).getByRole('button', { name: 'Remove stairs.png' }).tap();
  await placeOrder(page);
  await active(page)
    .getByRole('button', { name: /Photos of the way in/ })
    .tap();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goBack();
  await titled(page, /^Order/);
});

test('a photo that does not arrive says so, and can be sent again', async ({ page, faults }, {
  testId,
}) => {
  await goToCheckout(page, phoneOf(testId));
  await fillCheckout(page);
  await page.route('**/api/files', (route) => route.abort('connectionreset'));
  await active(page).locator('input[type=file]').setInputFiles({
    name: 'door.png',
    mimeType: 'image/png',
    buffer: photo,
  });
  const retry = active(page).getByRole('button', { name: /again.*door\.png|door\.png.*again/i });
  await expect(retry).toBeVisible({ timeout: 20_000 });
  // The product hears of it as well, once.
  expect(faults.splice(0)).toEqual([expect.stringContaining('PlatformError: network error')]);
  await page.unroute('**/api/files');
  await retry.tap();
  await expect(active(page).getByText('1 of 1 uploaded')).toBeVisible();
  await placeOrder(page);
});

test('pickers in the checkout close without a choice', async ({ page }, { testId }) => {
  await goToCheckout(page, phoneOf(testId));
  const when = active(page).getByRole('button', { name: /^Day and time/ });
  const before = await when.innerText();
  await when.tap();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).tap();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await active(page).getByRole('button', { name: /^Area/ }).tap();
  await page.getByRole('dialog').getByText('Harbour').tap();
  // Back leads one level up, and then out of the sheet.
  const level = page.getByRole('dialog').getByRole('tab', { name: 'Harbour' });
  await expect(page.getByRole('dialog').getByText('Old Quay')).toBeVisible();
  await expect(level).toHaveAttribute('aria-selected', 'false');
  await page.goBack();
  await expect(level).toHaveAttribute('aria-selected', 'true');
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await titled(page, 'Checkout');
  await expect(active(page).getByRole('button', { name: /^Area/ })).toContainText('Choose');
  expect(await when.innerText()).toBe(before);
});

test('two tabs of the browser have one cart and one session', async ({ page, context }, {
  testId,
}) => {
  await page.goto('/');
  const other = await context.newPage();
  await other.goto('/item/croissant');
  await active(other)
    .getByRole('button', { name: /Add to cart/ })
    .tap();
  await expect(active(page).getByRole('link', { name: '1 item in the cart' })).toBeVisible();
  await active(page).getByRole('button', { name: 'Add Flat white' }).first().tap();
  await expect(active(other).getByRole('link', { name: 'Cart 2 items in the cart' })).toBeVisible();

  await tab(page, 'Me').tap();
  await active(page).getByRole('button', { name: 'Sign in' }).tap();
  await signIn(page, phoneOf(testId));
  await titled(page, 'Me');
  await active(other).getByRole('link', { name: /^Cart/ }).tap();
  await active(other).getByRole('button', { name: 'Check out' }).tap();
  await titled(other, 'Checkout');
  await active(other)
    .getByRole('radio', { name: /^I collect it/ })
    .tap();
  await active(other).getByLabel('Name').fill('Mira Lind');
  await active(other).getByLabel('Phone number').fill('13800000000');
  await placeOrder(other);
  await tab(page, 'Home').tap();
  await expect(active(page).getByRole('link', { name: /in the cart/ })).toHaveCount(0);
});
