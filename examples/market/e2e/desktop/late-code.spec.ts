import { expect, type Page } from '@playwright/test';
import { choose, openPhone, root, test, titled } from './phone.ts';

/** Holds back files of the app until the returned function is called. */
async function hold(page: Page, files: RegExp) {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const asked = page.waitForRequest(files);
  await page.route(files, async (route) => {
    await released;
    await route.continue();
  });
  return { asked, release };
}

test('a choice while the app starts in a messaging app is not lost', async ({ page }) => {
  await openPhone(page, '/cart');
  const { asked, release } = await hold(page, /assets\/hosts-[\w-]+\.js/);
  await choose(page, 'Opened in', 'WeChat');
  await asked;
  await choose(page, 'Theme', 'Dark');
  await choose(page, 'Direction', 'RTL');
  release();
  await titled(page, 'Cart');
  await expect(root(page)).toHaveAttribute('data-theme', 'dark');
  await expect(root(page)).toHaveAttribute('dir', 'rtl');
});

test('a language that loads slowly does not replace the next choice', async ({ page }) => {
  await openPhone(page, '/cart');
  const { asked, release } = await hold(page, /assets\/ar-[\w-]+\.js/);
  await choose(page, 'Language', 'العربية');
  await asked;
  await choose(page, 'اللغة', 'English');
  release();
  await page.waitForLoadState('networkidle');
  // Long enough for a late language to be seen.
  await page.waitForTimeout(500);
  await titled(page, 'Cart');
  await expect(root(page)).toHaveAttribute('lang', 'en');
});
