import { expect, test } from '@playwright/test';
import { active, tab, titled } from './market.ts';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the first page is there with its goods', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { name: 'Popular today' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Flat white', exact: true })).toBeVisible();
    const picture = page.locator('.item-card img').first();
    await expect(picture).toHaveCSS('opacity', '1');
    const { width, height } = (await picture.boundingBox())!;
    expect([width > 100, Math.abs(width - height) < 1]).toEqual([true, true]);
  });
});

test('offline the loaded goods stay, and the rest comes with the network', async ({
  page,
  context,
}) => {
  await page.goto('/');
  await tab(page, 'Search').tap();
  await titled(page, 'Search');
  await tab(page, 'Home').tap();
  await active(page).getByRole('link', { name: 'Flat white', exact: true }).tap();
  await titled(page, 'Flat white');
  await active(page).getByRole('button', { name: 'Back' }).tap();

  await context.setOffline(true);
  await expect(page.getByText(/offline/i).first()).toBeVisible();
  await active(page).getByRole('link', { name: 'Butter croissant', exact: true }).tap();
  await titled(page, 'Butter croissant');
  await active(page)
    .getByRole('button', { name: /Add to cart/ })
    .tap();
  await expect(active(page).getByRole('link', { name: 'Cart 1 item in the cart' })).toBeVisible();

  await context.setOffline(false);
  await expect(active(page).getByText(/offline/i)).toHaveCount(0);
  await active(page).getByRole('link', { name: /^Cart/ }).tap();
  await expect(active(page).getByText('€4.30').first()).toBeVisible();
  await page.goBack();
  await page.goBack();
  await expect(
    active(page).getByRole('link', { name: 'Butter croissant', exact: true }),
  ).toBeVisible();
  await expect(active(page).getByText(/offline/i)).toHaveCount(0);
});

test('in Arabic everything runs from right to left, and the search knows the words', async ({
  page,
}) => {
  await page.goto('/me');
  await active(page)
    .getByRole('button', { name: /Language/ })
    .tap();
  await page.getByRole('option', { name: 'العربية' }).tap();
  await page.getByRole('dialog').getByRole('button', { name: 'Done' }).tap();
  await titled(page, 'حسابي');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');

  await page.reload();
  await page.getByRole('link', { name: 'بحث' }).tap();
  await active(page).getByRole('combobox').fill('خبز');
  await active(page).getByRole('combobox').press('Enter');
  await active(page).getByRole('link', { name: 'خبز العجين المخمر' }).tap();
  await titled(page, 'خبز العجين المخمر');
  await expect(active(page).getByText('500')).toHaveCount(0);
  const width = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(width).toBe(0);
});

test('large text, a dark theme and a broken server', async ({ page }) => {
  await page.goto('/me');
  await active(page).getByRole('switch', { name: 'Large text' }).tap();
  await expect(page.locator('html')).toHaveAttribute('data-size', 'large');
  await active(page)
    .getByRole('button', { name: /Appearance/ })
    .tap();
  await page.getByRole('option', { name: 'Dark' }).tap();
  await page.getByRole('dialog').getByRole('button', { name: 'Done' }).tap();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');

  await active(page)
    .getByRole('button', { name: /Network of the demo/ })
    .tap();
  await page.getByRole('option', { name: 'All fails' }).tap();
  await page.getByRole('dialog').getByRole('button', { name: 'Done' }).tap();
  await page.goto('/item/honey');
  await expect(page.locator('html')).toHaveAttribute('data-size', 'large');
  await expect(active(page).getByText('This could not load')).toBeVisible({ timeout: 20_000 });
  // A list says what is wrong, and its search field is there.
  await page.goto('/search?category=all');
  await expect(active(page).getByRole('search', { name: 'Search the market' })).toBeVisible();
  await expect(active(page).getByText('The server reports an error (503)')).toBeVisible({
    timeout: 20_000,
  });
});
