import { expect, test } from './showcase';

test.describe('settings', () => {
  test('the theme holds at once and after a reload', async ({ page, showcase }) => {
    await showcase.open('/me');
    await showcase.active.getByRole('radio', { name: 'Dark' }).check();
    const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    expect(await background()).toBe('rgb(12, 17, 16)');
    await page.reload();
    await expect(showcase.active.getByRole('radio', { name: 'Dark' })).toBeChecked();
    expect(await background()).toBe('rgb(12, 17, 16)');
  });

  test('the language changes everything, and leaves every page where it is', async ({
    page,
    showcase,
  }) => {
    await showcase.open('/');
    await showcase.tab('Me');
    await showcase.tapLink(/^Language/);
    await showcase.tapButton('简体中文');
    await expect(showcase.title('我的')).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hans');
    await page.getByRole('link', { name: '首页' }).tap();
    await expect(
      showcase.main.getByRole('heading', { name: '任何浏览器里的页面栈' }),
    ).toBeVisible();
  });

  test('Arabic turns everything round', async ({ page, showcase }) => {
    await showcase.open('/language');
    await showcase.tapButton('العربية');
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
  });
});
