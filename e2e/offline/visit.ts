import { type BrowserContext, expect, type Page } from '@playwright/test';
import type { serveShop } from './shop.mjs';

export type Shop = Awaited<ReturnType<typeof serveShop>>;

/** The kinds of caches, and how many files each has. */
export const kept = (page: Page) =>
  page.evaluate(async () => {
    const sizes: Record<string, number> = {};
    for (const name of await caches.keys()) {
      sizes[name.split(/[ :]/)[0] ?? ''] = (await (await caches.open(name)).keys()).length;
    }
    return sizes;
  });

/** Opens the app and waits until the phone has all of it. */
export async function visit(context: BrowserContext, { origin }: Shop, path = '/'): Promise<Page> {
  const page = await context.newPage();
  await page.goto(origin + path);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => null));
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const names = (await caches.keys()).filter((name) => name.startsWith('portico-pages'));
        const files = names.map(async (name) => (await caches.open(name)).keys());
        const urls = (await Promise.all(files)).flat().map(({ url }) => url);
        // The worker takes the files in the order of their names.
        return urls.some((url) => /\/zh-hant-/i.test(url));
      }),
    )
    .toBe(true);
  return page;
}

export const version = (page: Page) => page.locator('output');
export const shown = (page: Page) => page.locator('[data-page][data-state="active"]');
export const press = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).click();

/** The browser asks for a newer worker when the user comes back after a while. Here at once. */
export const askForNewer = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    await registration?.update();
  });

/** On the page of bookings. */
export async function book(page: Page, table: string): Promise<void> {
  await page.getByLabel('Table').fill(table);
  await press(page, 'Book');
  await expect(page.locator('p[role=status]')).toHaveText(`Stored ${table}`);
}

export const listed = (page: Page) => page.getByRole('listitem');
