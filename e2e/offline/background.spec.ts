import { type BrowserContext, expect, type Page } from '@playwright/test';
import { besideTheApp } from './beside';
import { test } from './builds';
import { book, listed, press, type Shop, shown, visit } from './visit';

/** The app in a tunnel, with the worker in control. */
async function inTunnel(context: BrowserContext, shop: Shop): Promise<Page> {
  const page = await visit(context, shop, '/book');
  await press(page, 'Be ada');
  await shop.goAway();
  await context.setOffline(true);
  return page;
}

async function leaveTunnel(context: BrowserContext, shop: Shop): Promise<void> {
  await context.setOffline(false);
  await shop.comeBack();
}

/** How many requests the worker has taken. */
const taken = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const opening = indexedDB.open('portico:app:outbox');
        opening.addEventListener('success', () => {
          const all = opening.result.transaction('values').objectStore('values').getAll();
          all.addEventListener('success', () => {
            opening.result.close();
            resolve((all.result as { kept?: object }[]).filter(({ kept }) => kept).length);
          });
        });
      }),
  );

/** Books, closes the app in the tunnel, and leaves it. */
async function bookAndClose(context: BrowserContext, shop: Shop, tables: readonly string[]) {
  const page = await inTunnel(context, shop);
  for (const table of tables) await book(page, table);
  await expect.poll(() => taken(page)).toBe(tables.length);
  await page.close();
  await leaveTunnel(context, shop);
}

async function openAgain(context: BrowserContext, { origin }: Shop): Promise<Page> {
  const page = await context.newPage();
  await page.goto(`${origin}/book`);
  await expect(shown(page)).toContainText('Signed in:');
  return page;
}

test('three tables that were booked in a tunnel arrive in their order while the app is closed', async ({
  context,
  serve,
}) => {
  const shop = await serve('1');
  await bookAndClose(context, shop, ['one', 'two', 'three']);
  const { sync } = await besideTheApp(context, shop);
  await sync();
  await expect.poll(() => shop.bookings.list()).toEqual(['one ada', 'two ada', 'three ada']);
  const later = await openAgain(context, shop);
  await expect(listed(later)).toHaveCount(0);
  expect(shop.bookings.arrivals).toHaveLength(3);
});

test('the worker learns of a refusal, and the booking behind it waits for the user', async ({
  context,
  serve,
}) => {
  const shop = await serve('1');
  await bookAndClose(context, shop, ['taken', 'behind it']);
  shop.bookings.be('refuse');
  const { sync } = await besideTheApp(context, shop);
  await sync();
  await expect.poll(() => shop.bookings.arrivals.length).toBe(1);
  shop.bookings.be('kind');
  const later = await openAgain(context, shop);
  await expect(listed(later).first()).toContainText('taken refused 422');
  await expect(listed(later).last()).toContainText('behind it waiting');
  expect(shop.bookings.arrivals).toHaveLength(1);
  await later.getByRole('button', { name: 'Again' }).first().click();
  await expect.poll(() => shop.bookings.list()).toEqual(['taken ada', 'behind it ada']);
});

test('a busy server and a cut connection leave the booking to the next start', async ({
  context,
  serve,
}) => {
  const shop = await serve('1');
  await bookAndClose(context, shop, ['five']);
  const { sync } = await besideTheApp(context, shop);
  for (const mood of ['busy', 'cut'] as const) {
    shop.bookings.be(mood);
    const before = shop.bookings.arrivals.length;
    await sync();
    await expect.poll(() => shop.bookings.arrivals.length).toBeGreaterThan(before);
  }
  shop.bookings.be('kind');
  const later = await openAgain(context, shop);
  await expect(listed(later)).toHaveCount(0, { timeout: 20_000 });
  expect(shop.bookings.list()).toEqual(['five ada']);
});

test('after a sign-out the worker sends nothing of the user before', async ({ context, serve }) => {
  const shop = await serve('1');
  const page = await inTunnel(context, shop);
  await book(page, 'for ada');
  await expect.poll(() => taken(page)).toBe(1);
  await press(page, 'Sign out');
  await expect.poll(() => taken(page)).toBe(0);
  await press(page, 'Be bob');
  await book(page, 'for bob');
  await expect.poll(() => taken(page)).toBe(1);
  await page.close();
  await leaveTunnel(context, shop);
  const { sync } = await besideTheApp(context, shop);
  await sync();
  await expect.poll(() => shop.bookings.list()).toEqual(['for bob bob']);
  const later = await openAgain(context, shop);
  await press(later, 'Be ada');
  await expect.poll(() => shop.bookings.list()).toEqual(['for bob bob', 'for ada ada']);
  expect(shop.bookings.arrivals).toHaveLength(2);
});

test('the worker sends no booking that the user has discarded', async ({ context, serve }) => {
  const shop = await serve('1');
  const page = await inTunnel(context, shop);
  await book(page, 'no');
  await book(page, 'yes');
  await expect.poll(() => taken(page)).toBe(2);
  await page.getByRole('button', { name: 'Discard' }).first().click();
  await expect(listed(page)).toHaveCount(1);
  await page.close();
  await leaveTunnel(context, shop);
  const { sync } = await besideTheApp(context, shop);
  await sync();
  await expect.poll(() => shop.bookings.list()).toEqual(['yes ada']);
  expect(shop.bookings.arrivals).toHaveLength(1);
});

test('a server that is away while the phone shows a network leaves the booking to the worker', async ({
  context,
  serve,
}) => {
  const shop = await serve('1');
  const page = await visit(context, shop, '/book');
  await press(page, 'Be ada');
  await shop.goAway();
  await book(page, 'no bars');
  await expect.poll(() => taken(page)).toBe(1);
  await page.close();
  await shop.comeBack();
  const { sync } = await besideTheApp(context, shop);
  await sync();
  await expect.poll(() => shop.bookings.list()).toEqual(['no bars ada']);
  const later = await openAgain(context, shop);
  await expect(listed(later)).toHaveCount(0);
  expect(shop.bookings.arrivals).toHaveLength(1);
});

test('an open app and the worker send each booking once', async ({ context, serve }) => {
  const shop = await serve('1');
  const page = await visit(context, shop, '/book');
  await press(page, 'Be ada');
  const { sync } = await besideTheApp(context, shop);
  await page.bringToFront();
  await shop.goAway();
  await context.setOffline(true);
  for (const table of ['six', 'seven', 'eight']) await book(page, table);
  await expect.poll(() => taken(page)).toBe(3);
  await shop.comeBack();
  await Promise.all([context.setOffline(false), sync()]);
  await expect(listed(page)).toHaveCount(0, { timeout: 20_000 });
  expect(shop.bookings.list()).toEqual(['six ada', 'seven ada', 'eight ada']);
  expect(shop.bookings.arrivals).toHaveLength(3);
});

test('a user who signs in while the worker takes the bookings of another one sends none of them', async ({
  context,
  serve,
}) => {
  const shop = await serve('1');
  const page = await inTunnel(context, shop);
  for (const table of ['one', 'two', 'three']) await book(page, table);
  await press(page, 'Be bob');
  await expect(listed(page)).toHaveCount(0);
  await book(page, 'for bob');
  await expect.poll(() => taken(page)).toBe(1);
  await page.close();
  await leaveTunnel(context, shop);
  const { sync } = await besideTheApp(context, shop);
  await sync();
  await expect.poll(() => shop.bookings.list()).toEqual(['for bob bob']);
  expect(shop.bookings.arrivals).toHaveLength(1);
});
