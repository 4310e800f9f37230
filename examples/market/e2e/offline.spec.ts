import { putFinger, slowNetwork } from 'portico/testing';
import { expect, test } from './fixtures.ts';
import {
  active,
  fillCheckout,
  goToCheckout,
  phoneOf,
  placeOrder,
  setState,
  tab,
  titled,
} from './market.ts';

test('offline, a page that has not loaded says so, and loads with the network', async ({
  page,
  context,
}) => {
  // Other pages load when the first one is at rest. These files stay away.
  await page.route(/assets\/search-[\w-]+\.js/, (route) => route.abort());
  await page.goto('/');
  await tab(page, 'Me').tap();
  await titled(page, 'Me');
  await context.setOffline(true);
  await tab(page, 'Search').tap();
  const retry = active(page)
    .getByText(/try again/i)
    .first();
  await expect(retry).toBeVisible({ timeout: 20_000 });
  await page.unrouteAll();
  await context.setOffline(false);
  await expect(active(page).getByRole('heading', { name: 'Categories' })).toBeVisible();
});

test('offline, a pull to refresh keeps the goods, and says that it failed', async ({
  page,
  context,
  faults,
}) => {
  const ready = page.waitForResponse(/page-refresher/);
  await page.goto('/');
  await ready;
  await page.waitForLoadState('networkidle');
  // After the first tap the app fetches the code of messages, and this file last.
  const later = page.waitForResponse(/lazy-screens-[\w-]+\.js/);
  await tab(page, 'Me').tap();
  await tab(page, 'Home').tap();
  await later;
  await expect(active(page).getByRole('link', { name: 'Bakery' })).toBeVisible();
  await context.setOffline(true);
  await expect(active(page).getByText('You are offline.', { exact: false })).toBeVisible();
  const finger = await putFinger(page, { x: 200, y: 300 });
  await finger.move({ x: 0, y: 260 }, 400);
  await finger.hold(100);
  await finger.lift();
  await expect(page.getByText(/could not|failed/i).first()).toBeVisible();
  await expect(active(page).getByRole('link', { name: 'Flat white', exact: true })).toBeVisible();
  // The product hears of it as well, once.
  expect(faults.splice(0)).toEqual([expect.stringContaining('PlatformError: No network')]);
});

test('offline, the goods that were found stay, with a mark that goes with the network', async ({
  page,
  context,
}) => {
  await page.goto('/search?category=all');
  await expect(active(page).getByText('23 items')).toBeVisible();
  await context.setOffline(true);
  await expect(active(page).getByText(/^Offline, last loaded: /)).toBeVisible();
  await expect(active(page).getByText('23 items')).toBeVisible();
  // Scrolled, and with large text, it is below the search field.
  await page.locator('html').evaluate((html) => html.style.setProperty('font-size', '200%'));
  await active(page).getByRole('link', { name: 'Garden apples' }).scrollIntoViewIfNeeded();
  const field = (await active(page).locator('.search-head').boundingBox())!;
  const mark = active(page)
    .getByText(/^Offline, last loaded: /)
    .locator('..');
  expect((await mark.boundingBox())!.y).toBeCloseTo(field.y + field.height, 0);
  await context.setOffline(false);
  await expect(active(page).getByText(/^Offline, last loaded: /)).toBeHidden();
});

test('a pull to refresh asks the server for the goods again', async ({ page }) => {
  const ready = page.waitForResponse(/page-refresher/);
  await page.goto('/');
  await ready;
  await page.waitForLoadState('networkidle');
  await tab(page, 'Me').tap();
  await tab(page, 'Home').tap();
  await titled(page, 'Linden Market');
  const asked = page.waitForRequest('**/api/catalogue');
  const finger = await putFinger(page, { x: 200, y: 300 });
  await finger.move({ x: 0, y: 260 }, 400);
  await finger.hold(100);
  await finger.lift();
  await asked;
  await expect(active(page).getByRole('link', { name: 'Flat white', exact: true })).toBeVisible();
});

test('offline, the pages of an order and of the orders show what was loaded', async ({
  page,
  context,
}, { testId }) => {
  await goToCheckout(page, phoneOf(testId));
  await fillCheckout(page);
  await placeOrder(page);
  await expect(active(page).getByText('Live', { exact: true })).toBeVisible();
  await page.goBack();
  await titled(page, 'Orders');
  await expect(active(page).getByText('€11.50')).toBeVisible();
  await context.setOffline(true);
  await active(page)
    .getByRole('link', { name: /^Order \d/ })
    .tap();
  await titled(page, /^Order \d/);
  await expect(active(page).getByText('Quay 7', { exact: false })).toBeVisible();
  await expect(active(page).getByText('Offline', { exact: true })).toBeVisible();
  await context.setOffline(false);
  await expect(active(page).getByText('Live', { exact: true })).toBeVisible({ timeout: 30_000 });
});

test('on slow 3G an order goes from the first page to its status', async ({ page }, { testId }) => {
  test.setTimeout(180_000);
  await slowNetwork(page, 'slow-3g');
  await page.goto('/');
  await expect(
    active(page).getByRole('link', { name: 'Butter croissant', exact: true }),
  ).toBeVisible();
  test.info().annotations.push({ type: 'network', description: 'slow 3G' });
  await goToCheckout(page, phoneOf(testId));
  await fillCheckout(page);
  const order = await placeOrder(page);
  await setState(page, order, 'done');
  await expect(active(page).getByRole('heading', { level: 2, name: 'Delivered' })).toBeVisible();
});
