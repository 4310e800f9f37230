import { expect, type Page } from '@playwright/test';
import { test } from './builds';
import { askForNewer, book, listed, press, type Shop, shown, version, visit } from './visit';

async function open(page: Page, shop: Shop, user: string | null = 'ada'): Promise<Page> {
  await page.goto(`${shop.origin}/book`);
  await expect(shown(page)).toContainText('Signed in:');
  if (user && !(await shown(page).innerText()).includes(`Signed in: ${user}`)) {
    await press(page, `Be ${user}`);
  }
  return page;
}

test('a table that was booked in a tunnel arrives once, though the app was closed', async ({
  context,
  serve,
}) => {
  const shop = await serve('1');
  const page = await visit(context, shop, '/book');
  await press(page, 'Be ada');
  await page.close();
  await shop.goAway();
  await context.setOffline(true);

  const tunnel = await open(await context.newPage(), shop);
  await book(tunnel, 'by the window');
  await expect(listed(tunnel)).toContainText('by the window waiting');
  await tunnel.close();

  await shop.comeBack();
  await context.setOffline(false);
  const later = await open(await context.newPage(), shop);
  await expect.poll(() => shop.bookings.list()).toEqual(['by the window ada']);
  await expect(listed(later)).toHaveCount(0);
  expect(shop.bookings.arrivals).toHaveLength(1);
});

test('a tab that is killed while it sends books one table', async ({ context, serve }) => {
  const shop = await serve('1');
  const page = await open(await context.newPage(), shop);
  shop.bookings.be('silent');
  await book(page, 'seven');
  await expect.poll(() => shop.bookings.arrivals.length).toBe(1);
  await page.close();
  shop.bookings.be('kind');
  const next = await open(await context.newPage(), shop);
  await expect.poll(() => shop.bookings.arrivals.length).toBe(2);
  const [one, two] = shop.bookings.arrivals;
  expect(one).toBe(two);
  await expect(listed(next)).toHaveCount(0);
  expect(shop.bookings.list()).toEqual(['seven ada']);
});

test('a connection that is cut after the booking books one table', async ({ page, serve }) => {
  const shop = await serve('1');
  await open(page, shop);
  shop.bookings.be('cut');
  await book(page, 'nine');
  await expect.poll(() => shop.bookings.arrivals.length).toBeGreaterThan(1);
  shop.bookings.be('kind');
  await expect(listed(page)).toHaveCount(0, { timeout: 20_000 });
  expect(new Set(shop.bookings.arrivals).size).toBe(1);
  expect(shop.bookings.list()).toEqual(['nine ada']);
});

test('two tabs show the same list, and when one is killed the other one sends', async ({
  context,
  serve,
}) => {
  const shop = await serve('1');
  const one = await open(await context.newPage(), shop);
  const two = await open(await context.newPage(), shop);
  shop.bookings.be('silent');
  await book(one, 'first');
  await expect.poll(() => shop.bookings.arrivals.length).toBe(1);
  await book(two, 'second');
  await expect(listed(two)).toHaveCount(2);
  await expect(listed(one)).toHaveCount(2);
  shop.bookings.be('kind');
  await one.close();
  await expect(listed(two)).toHaveCount(0, { timeout: 20_000 });
  expect(shop.bookings.list()).toEqual(['first ada', 'second ada']);
});

test('a full phone says so, and the form still has its text', async ({ context, page, serve }) => {
  const shop = await serve('1');
  await open(page, shop);
  const client = await context.newCDPSession(page);
  await client.send('Storage.overrideQuotaForOrigin', {
    origin: shop.origin,
    quotaSize: 8 * 1024 * 1024,
  });
  await page.getByLabel('Table').fill('with a plan');
  await press(page, 'Book with a plan');
  await expect(page.locator('p[role=status]')).toHaveText('quota');
  await expect(page.getByLabel('Table')).toHaveValue('with a plan');
  await expect(listed(page)).toHaveCount(0);
  await client.send('Storage.overrideQuotaForOrigin', { origin: shop.origin });
  await press(page, 'Book with a plan');
  await expect.poll(() => shop.bookings.list()).toEqual(['with a plan ada']);
});

test('a booking waits for its user, and other users neither see it nor send it', async ({
  context,
  page,
  serve,
}) => {
  const shop = await serve('1');
  await open(page, shop);
  await context.setOffline(true);
  await book(page, 'for ada');
  await press(page, 'Sign out');
  await expect(listed(page)).toHaveCount(0);
  await press(page, 'Be bob');
  await expect(listed(page)).toHaveCount(0);
  await context.setOffline(false);
  await book(page, 'for bob');
  await expect.poll(() => shop.bookings.list()).toEqual(['for bob bob']);
  await page.reload();
  await expect(shown(page)).toContainText('Signed in: bob');
  await expect(listed(page)).toHaveCount(0);
  await press(page, 'Be ada');
  await expect.poll(() => shop.bookings.list()).toEqual(['for bob bob', 'for ada ada']);
  expect(shop.bookings.arrivals).toHaveLength(2);
});

test('a refused booking stays until the user decides, also after a restart', async ({
  context,
  serve,
}) => {
  const shop = await serve('1');
  const page = await open(await context.newPage(), shop);
  shop.bookings.be('refuse');
  await book(page, 'taken');
  await expect(listed(page)).toContainText('taken refused 422');
  await page.close();
  const next = await open(await context.newPage(), shop);
  await expect(listed(next)).toContainText('taken refused 422');
  shop.bookings.be('kind');
  await press(next, 'Again');
  await expect.poll(() => shop.bookings.list()).toEqual(['taken ada']);
  await expect(listed(next)).toHaveCount(0);
});

test('a deploy between writing and sending loses nothing', async ({ context, serve, build }) => {
  const shop = await serve('1');
  const page = await visit(context, shop, '/book');
  await press(page, 'Be ada');
  shop.bookings.be('busy');
  await book(page, 'before the deploy');
  await expect.poll(() => shop.bookings.arrivals.length).toBeGreaterThan(0);
  shop.deploy(await build('2'));
  await askForNewer(page);
  await expect(version(page)).toHaveText('Version 1, ready');
  await press(page, 'Update');
  await expect(version(page)).toHaveText('Version 2, none');
  shop.bookings.be('kind');
  await expect
    .poll(() => shop.bookings.list(), { timeout: 30_000 })
    .toEqual(['before the deploy ada']);
});

test('a clock that was wrong delays nothing', async ({ context, serve }) => {
  const shop = await serve('1');
  const wrong = await context.newPage();
  await wrong.addInitScript(() => sessionStorage.setItem('clock', '10'));
  await open(wrong, shop);
  shop.bookings.be('busy');
  await book(wrong, 'in ten years');
  await expect.poll(() => shop.bookings.arrivals.length).toBeGreaterThan(1);
  await wrong.close();
  shop.bookings.be('kind');
  await open(await context.newPage(), shop);
  await expect.poll(() => shop.bookings.list()).toEqual(['in ten years ada']);
});
