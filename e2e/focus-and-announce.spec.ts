import { expect, test } from './helpers';

const focused = () => {
  const element = document.activeElement;
  const page = element?.closest<HTMLElement>('[data-page]');
  return {
    page: page?.dataset.page ?? null,
    isHeading: element?.matches('h1, h2, h3, [role="heading"]') ?? false,
    text: element?.textContent?.trim() ?? '',
  };
};

test.describe('focus and announcements', () => {
  test('the focus moves to the heading of the new page', async ({ app, page }) => {
    await app.open('/');
    await app.go('/item/1');
    await app.at('/ > /item/1');
    await expect
      .poll(() => page.evaluate(focused))
      .toEqual({ page: '/item/:id', isHeading: true, text: 'Item' });
  });

  test('back returns the focus to the element that had it', async ({ app, page }) => {
    await app.open('/');
    await app.go('/list');
    await app.at('/ > /list');
    const button = app.active.getByRole('button', { name: 'to /item/1', exact: true });
    await button.focus();
    await page.keyboard.press('Enter');
    await app.at('/ > /list > /item/1');
    await page.goBack();
    await app.at('/ > /list');
    await expect(button).toBeFocused();
  });

  test('a screen reader announces the new page once', async ({ app, page }) => {
    await app.open('/');
    await app.go('/item/1');
    await app.at('/ > /item/1');
    const spoken = page.locator('[aria-live], [role="status"], [role="alert"]');
    await expect.poll(async () => (await spoken.allTextContents()).join(' ')).toContain('Item');
  });

  test('the title of the document is the title of the page', async ({ app, page }) => {
    await app.open('/');
    await expect(page).toHaveTitle('Home');
    await app.go('/list');
    await expect(page).toHaveTitle('List');
    await app.go('/item/1');
    await expect(page).toHaveTitle('Item');
    await page.goBack();
    await expect(page).toHaveTitle('List');
  });

  test('the Tab key never enters a hidden page', async ({ app, page }) => {
    await app.open('/');
    await app.go('/list');
    await app.at('/ > /list');
    await app.go('/item/1');
    await app.at('/ > /list > /item/1');
    for (let press = 0; press < 30; press += 1) {
      await page.keyboard.press('Tab');
      const at = await page.evaluate(
        () =>
          document.activeElement?.closest<HTMLElement>('[data-page]')?.dataset.state ?? 'outside',
      );
      expect(['active', 'outside']).toContain(at);
    }
  });

  test('hidden pages are not in the accessibility tree', async ({ app, page }) => {
    await app.open('/');
    await app.go('/list');
    await app.at('/ > /list');
    await app.go('/item/1');
    await app.at('/ > /list > /item/1');
    await expect(page.getByRole('heading', { name: 'List page' })).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'Home page' })).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'to /list', exact: true })).toHaveCount(1);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  });

  test('the tab bar is visible only on tab pages', async ({ app, page }) => {
    await app.open('/');
    await expect(page.getByRole('link', { name: 'Me', exact: true })).toBeVisible();
    await app.go('/list');
    await app.at('/ > /list');
    await expect(page.getByRole('link', { name: 'Me', exact: true })).toHaveCount(0);
  });
});
