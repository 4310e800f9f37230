import type { Browser } from '@playwright/test';
import { type App, expect, test, type Variant } from '../helpers';
import { variantNamed } from '../variants.mjs';
import { createApp } from '../support/app';
import { tokenFor } from '../support/token';
import { enterToken } from '../auth/session';

/** Opens the link in a browser that knows nothing of the app. */
async function openElsewhere(browser: Browser, variant: Variant, link: string) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  const app = createApp(page, variant, '');
  await page.goto(link);
  return { app, page, context };
}

/** The link that the user copies in the guide to the browser. */
async function linkOf(app: App) {
  const { page } = app;
  const call = page.evaluate(() => window.fixture.platform.host.openOutside());
  const guide = page.getByRole('dialog', { name: 'Open in your browser' });
  await expect(guide).toBeVisible();
  expect(await call).toEqual({ result: 'guided' });
  const link = await guide.locator('[data-selectable] p').first().innerText();
  await page.keyboard.press('Escape');
  await expect(guide).toBeHidden();
  return link;
}

test.describe('[S1.2] from Instagram to the user’s browser', () => {
  test.use({
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 Instagram 339.0.3.12.91 (iPhone14,5; iOS 17_5; en_US; en; scale=3.00; 1170x2532; 604247527)',
  });

  for (const name of ['path', 'hash-app'] as const) {
    test.describe(name, () => {
      test.use({ variant: variantNamed(name) });

      test('the link opens the same stack, and Back leads through it', async ({
        app,
        browser,
        variant,
      }) => {
        await app.open('/');
        await app.call('navigate', { url: '/item/7' });
        await app.at('/ > /item/7');
        await app.call('navigate', { url: '/list' });
        await app.at('/ > /item/7 > /list');
        const link = await linkOf(app);
        expect(link).toBe(`${app.href('/list')}?portico-below=%2F&portico-below=%2Fitem%2F7`);
        const other = await openElsewhere(browser, variant, link);
        await other.app.at('/ > /item/7 > /list');
        expect(other.page.url()).toBe(other.app.href('/list'));
        await other.page.reload();
        await other.app.at('/ > /item/7 > /list');
        await other.page.goBack();
        await other.app.at('/ > /item/7');
        await other.page.goBack();
        await other.app.at('/');
        await other.context.close();
      });
    });
  }

  test('the link shows nobody a page that is not theirs', async ({ app, browser, variant }) => {
    await app.open('/');
    await enterToken(app.page, tokenFor({ uid: 'ann', role: ['admin'] }));
    await app.call('navigate', { url: '/admin' });
    await app.at('/ > /admin');
    await app.call('navigate', { url: '/list' });
    await app.at('/ > /admin > /list');
    const link = await linkOf(app);
    const other = await openElsewhere(browser, variant, link);
    await other.app.at('/ > /admin > /list');
    await other.page.goBack();
    await expect(other.page.getByText('No access')).toBeVisible();
    await other.context.close();
  });

  test('the guide offers the way out of Instagram with the stack', async ({ app, page }) => {
    await app.open('/');
    await app.call('navigate', { url: '/list' });
    await app.at('/ > /list');
    await page.evaluate(() => window.fixture.platform.host.openOutside());
    await expect(page.getByRole('link', { name: 'Open in browser' })).toHaveAttribute(
      'href',
      `instagram://extbrowser/?url=${encodeURIComponent(`${app.href('/list')}?portico-below=%2F`)}`,
    );
  });
});
