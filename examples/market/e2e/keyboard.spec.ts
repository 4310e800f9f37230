import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { active } from './market.ts';

/** Moves the focus through the page, and tells which stops are below the bars at the bottom. */
async function coveredStops(page: Page, bars: string) {
  const covered: string[] = [];
  for (let stop = 0; stop < 40; stop += 1) {
    await page.keyboard.press('Tab');
    const name = await page.evaluate((selector) => {
      const focused = document.activeElement;
      if (!focused?.closest('[data-page-content]') || focused.closest(selector)) return null;
      const { top, bottom, left, right } = focused.getBoundingClientRect();
      const isCovered = [...document.querySelectorAll(selector)].some((bar) => {
        const place = bar.getBoundingClientRect();
        const overlaps = left < place.right && right > place.left;
        const middle = (top + bottom) / 2;
        return overlaps && middle > place.top && middle < place.bottom;
      });
      // The page itself is a stop, so that keys scroll it.
      if (focused.matches('[data-page-content]') || !isCovered) return null;
      return focused.getAttribute('aria-label') ?? focused.textContent;
    }, bars);
    if (name !== null) covered.push(name);
  }
  return covered;
}

test('the focus is never below the tab bar, the cart or the bar of an item', async ({ page }) => {
  await page.goto('/');
  await active(page).getByRole('button', { name: 'Add Flat white' }).first().tap();
  await expect(active(page).locator('.cart-pill')).toBeVisible();
  expect(await coveredStops(page, 'nav, .cart-pill')).toEqual([]);
  await page.goto('/item/flat-white');
  await expect(active(page).getByRole('heading', { name: 'Goes well with it' })).toBeVisible();
  expect(await coveredStops(page, '[role=group][aria-label="Flat white"]')).toEqual([]);
});

test('a screen reader hears how many of an item are in the cart', async ({ page }) => {
  await page.goto('/search?q=croissant');
  const add = active(page).getByRole('button', { name: 'Add Butter croissant' });
  await expect(add).toBeVisible();
  const news = active(page).getByRole('status');
  await expect(news.filter({ hasText: 'Butter croissant' })).toHaveCount(0);
  await add.press('Enter');
  await add.press('Enter');
  await expect(news.filter({ hasText: 'Butter croissant: 2' })).toHaveCount(1);
});

test('the focus stays in the cart when a key removes its line', async ({ page }) => {
  await page.goto('/item/croissant');
  await active(page)
    .getByRole('button', { name: /Add to cart/ })
    .press('Enter');
  await active(page).getByRole('link', { name: /^Cart/ }).press('Enter');
  await active(page).getByRole('button', { name: 'Remove' }).press('Enter');
  await expect(active(page).getByText('The cart is empty')).toBeVisible();
  await expect(active(page).getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(active(page).getByRole('button', { name: 'Go to the market' })).toBeFocused();
});

test('a link opened on a slow network shows the name of the shop first', async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/index-*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/item/croissant', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1, name: 'Linden Market' })).toBeVisible();
  release();
  await expect(page.getByRole('heading', { level: 1, name: 'Butter croissant' })).toBeVisible();
  await expect(page.getByText('Linden Market')).toHaveCount(0);
});
