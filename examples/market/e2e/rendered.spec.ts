import { expect, test } from './fixtures.ts';
import { active } from './market.ts';

const SCRIPT = /assets\/index-[\w-]+\.js/;

test('the first page has its layout before its script arrives, and nothing moves then', async ({
  page,
}) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(SCRIPT, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  // A slow style sheet holds back the first frame, but not the elements.
  const style = page.locator('link[rel="stylesheet"]').first();
  await expect
    .poll(() => style.evaluate((link: HTMLLinkElement) => link.sheet !== null))
    .toBe(true);
  const card = active(page).getByRole('link', { name: 'Flat white', exact: true });
  await expect(card).toBeVisible();
  await expect(active(page).getByText('Breakfast is ready').first()).toBeVisible();
  const categories = active(page).getByRole('list', { name: 'Categories' });
  // Eight in two rows, not one above the other.
  expect((await categories.boundingBox())?.height).toBeLessThan(260);
  const before = await card.boundingBox();

  release();
  // The app has taken over when it has read its first data.
  await expect(page.locator('[data-portico-rendered]')).toHaveCount(0);
  expect(await card.boundingBox()).toEqual(before);
  await active(page).getByRole('button', { name: 'Add Flat white' }).tap();
  await expect(active(page).getByRole('link', { name: '1 item in the cart' })).toBeVisible();
});
