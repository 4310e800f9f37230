import { expect, test } from './fixtures.ts';
import { active, fillCheckout, goToCheckout, phoneOf, tab, titled } from './market.ts';

test.use({ serviceWorkers: 'allow' });

test('without a network the market starts, shows what was seen, and an order arrives later', async ({
  context,
  page,
}, { testId }) => {
  test.setTimeout(120_000);
  await goToCheckout(page, phoneOf(testId));
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => null));
  await page.goto('/item/flat-white');
  await titled(page, 'Flat white');
  // The phone has the code of all pages, and the answers of the server.
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const names = (await caches.keys()).filter((name) => name.startsWith('portico-pages'));
        const files = names.map(async (name) => (await caches.open(name)).keys());
        return (await Promise.all(files)).flat().some(({ url }) => /\/zh-hant-/i.test(url));
      }),
    )
    .toBe(true);
  await page.close();
  await context.setOffline(true);

  const phone = await context.newPage();
  await phone.goto('/');
  await titled(phone, 'Linden Market');
  await expect(active(phone).getByRole('link', { name: 'Flat white', exact: true })).toBeVisible();
  await expect(active(phone).getByText('You are offline.', { exact: false })).toBeVisible();

  await phone.goto('/item/flat-white');
  await titled(phone, 'Flat white');
  const picture = active(phone).locator('.gallery img').first();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);

  await phone.goto('/cart');
  await active(phone).getByRole('button', { name: 'Check out' }).tap();
  await titled(phone, 'Checkout');
  await fillCheckout(phone);
  await active(phone).getByLabel('Note').fill('Ring twice');
  await active(phone).getByRole('button', { name: 'Place the order' }).tap();
  await titled(phone, 'Orders');
  await expect(active(phone).getByText('Waits for the network')).toBeVisible();
  await phone.close();

  await context.setOffline(false);
  const later = await context.newPage();
  await later.goto('/');
  await tab(later, 'Orders').tap();
  await active(later)
    .getByRole('link', { name: /^Order \d/ })
    .tap({ timeout: 30_000 });
  await titled(later, /^Order \d/);
  await expect(active(later).getByText('Ring twice')).toBeVisible();
  await later.goBack();
  await expect(active(later).getByText('Waits for the network')).toHaveCount(0);
});
