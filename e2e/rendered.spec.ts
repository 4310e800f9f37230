import type { Page } from '@playwright/test';
import { expect, holdChunk, test, type Variant } from './helpers';

const home = ({ port }: Variant, path = '/') => `http://localhost:${port}${path}`;

test.describe('pages from the server', () => {
  test('a page without JavaScript has its title, its bars and links that work', async ({
    browser,
    variant,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(home(variant, '/item/7'));
    await expect(page.getByRole('heading', { name: 'Item', exact: true })).toBeVisible();
    await expect(page).toHaveTitle('Item');
    // This page uses hooks of react-router-dom.
    await expect(page.getByTestId('router-dom')).toHaveText('{"id":"7","q":null}');
    await page.goto(home(variant));
    await page.getByRole('navigation').getByRole('link', { name: 'Me', exact: true }).click();
    await expect(page).toHaveURL(home(variant, '/me'));
    await expect(page.getByRole('heading', { name: 'Me', exact: true })).toBeVisible();
    await context.close();
  });

  test('the browser keeps the markup of the server and does not replace it', async ({
    app,
    page,
  }) => {
    await page.addInitScript(() => {
      document.addEventListener('DOMContentLoaded', () => {
        Object.assign(document.querySelector('[data-page-content]') ?? {}, { isMarked: true });
      });
    });
    await app.open('/');
    await expect(page.locator('[data-page-id]')).toHaveCount(1);
    expect(await page.locator('[data-page-content]').evaluate((main) => 'isMarked' in main)).toBe(
      true,
    );
    await app.count(2);
    await app.go('/item/1');
    await app.at('/ > /item/1');
    await page.goBack();
    await app.at('/');
    await expect(app.on('count')).toHaveText('Count 2');
  });

  test('[S2.6] the stack is restored after a reload at depth three', async ({ app, page }) => {
    await app.open('/');
    await app.go('/list');
    await app.at('/ > /list');
    await app.go('/item/1');
    await app.at('/ > /list > /item/1');
    await page.reload();
    await app.at('/ > /list > /item/1');
    await page.goBack();
    await app.at('/ > /list');
    await page.goBack();
    await app.at('/');
  });

  test('[S4.2] input and checks on the first page survive a reload', async ({ app, page }) => {
    await app.open('/draft');
    await app.active.getByLabel('Note').fill('typed');
    await app.active.getByLabel('Done').check();
    await page.reload();
    await app.at('/draft');
    await expect(app.active.getByLabel('Note')).toHaveValue('typed');
    await expect(app.active.getByLabel('Done')).toBeChecked();
  });

  test('an unknown address answers 404 with the not-found page', async ({
    page,
    traps,
    variant,
  }) => {
    traps.allow(/status of 404/);
    const response = await page.goto(home(variant, '/nowhere'));
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: 'Page not found' }).first()).toBeVisible();
  });

  test('a page in a language other than that of the browser is rendered again', async ({
    page,
    traps,
    variant,
  }) => {
    traps.allow(/status of 404/);
    await page.goto(home(variant, '/nowhere?lang=zh-Hans'));
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page.getByRole('heading', { name: 'Page not found' }).first()).toBeVisible();
  });
});

/** The server answers one address with the document of another, as a host with one fallback does. */
async function answerWith(page: Page, variant: Variant, address: string, document: string) {
  const answer = await page.request.get(home(variant, document));
  const body = await answer.text();
  await page.route(home(variant, address), (route) =>
    route.fulfill({ body, contentType: 'text/html' }),
  );
}

test.describe('a document for another page', () => {
  test('is hidden until the app has rendered the right one', async ({ app, page, variant }) => {
    await answerWith(page, variant, '/list', '/');
    const held = await holdChunk(page, 'index');
    await page.goto(home(variant, '/list'), { waitUntil: 'commit' });
    await held.arrived;
    await expect(page.getByRole('main')).toBeHidden();
    held.release();
    await app.at('/list');
    await expect(app.active.getByRole('main')).toBeVisible();
  });

  test('of the same page stays visible until the page with its query can be drawn', async ({
    app,
    page,
    variant,
  }) => {
    await answerWith(page, variant, '/list?from=timeline', '/list');
    const held = await holdChunk(page, 'list');
    await page.goto(home(variant, '/list?from=timeline'), { waitUntil: 'commit' });
    await held.arrived;
    const title = page.getByText('List page', { exact: true });
    await expect(title).toBeVisible();
    await page.waitForFunction(() => history.state !== null);
    // Longer than the app waits before it shows that a page is loading.
    await page.waitForTimeout(500);
    await expect(title).toBeVisible();
    held.release();
    await app.at('/list?from=timeline');
    await expect(title).toBeVisible();
  });

  test('is visible if the host has only added a slash to its address', async ({
    app,
    page,
    variant,
  }) => {
    await answerWith(page, variant, '/me/', '/me');
    const held = await holdChunk(page, 'index');
    await page.goto(home(variant, '/me/'), { waitUntil: 'commit' });
    await held.arrived;
    await expect(page.getByRole('heading', { name: 'Me', exact: true })).toBeVisible();
    held.release();
    await expect(app.active.getByRole('main')).toBeVisible();
  });
});

