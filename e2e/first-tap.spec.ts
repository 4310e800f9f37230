import { expect, stretchDelay, test } from './helpers';

/** The names of the scripts that a page has fetched, without their hashes. */
function scriptsOf(page: import('@playwright/test').Page) {
  const names: string[] = [];
  page.on('request', (request) => {
    const [, name] = /\/assets\/(.+)-[\w-]{7}\.js$/.exec(request.url()) ?? [];
    if (name) names.push(name);
  });
  return names;
}

test.describe('lazy code', () => {
  test('before the first tap only the pages behind visible links are fetched', async ({
    app,
    page,
  }) => {
    const scripts = scriptsOf(page);
    // After four seconds the app fetches without a tap, also if a slow machine has just drawn the page.
    await stretchDelay(page, 60_000, 4000);
    await app.open('/');
    await expect.poll(() => scripts).toEqual(expect.arrayContaining(['home', 'me']));
    await page.waitForTimeout(2500);
    const first = [...scripts];
    expect(first.filter((name) => /overlay|screens|calls|connect/.test(name))).toEqual([]);
    await app.count(1);
    await expect.poll(() => scripts).toContain('overlay-views');
  });

  test('nothing is fetched ahead on a phone that saves data', async ({ app, page }) => {
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
    );
    const scripts = scriptsOf(page);
    await app.open('/');
    await app.count(1);
    await page.waitForTimeout(5000);
    expect(scripts.filter((name) => /overlay|screens|calls|connect|^me$/.test(name))).toEqual([]);
  });
});
