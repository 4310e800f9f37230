import { expect, type Page } from '@playwright/test';

/** The page that the user sees. Those below it stay in the document. */
export const active = (page: Page) => page.locator('[data-page][data-state="active"]');

export const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true });

export const titled = (page: Page, name: string | RegExp) =>
  expect(active(page).getByRole('heading', { level: 1, name })).toBeVisible();

/** Each test is another guest, so that no test sees the orders of another one. */
export const phoneOf = (name: string) =>
  `1${[...name].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9_999_999, 7)}`;

export async function signIn(page: Page, phone: string) {
  await titled(page, 'Sign in');
  await active(page).getByLabel('Phone number').fill(phone);
  await active(page).getByRole('textbox', { name: 'Code' }).fill('123456');
  await active(page).getByRole('button', { name: 'Sign in', exact: true }).tap();
}

/** Four croissants, from the page of the item to the checkout, as a new guest. */
export async function goToCheckout(page: Page, phone: string) {
  await page.goto('/item/croissant');
  for (let count = 1; count < 4; count += 1) {
    await active(page).getByRole('button', { name: 'Increase Amount' }).tap();
  }
  await active(page).getByRole('button', { name: 'Add to cart · €9.60' }).tap();
  await active(page).getByRole('link', { name: /^Cart/ }).tap();
  await active(page).getByRole('button', { name: 'Check out' }).tap();
  await signIn(page, phone);
  await titled(page, 'Checkout');
}

export async function fillCheckout(page: Page) {
  await active(page).getByLabel('Name').fill('Mira Lind');
  await active(page).getByLabel('Phone number').fill('13800000000');
  await active(page).getByRole('button', { name: /^Area/ }).tap();
  await page.getByRole('dialog').getByText('Harbour').tap();
  await page.getByRole('dialog').getByText('Old Quay').tap();
  await active(page).getByLabel('Street and number').fill('Quay 7');
}

/** Places the order that is filled in. Returns its number. */
export async function placeOrder(page: Page): Promise<string> {
  await active(page).getByRole('button', { name: 'Place the order' }).tap();
  await titled(page, /^Order \d+/);
  const [order = ''] = /\d+$/.exec(page.url()) ?? [];
  return order;
}

/** The shop, over its own requests. */
export async function setState(page: Page, order: string, state: string) {
  const { token } = await (
    await page.request.post('/api/sign-in', { data: { phone: '000', code: '123456' } })
  ).json();
  const headers = { Authorization: `Bearer ${token}` };
  const answer = await page.request.patch(`/api/orders/${order}`, { data: { state }, headers });
  expect(answer.ok()).toBe(true);
}

/** Four croissants that have arrived. The page of the order is open. */
export async function receiveOrder(page: Page, phone: string): Promise<string> {
  await goToCheckout(page, phone);
  await fillCheckout(page);
  const order = await placeOrder(page);
  await setState(page, order, 'done');
  await expect(active(page).getByRole('heading', { level: 2, name: 'Delivered' })).toBeVisible();
  return order;
}
