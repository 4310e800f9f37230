import { expect, type Page } from '@playwright/test';
import { active, setState } from './market.ts';

/** Signs in, and makes an order that has arrived, without the screens. */
export async function prepare(page: Page, phone: string): Promise<string> {
  const { token } = await (
    await page.request.post('/api/sign-in', { data: { phone, code: '123456' } })
  ).json();
  const line = { item: 'croissant', choices: ['cold'], count: 4 };
  const order = {
    ...{ way: 'bring', name: 'Mira Lind', phone: '13800000000', coupon: '', note: 'Ring twice' },
    ...{ place: { area: ['harbour', 'quay'], street: 'Quay 7' }, when: '2099-01-04 10:00' },
    ...{ photos: [], lines: [line, { item: 'flat-white', choices: ['large', 'oat'], count: 1 }] },
  };
  const headers = { Authorization: `Bearer ${token}`, 'Idempotency-Key': phone };
  const answer = await page.request.post('/api/orders', { data: order, headers });
  const { id } = (await answer.json()) as { id: string };
  await setState(page, id, 'done');
  return id;
}

/** Every screen of a guest, by its address. */
export const openScreens = [
  '/',
  '/search',
  '/search?q=coffee',
  '/search?q=qqqq',
  '/me',
  '/item/flat-white',
  '/item/nothing',
  '/cart',
  '/addresses',
  '/address/new',
  '/sign-in',
  '/nowhere',
] as const;

/** Every screen of a member with an order. */
export const memberScreens = (order: string) => [
  '/orders',
  `/order/${order}`,
  `/chat/${order}`,
  '/review/croissant',
  '/checkout',
  '/me',
  '/admin',
  '/order/0',
];

/** Opens a screen and waits until nothing loads any more. */
export async function openScreen(page: Page, path: string) {
  await page.goto(path);
  await active(page).getByRole('main').locator('> *').first().waitFor();
  await page.waitForLoadState('networkidle');
}

/** In every language. */
export async function signInHere(page: Page, phone: string) {
  await openScreen(page, '/sign-in');
  await active(page).locator('input[name="phone"]').fill(phone);
  await active(page).locator('input[name="code"]').fill('123456');
  await active(page).locator('button[type="submit"]').tap();
  await expect(active(page).locator('input[name="code"]')).toHaveCount(0);
}

/** Waits until the service worker has the code of all pages. */
export async function keepApp(page: Page) {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => null));
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const names = (await caches.keys()).filter((name) => name.startsWith('portico-pages'));
        const files = names.map(async (name) => (await caches.open(name)).keys());
        return (await Promise.all(files)).flat().some(({ url }) => /\/zh-hant-/i.test(url));
      }),
    )
    .toBe(true);
}