test.describe('a tap before the app has loaded', () => {
  test('takes effect once when the app is ready, and the page does not load again', async ({
    app,
    page,
    variant,
  }) => {
    const held = await holdChunk(page, 'index');
    await page.goto(home(variant), { waitUntil: 'commit' });
    await held.arrived;
    const documents: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents.push(request.url());
    });
    await page.getByRole('button', { name: 'Count 0' }).tap();
    await page.getByRole('link', { name: 'Me', exact: true }).tap();
    await expect(page.getByRole('heading', { name: 'Home', exact: true })).toBeVisible();
    held.release();
    await app.at('/me');
    expect(documents).toEqual([]);
    await page.getByRole('link', { name: 'Home', exact: true }).tap();
    await expect(app.on('count')).toHaveText('Count 0');
  });

  test('on a button reaches the page', async ({ app, page, variant }) => {
    const held = await holdChunk(page, 'index');
    await page.goto(home(variant), { waitUntil: 'commit' });
    await held.arrived;
    await page.getByRole('button', { name: 'Count 0' }).tap();
    held.release();
    await expect(app.on('count')).toHaveText('Count 1');
  });

  test('on empty space has no effect later', async ({ app, page, variant }) => {
    const held = await holdChunk(page, 'index');
    await page.goto(home(variant), { waitUntil: 'commit' });
    await held.arrived;
    await page.touchscreen.tap(200, 500);
    held.release();
    await app.at('/');
    await app.go('/list');
    await app.at('/ > /list');
    await page.goBack();
    await app.at('/');
  });
});

/** Resolves when the app has taken the page over, or has drawn its own. */
function appReady(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        document.addEventListener('portico:ready', () => resolve());
      }),
  );
}

test('a text and a check that are entered before the app has loaded stay', async ({
  app,
  page,
  variant,
}) => {
  const held = await holdChunk(page, 'index');
  await page.goto(home(variant, '/draft'), { waitUntil: 'commit' });
  await held.arrived;
  await page.getByLabel('Note').fill('typed early');
  await page.getByLabel('Done').tap();
  const ready = appReady(page);
  held.release();
  await ready;
  await app.at('/draft');
  await expect(app.active.getByLabel('Done')).toBeChecked();
  await expect(app.active.getByLabel('Note')).toHaveValue('typed early');
  await page.reload();
  await app.at('/draft');
  await expect(app.active.getByLabel('Note')).toHaveValue('typed early');
  await expect(app.active.getByLabel('Done')).toBeChecked();
});

for (const extra of ['?from=timeline', '#wechat_redirect']) {
  test.describe(`a document that was rendered without ${extra}`, () => {
    test('keeps a tap that comes before the app has loaded', async ({ app, page, variant }) => {
      if (extra.startsWith('?')) await answerWith(page, variant, `/${extra}`, '/');
      const held = await holdChunk(page, 'index');
      await page.goto(home(variant, `/${extra}`), { waitUntil: 'commit' });
      await held.arrived;
      await page.getByRole('button', { name: 'Count 0' }).tap();
      held.release();
      await expect(app.on('count')).toHaveText('Count 1');
    });

    test('keeps texts and checks that are entered before', async ({ app, page, variant }) => {
      if (extra.startsWith('?')) await answerWith(page, variant, `/draft${extra}`, '/draft');
      const held = await holdChunk(page, 'index');
      await page.goto(home(variant, `/draft${extra}`), { waitUntil: 'commit' });
      await held.arrived;
      await page.getByLabel('Note').fill('typed early');
      await page.getByLabel('Done').tap();
      const ready = appReady(page);
      held.release();
      await ready;
      await expect(app.active.getByLabel('Note')).toHaveValue('typed early');
      await expect(app.active.getByLabel('Done')).toBeChecked();
      await page.reload();
      await expect(app.active.getByLabel('Note')).toHaveValue('typed early');
    });
  });
}

test.describe('a browser in Chinese', () => {
  test.use({ locale: 'zh-CN' });

  test('hides a page in English until the app is in Chinese', async ({ page, variant }) => {
    const held = await holdChunk(page, 'index');
    await page.goto(home(variant), { waitUntil: 'commit' });
    await held.arrived;
    await expect(page.getByRole('main')).toBeHidden();
    held.release();
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hans');
    await expect(page.getByRole('main')).toBeVisible();
  });

  test('keeps the markup of a page in Chinese', async ({ page, variant }) => {
    await page.addInitScript(() => {
      document.addEventListener('DOMContentLoaded', () => {
        Object.assign(document.querySelector('[data-page-content]') ?? {}, { isMarked: true });
      });
    });
    await page.goto(home(variant, '/?lang=zh-Hans'));
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hans');
    await expect(page.locator('[data-page-id]')).toHaveCount(1);
    expect(await page.locator('[data-page-content]').evaluate((main) => 'isMarked' in main)).toBe(
      true,
    );
  });
});
