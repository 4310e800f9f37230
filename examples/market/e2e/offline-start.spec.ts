import { expect, test } from './fixtures.ts';
import { active, fillCheckout, goToCheckout, phoneOf, tab, titled } from './market.ts';
import { keepApp } from './screens.ts';

test.use({ serviceWorkers: 'allow' });

test('without a network the market starts, shows what was seen, and an order arrives later', async ({
  context,
  page,
}, { testId }) => {
  test.setTimeout(120_000);
  await goToCheckout(page, phoneOf(testId));
  await page.goto('/item/flat-white');
  await titled(page, 'Flat white');
  await keepApp(page);
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

test('a picture that the phone never had leaves its room, and comes with the network', async ({
  context,
  page,
}) => {
  await page.goto('/');
  await keepApp(page);
  await page.close();
  await context.setOffline(true);
  const phone = await context.newPage();
  await phone.goto('/item/tulips');
  await titled(phone, 'Tulips');
  const frame = active(phone).locator('.gallery .picture').first();
  await expect(frame).toHaveAttribute('data-state', 'failed');
  await expect(frame.locator('img')).toHaveCount(0);
  await expect(frame.locator('svg')).toBeVisible();
  const { width, height } = (await frame.boundingBox())!;
  expect(Math.abs(width - height)).toBeLessThan(1);
  await expect(async () => {
    // The worker may hear of the network later than the page. On a phone the network would come once more.
    await context.setOffline(true);
    await context.setOffline(false);
    await expect(frame).toHaveAttribute('data-state', 'loaded', { timeout: 2000 });
  }).toPass();
  expect((await frame.boundingBox())!.height).toBe(height);
});
