import { type App, expect, holdChunk, setVisibility, test } from './helpers';

const draft = (app: App) => app.active.getByLabel('Draft', { exact: true });

test.describe('drafts', () => {
  test('structured drafts survive a reload', async ({ app, page }) => {
    await app.open('/');
    await app.tap('navigate', '/draft');
    await app.at('/ > /draft');
    await app.active.getByLabel('Note').fill('line one\nline two 你好');
    await app.active.getByLabel('Done').check();
    await page.reload();
    await app.at('/ > /draft');
    await expect(app.active.getByLabel('Note')).toHaveValue('line one\nline two 你好');
    await expect(app.active.getByLabel('Done')).toBeChecked();
  });

  test('[S4.2] a draft is kept when the user types and leaves before the lazy code has loaded', async ({
    app,
    page,
  }) => {
    const late = await Promise.all(
      ['overlay-views', 'lazy-screens'].map((name) => holdChunk(page, name)),
    );
    await app.open('/list');
    await draft(app).fill('typed at once');
    await page.reload();
    await expect(draft(app)).toHaveValue('typed at once');
    await draft(app).fill('and looked away');
    await setVisibility(page, 'hidden');
    await page.evaluate(() =>
      window.addEventListener('pagehide', (event) => event.stopImmediatePropagation(), true),
    );
    for (const chunk of late) chunk.release();
    await page.reload();
    await expect(draft(app)).toHaveValue('and looked away');
  });

  test('two copies of one page have separate drafts, and a new page starts empty', async ({
    app,
    page,
  }) => {
    await app.open('/');
    await app.go('/item/1');
    await app.at('/ > /item/1');
    await draft(app).fill('first');
    await app.call('navigate', { url: '/item/1' });
    await app.at('/ > /item/1 > /item/1');
    await expect(draft(app)).toHaveValue('');
    await draft(app).fill('second');
    await page.reload();
    await app.at('/ > /item/1 > /item/1');
    await expect(draft(app)).toHaveValue('second');
    await page.goBack();
    await app.at('/ > /item/1');
    await expect(draft(app)).toHaveValue('first');
    await page.goBack();
    await app.at('/');
    await app.go('/item/1');
    await app.at('/ > /item/1');
    await expect(draft(app)).toHaveValue('');
  });

  test('without storage the app works, and drafts last until the document closes', async ({
    app,
    page,
  }) => {
    await page.addInitScript(() => {
      const refuse = () => {
        throw new DOMException('The operation is insecure', 'SecurityError');
      };
      Object.defineProperty(window, 'sessionStorage', { get: refuse });
      Object.defineProperty(window, 'localStorage', { get: refuse });
    });
    await app.open('/');
    await app.go('/list');
    await app.at('/ > /list');
    await draft(app).fill('kept in memory');
    await app.call('navigate', { url: '/item/1' });
    await app.at('/ > /list > /item/1');
    await page.goBack();
    await app.at('/ > /list');
    await expect(draft(app)).toHaveValue('kept in memory');
    await page.reload();
    await app.at('/ > /list');
    await expect(draft(app)).toHaveValue('');
  });

  test('the app works when the storage is full', async ({ app, page }) => {
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('quota', 'QuotaExceededError');
      };
    });
    await app.open('/');
    await app.go('/list');
    await app.at('/ > /list');
    await draft(app).fill('no room');
    await app.call('navigate', { url: '/item/1' });
    await app.at('/ > /list > /item/1');
    await page.reload();
    await app.at('/ > /list > /item/1');
    await app.call('back');
    await app.at('/ > /list');
  });
});
