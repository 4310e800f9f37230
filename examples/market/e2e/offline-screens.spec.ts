import type { Page } from '@playwright/test';
import { violations } from '../../../e2e/support/violations';
import { expect, test } from './fixtures.ts';
import { active, phoneOf } from './market.ts';
import { keepApp, openScreen, prepare, signInHere } from './screens.ts';

test.use({ serviceWorkers: 'allow' });

const looks = [
  { locale: 'en-US', colorScheme: 'light', reason: 'We do not know this code.' },
  { locale: 'ar', colorScheme: 'dark', reason: 'لا نعرف هذا الرمز.' },
] as const;

const kept = (page: Page) => active(page).locator('.kept-orders > *');

/** Puts an item into the cart, and orders it for collection. */
async function order(page: Page, item: string, coupon: string) {
  await page.goto(`/item/${item}`);
  await expect(active(page).locator('.item')).toBeVisible();
  await active(page).locator('button').last().tap();
  await page.goto('/checkout');
  await active(page).getByRole('radio').nth(1).tap();
  await active(page).locator('input[name="name"]').fill('Mira Lind');
  await active(page).locator('input[name="phone"]').fill('13800000000');
  await active(page).locator('input[name="coupon"]').fill(coupon);
  await expect(active(page).getByRole('status')).toBeVisible();
  await active(page).locator('button[type="submit"]').tap();
  await expect(kept(page).first()).toBeVisible();
}

for (const { locale, colorScheme, reason } of looks) {
  test.describe(`in ${locale}, ${colorScheme}`, () => {
    test.use({ locale, colorScheme });

    test('without a network each screen is readable, and an order that is refused says why', async ({
      context,
      page: first,
    }, { testId }) => {
      const placed = await prepare(first, phoneOf(testId));
      await signInHere(first, phoneOf(testId));
      for (const path of ['/', '/orders', `/order/${placed}`, `/chat/${placed}`]) {
        await openScreen(first, path);
      }
      await keepApp(first);
      await first.close();
      await context.setOffline(true);

      const page = await context.newPage();
      const look = async (what: string) => {
        const width = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect(width, what).toBe(0);
        expect(await violations(page), what).toEqual([]);
      };
      await page.goto('/');
      await expect(active(page).locator('.item-card').first()).toBeVisible();
      await look('home');
      for (const path of ['/search?category=all', '/item/tulips', `/order/${placed}`]) {
        await page.goto(path);
        await expect(active(page).getByRole('status').first()).toBeVisible();
        await look(path);
      }
      // A page that has nothing says so at once, and not after attempts that cannot succeed.
      await page.goto('/order/0');
      await expect(active(page).locator('[data-preset="network"]')).toBeVisible({ timeout: 2000 });
      await look('an order that the phone does not know');
      await page.goto(`/chat/${placed}`);
      await active(page).getByRole('textbox').fill('When?');
      await active(page).locator('.chat-send').tap();
      await expect(active(page).locator('.bubble-retry')).toBeVisible();
      await look('the chat');

      await order(page, 'croissant', 'NOPE');
      await order(page, 'sourdough', '');
      await expect(kept(page)).toHaveCount(2);
      await look('orders that wait');
      await context.setOffline(false);
      // The second one does not wait for the first one.
      await expect(kept(page)).toHaveCount(1);
      await expect(kept(page).getByText(reason)).toBeVisible();
      await expect(active(page).locator('a[href^="/order/"]')).toHaveCount(2);
      await look('an order that was refused, and one that has arrived');

      // The keyboard leads back to the cart with the same goods.
      await kept(page).getByRole('button').first().press('Enter');
      await expect(active(page).locator('.line-price')).toHaveCount(1);
      await page.goBack();
      await expect(kept(page)).toHaveCount(0);
    });
  });
}
