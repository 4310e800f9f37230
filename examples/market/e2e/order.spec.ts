import { expect, test } from '@playwright/test';
import {
  active,
  fillCheckout,
  goToCheckout,
  phoneOf,
  placeOrder,
  setState,
  signIn,
  tab,
  titled,
} from './market.ts';

const photo = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

test('a guest searches, orders, and watches the order on its way', async ({ page }, { testId }) => {
  await page.goto('/');
  await active(page).getByRole('link', { name: 'Search the market' }).tap();
  const field = active(page).getByRole('combobox', { name: 'Search the market' });
  await field.fill('cappucino');
  await page.getByRole('option', { name: /Flat white/ }).tap();
  await expect(active(page).getByText('1 item', { exact: true })).toBeVisible();
  await active(page).getByRole('link', { name: 'Flat white', exact: true }).tap();

  await active(page)
    .getByRole('radio', { name: /^Large/ })
    .tap();
  await active(page).getByRole('radio', { name: /^Oat/ }).tap();
  await active(page).getByRole('button', { name: 'Increase Amount' }).tap();
  await active(page).getByRole('button', { name: 'Add to cart · €9.20' }).tap();
  await active(page).getByRole('link', { name: 'Cart 2 items in the cart' }).tap();
  await expect(active(page).getByText('Large, Oat')).toBeVisible();
  await expect(active(page).getByText('€15.80 more and delivery is free')).toBeVisible();
  await active(page).getByRole('button', { name: 'Check out' }).tap();
  await signIn(page, phoneOf(testId));

  await fillCheckout(page);
  await active(page).getByLabel('Coupon').fill('NOPE');
  await active(page).getByRole('button', { name: 'Place the order' }).tap();
  await expect(active(page).getByText('We do not know this code.').first()).toBeVisible();
  await active(page).getByLabel('Coupon').fill('hello10');
  const order = await placeOrder(page);

  // The socket brings each step, first those of the clock. On a slow machine some of them may be over.
  await expect(active(page).getByText('Live', { exact: true })).toBeVisible();
  const state = (name: string | RegExp) =>
    expect(active(page).getByRole('heading', { level: 2, name })).toBeVisible();
  await state(/^(Confirmed|Packing|On the way)$/);
  await setState(page, order, 'accepted');
  await state('Confirmed');
  await setState(page, order, 'packing');
  await state('Packing');
  // A screen reader hears it, because the state is in a live region.
  const status = active(page).getByRole('status');
  await expect(status.getByRole('heading', { level: 2, name: 'Packing' })).toBeVisible();
  await expect(active(page).getByText('Quay 7, Old Quay, Harbour')).toBeVisible();
  await expect(active(page).getByText('-€1.11')).toBeVisible();

  // Back leads to the list, not to the empty cart.
  await page.goBack();
  await titled(page, 'Orders');
  await expect(active(page).getByText('€9.99')).toBeVisible();
});

test('a reload in the checkout loses nothing, and leaving it asks', async ({ page }, {
  testId,
}) => {
  await goToCheckout(page, phoneOf(testId));
  await fillCheckout(page);
  await active(page).getByLabel('Note').fill('Ring twice');
  await active(page).locator('input[type=file]').setInputFiles({
    name: 'door.png',
    mimeType: 'image/png',
    buffer: photo,
  });
  await expect(active(page).getByText('1 of 1 uploaded')).toBeVisible();

  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await titled(page, 'Checkout');
  await expect(active(page).getByLabel('Name')).toHaveValue('Mira Lind');
  await expect(active(page).getByRole('button', { name: /^Area/ })).toContainText('Old Quay');
  await expect(active(page).getByLabel('Note')).toHaveValue('Ring twice');
  await expect(active(page).getByRole('button', { name: 'View door.png' })).toBeVisible();

  await active(page).getByRole('button', { name: 'Back' }).tap();
  await page.getByRole('dialog').getByRole('button', { name: 'Stay' }).tap();
  await expect(active(page).getByLabel('Note')).toHaveValue('Ring twice');
  await placeOrder(page);
  await expect(active(page).getByText('Ring twice')).toBeVisible();
});

test('a guest writes to the shop, and sends a voice message', async ({ page }, { testId }) => {
  await goToCheckout(page, phoneOf(testId));
  await fillCheckout(page);
  await placeOrder(page);
  await active(page).getByRole('link', { name: 'The shop' }).tap();
  await titled(page, 'Chat with the shop');
  const messages = active(page).getByRole('log');
  await expect(messages.getByText('Hello, this is Lina')).toBeVisible();

  await active(page).getByRole('textbox', { name: 'Write a message' }).fill('The bell is broken');
  await active(page).getByRole('button', { name: 'Send', exact: true }).tap();
  await expect(messages.getByText('Thank you, I will tell the courier.')).toBeVisible();
  await expect(messages.getByText('The bell is broken')).toHaveCount(1);

  await active(page).getByRole('button', { name: 'Record a voice message' }).tap();
  await expect(active(page).getByRole('timer')).toHaveText(/Recording 0:0[1-9]/);
  await active(page).getByRole('button', { name: 'Stop and send' }).tap();
  await expect(messages.getByText('I have listened to it, all clear.')).toBeVisible();
  // The message is so short that it may be over before the test looks.
  await expect(async () => {
    await messages.getByRole('button', { name: /^Play voice message/ }).tap({ timeout: 3000 });
    await expect(messages.getByRole('button', { name: 'Pause' })).toBeVisible({ timeout: 1000 });
  }).toPass();
});

test('the shop changes the status of an order', async ({ page, browser }, { testId }) => {
  await goToCheckout(page, phoneOf(testId));
  await fillCheckout(page);
  await placeOrder(page);
  const number = await active(page).getByRole('heading', { level: 1 }).innerText();

  const context = await browser.newContext({ hasTouch: true, reducedMotion: 'reduce' });
  const shop = await context.newPage();
  await shop.goto('/me');
  await active(shop).getByRole('button', { name: 'Sign in' }).tap();
  await signIn(shop, '000');
  await active(shop).getByRole('link', { name: 'Manage the shop' }).tap();
  await active(shop).getByRole('button', { name: number }).tap();
  await shop.getByRole('dialog').getByRole('button', { name: 'Cancelled' }).tap();

  await expect(active(page).getByText('The shop has cancelled this order.')).toBeVisible();
  await context.close();
  await page.goBack();
  await expect(active(page).getByText('Cancelled')).toBeVisible();
  await tab(page, 'Me').tap();
  await expect(active(page).getByRole('link', { name: 'Manage the shop' })).toHaveCount(0);
});
