import { expect, test } from './showcase';

test.describe('settings', () => {
  test('the language changes every text, and each page stays where it is', async ({
    page,
    showcase,
  }) => {
    await showcase.open('/me');
    await showcase.tapLink(/^Developers/);
    await showcase.tapLink(/^Language/);
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await showcase.tapButton('简体中文');
    await expect(showcase.title('语言')).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hans');
    const back = () => showcase.active.getByRole('banner').getByRole('button', { name: '返回' });
    await back().tap();
    await expect(showcase.title('开发者')).toBeVisible();
    await back().tap();
    await expect(showcase.title('我的')).toBeVisible();
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
    await page.getByRole('link', { name: '首页' }).tap();
    await expect(showcase.main.getByRole('heading', { name: '今日热销' })).toBeVisible();
  });

  test('the chosen direction stays when the language changes', async ({ page, showcase }) => {
    await showcase.open('/component/badge');
    await showcase.active.getByRole('radio', { name: 'RTL' }).check();
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await showcase.back();
    await showcase.back();
    await showcase.tapLink(/Language/);
    await showcase.tapButton('Deutsch');
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  });

  test('the language stays after a reload, and English returns at once', async ({
    page,
    showcase,
  }) => {
    await showcase.open('/language');
    await showcase.tapButton('日本語');
    await expect(page.locator('html')).toHaveAttribute('lang', 'ja');
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('lang', 'ja');
    await showcase.tapButton(/^English/);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(showcase.title('Language')).toBeVisible();
  });

  test('Arabic changes the direction of every page', async ({ page, showcase }) => {
    await showcase.open('/language');
    await showcase.tapButton('العربية');
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
    await showcase.open('/overlays');
    await showcase.tapButton(/Good news/);
    await expect(page.getByRole('status').getByRole('button')).toBeVisible();
    await showcase.tapButton(/Yes or no/);
    await expect(showcase.dialog).toBeVisible();
    await page.goBack();
    await expect(showcase.dialog).toBeHidden();
  });
});
