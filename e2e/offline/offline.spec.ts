import { expect, type Page } from '@playwright/test';
import { test } from './builds';
import { askForNewer, kept, press, shown, version, visit } from './visit';

const update = (page: Page) => press(page, 'Update');

/** How often the document has loaded since the call. */
function countLoads(page: Page): () => number {
  let count = 0;
  page.on('load', () => {
    count += 1;
  });
  return () => count;
}

function fails(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  return errors;
}

test('starts without a server, on every page and under the strict policy', async ({
  context,
  serve,
}) => {
  const shop = await serve('1');
  await (await visit(context, shop)).close();
  await shop.goAway();
  const page = await context.newPage();
  const errors = fails(page);

  await page.goto(`${shop.origin}/`);
  await expect(shown(page)).toContainText('Welcome');
  const cup = page.getByAltText('A cup');
  await expect.poll(() => cup.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(40);
  await page.getByRole('link', { name: 'Go far' }).click();
  await expect(shown(page)).toContainText('Far away: /far/moon');

  await page.goto(`${shop.origin}/me`);
  await expect(shown(page)).toContainText('This is me');
  expect(await page.evaluate(() => document.documentElement.dataset.porticoPage)).toBe('/me');

  await page.goto(`${shop.origin}/far/away?from=1.5`);
  await expect(shown(page)).toContainText('Far away: /far/away?from=1.5');
  expect(await page.evaluate(() => document.documentElement.dataset.porticoPage)).toBeUndefined();

  for (const path of ['/nowhere', '/constructor']) {
    await page.goto(shop.origin + path);
    await expect(shown(page)).toContainText('Page not found');
  }
  expect(errors).toEqual([]);
});

test('leaves the server its own addresses, and keeps no answer of /api/', async ({
  context,
  serve,
}) => {
  const shop = await serve('1');
  const page = await visit(context, shop);
  shop.asked.length = 0;
  expect(await page.evaluate(() => fetch('/api/price').then((answer) => answer.text()))).toBe(
    '{"from":"the server"}',
  );
  await page.goto(`${shop.origin}/api/bill`);
  await expect(page.locator('body')).toHaveText('{"from":"the server"}');
  await page.goto(`${shop.origin}/bill.pdf`).catch(() => null);
  expect(shop.asked).toEqual(expect.arrayContaining(['/api/price', '/api/bill', '/bill.pdf']));
  const urls = await page.goto(`${shop.origin}/me`).then(() =>
    page.evaluate(async () => {
      const names = await caches.keys();
      const lists = names.map(async (name) => (await caches.open(name)).keys());
      return (await Promise.all(lists)).flat().map(({ url }) => new URL(url).pathname);
    }),
  );
  expect(urls.filter((url) => url.includes('/api/') || url.includes('bill'))).toEqual([]);
});

test('a newer version waits for typed text, and then brings the same pages', async ({
  context,
  serve,
  build,
}) => {
  const shop = await serve('1');
  const page = await visit(context, shop);
  await page.getByRole('link', { name: 'Write' }).click();
  await page.getByLabel('Note').fill('half a thought');
  await expect(version(page)).toHaveText('Version 1, none');
  shop.deploy(await build('2'));
  await askForNewer(page);
  await expect(version(page)).toHaveText('Version 1, ready');
  await update(page);
  await expect(version(page)).toHaveText('Version 1, waiting');
  await expect(page.getByLabel('Note')).toHaveValue('half a thought');

  await page.goBack();
  await expect(version(page)).toHaveText('Version 2, none');
  await expect(shown(page)).toContainText('Welcome');
  // The page that was rendered ahead hears the tap before its code is there.
  await page.getByRole('link', { name: 'Write' }).click();
  await expect(page.getByLabel('Note')).toHaveValue('');
});

test('another tab lets the newer version in, and each tab loads it once, when it is safe', async ({
  context,
  serve,
  build,
}) => {
  const shop = await serve('1');
  const one = await visit(context, shop);
  const two = await visit(context, shop, '/note');
  const loads = [countLoads(one), countLoads(two)];
  await two.getByLabel('Note').fill('mine');
  shop.deploy(await build('2'));
  await askForNewer(one);
  await expect(version(two)).toHaveText('Version 1, ready');
  await update(one);
  await expect(version(one)).toHaveText('Version 2, none');

  await two.evaluate(() => {
    Object.defineProperty(document, 'hidden', { get: () => true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await expect(version(two)).toHaveText('Version 1, ready');
  await expect(two.getByLabel('Note')).toHaveValue('mine');
  await two.getByLabel('Note').fill('');
  await expect(version(two)).toHaveText('Version 2, none');
  await expect(version(one)).toHaveText('Version 2, none');
  expect(loads.map((count) => count())).toEqual([1, 1]);
});

test('a document that was reloaded without the worker loads the newer version when the user wants it', async ({
  context,
  serve,
  build,
}) => {
  const shop = await serve('1');
  const page = await visit(context, shop);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Page.reload', { ignoreCache: true });
  const hasFollower = () =>
    navigator.serviceWorker.controller === null &&
    performance.getEntriesByType('resource').some(({ name }) => name.includes('service-worker'));
  await expect.poll(() => page.evaluate(hasFollower).catch(() => false)).toBe(true);
  shop.deploy(await build('2'));
  await askForNewer(page);
  await expect(version(page)).toHaveText('Version 1, ready');
  await update(page);
  await expect(version(page)).toHaveText('Version 2, none');
});

test('a page whose old code is gone loads again although the server never sends the newer worker', async ({
  context,
  serve,
  build,
}) => {
  const shop = await serve('1', { assetCache: 'no-store' });
  const page = await visit(context, shop);
  await page.evaluate(async () => {
    const names = await caches.keys();
    await Promise.all(
      names.filter((name) => name.startsWith('portico')).map((name) => caches.delete(name)),
    );
  });
  shop.deploy(await build('2'));
  shop.keepSilent('/sw.js');
  await page.goto(`${shop.origin}/far/moon`);
  const loads = countLoads(page);
  await expect(shown(page)).toContainText('click the screen to try again');
  await expect.poll(loads, { timeout: 30_000 }).toBe(1);
});

test('a page whose old code is gone opens in the newer version', async ({
  context,
  serve,
  build,
}) => {
  const shop = await serve('1', { assetCache: 'no-store' });
  const page = await visit(context, shop);
  await page.evaluate(async () => {
    const names = await caches.keys();
    await Promise.all(
      names.filter((name) => name.startsWith('portico')).map((name) => caches.delete(name)),
    );
  });
  shop.deploy(await build('2'));
  // The document is still that of the first version.
  await page.goto(`${shop.origin}/far/moon`);
  await expect(shown(page)).toContainText('Far away: /far/moon in version 2');
  await expect(version(page)).toHaveText('Version 2, none');
});

test('an app with one address starts below its folder', async ({ context, build, serve }) => {
  await build('hash', { prerender: [], mode: 'hash' }, '/shop/');
  const shop = await serve('hash', { base: '/shop/', shell: 'index.html' });
  await (await visit(context, shop, '/shop/')).close();
  await shop.goAway();
  const page = await context.newPage();
  await page.goto(`${shop.origin}/shop/#/far/island`);
  await expect(shown(page)).toContainText('Far away: /far/island');
  await expect(page.goto(`${shop.origin}/shop/other`)).rejects.toThrow(/ERR_CONNECTION_REFUSED/);
  await expect(page.goto(`${shop.origin}/`)).rejects.toThrow(/ERR_CONNECTION_REFUSED/);
});

test('a version without the worker takes everything away', async ({ context, build, serve }) => {
  const shop = await serve('1');
  const page = await visit(context, shop);
  shop.deploy(await build('3', { offline: 'remove' }));
  await askForNewer(page).catch(() => {});
  await expect.poll(() => kept(page)).toEqual({});
  await page.reload();
  await expect(version(page)).toHaveText('Version 3, none');
  expect(await page.evaluate(() => navigator.serviceWorker.getRegistrations())).toEqual([]);
});
