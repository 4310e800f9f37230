import { type App, expect, test } from '../helpers';
import { variantNamed } from '../variants.mjs';

/** %41 and %2B are text here. Code that decodes twice shows A and a plus sign. */
const values = { id: 'a/b%41', q: '你%好 &=#?+ %2B', n: 0, b: false };
const printed = '/item/:id {"b":false,"id":"a/b%41","n":0,"q":"你%好 &=#?+ %2B"}';
const seenByRouterDom = '{"id":"a/b%41","q":"你%好 &=#?+ %2B"}';

const shows = async (app: App, text: string) => {
  await expect(app.on('page')).toHaveText(text);
};

test.describe('params and addresses', () => {
  test('[S2.1] any string survives the address, also after a reload and in a copied link', async ({
    app,
    context,
    page,
  }) => {
    await app.open('/');
    expect(await app.call('navigate', '/item/:id', values)).toEqual({ ok: true });
    await shows(app, printed);
    await expect(app.on('router-dom')).toHaveText(seenByRouterDom);
    const link = page.url();
    await page.reload();
    await shows(app, printed);
    await expect(app.on('router-dom')).toHaveText(seenByRouterDom);

    const other = await context.newPage();
    await other.goto(link);
    await expect(other.getByTestId('page')).toHaveText(printed);
    expect(other.url()).toBe(link);
  });

  test('[S2.1] an address as text gives the same values', async ({ app }) => {
    await app.open('/');
    const query = new URLSearchParams({ q: values.q, n: '0', b: 'false' });
    expect(await app.call('navigate', { url: `/item/a%2Fb%2541?${query}` })).toEqual({ ok: true });
    await shows(app, printed);
  });

  test('[S2.1] the base path and the paths of pages work with and without a slash at the end', async ({
    app,
    page,
  }) => {
    const root = app.href('/');
    const bare = app.variant.mode === 'hash' ? root.replace('#/', '') : root;
    await page.goto(bare.length > 1 ? bare.replace(/\/$/, '') : bare);
    await app.at('/');
    await app.open('/item/5/');
    await shows(app, '/item/:id {"id":"5"}');
    await app.open('/ITEM/5');
    await shows(app, '/item/:id {"id":"5"}');
  });

  test('[S2.1] a malformed % shows a page with what is readable, or the not-found page', async ({
    app,
    page,
  }) => {
    for (const path of [
      '/item/100%',
      '/item/%E4%BD',
      '/item/1?q=%&n=%zz',
      '/list?%E0%A4%A',
      '/%',
    ]) {
      await page.goto('about:blank');
      await app.open(path);
      await expect(
        app
          .on('page')
          .or(page.getByText(/not found/i))
          .first(),
      ).toBeVisible();
    }
    await app.open('/item/100%');
    await shows(app, '/item/:id {"id":"100%"}');
    await page.goto('about:blank');
    await app.open('/item/1?n=abc&b=maybe&q=ok');
    await shows(app, '/item/:id {"id":"1","q":"ok"}');
  });

  test('[S2.1] a number is limited to its range and has a default, also in a typed address', async ({
    app,
    page,
  }) => {
    const cases = [
      ['/limits', 18],
      ['/limits?scale=1', 5],
      ['/limits?scale=99', 18],
      ['/limits?scale=7', 7],
      ['/limits?scale=abc', 18],
    ] as const;
    for (const [path, scale] of cases) {
      await page.goto('about:blank');
      await app.open(path);
      await shows(app, `/limits {"scale":${scale}}`);
    }
  });

  test('[S2.1] an alias shows the same page', async ({ app }) => {
    await app.open('/thing/8');
    await shows(app, '/item/:id {"id":"8"}');
    await app.open('/');
    expect(await app.call('navigate', { url: '/thing/9' })).toEqual({ ok: true });
    await shows(app, '/item/:id {"id":"9"}');
  });

  test('[S2.1] a relative target starts from the page that makes the call', async ({ app }) => {
    await app.open('/item/1');
    expect(await app.call('navigate', { url: '2' })).toEqual({ ok: true });
    await app.at('/item/1 > /item/2');
    expect(await app.call('navigate', { url: '../list' })).toEqual({ ok: true });
    await app.at('/item/1 > /item/2 > /list');
    expect(await app.call('navigate', { url: '../../../item/./3?n=1' })).toEqual({ ok: true });
    await app.at('/item/1 > /item/2 > /list > /item/3?n=1');
  });

  test('an anchor in the page scrolls and adds no page, and one back removes only the anchor', async ({
    app,
    page,
  }) => {
    await app.open('/');
    await app.tap('navigate', '/links');
    await app.at('/ > /links');
    await app.clearLog();
    await app.active.getByRole('link', { name: 'anchor to part' }).tap();
    await expect(page.getByRole('heading', { name: 'The part' })).toBeInViewport();
    expect(await page.evaluate(() => window.fixture.platform.pages().length)).toBe(2);
    await page.goBack();
    await app.at('/ > /links');
    expect(await app.log()).toEqual([]);
    await page.goBack();
    await app.at('/');
  });

  test('[S2.1] [S2.3] links of react-router-dom follow the route table', async ({
    app,
    page,
    traps,
  }) => {
    traps.allow(/page not found: \/nope/);
    await app.open('/');
    await app.tap('navigate', '/links');
    await app.at('/ > /links');
    const link = (name: string) => app.active.getByRole('link', { name, exact: true });
    await link('link to nowhere').tap();
    await app.at('/ > /links');
    await link('link to item 1').tap();
    await app.at('/ > /links > /item/1?from=link');
    await page.goBack();
    await app.at('/ > /links');
    await link('relative to list').tap();
    await app.at('/ > /links > /list');
    await page.goBack();
    await app.at('/ > /links');
    await link('replace by list').tap();
    await app.at('/ > /list');
    await app.tap('navigate', '/links');
    await link('link to a tab').tap();
    await app.at('/me');
  });
});

/** In hash mode a browser would read the anchor as another address, so the app puts the address of the page before it. */
for (const name of ['path', 'hash-app']) {
  test.describe(`an anchor in a page of the ${name} build`, () => {
    test.use({ variant: variantNamed(name) });

    test('a second tap on it scrolls again and adds no entry', async ({ app, page }) => {
      await app.open('/');
      await app.tap('navigate', '/links');
      await app.at('/ > /links');
      const anchor = app.active.getByRole('link', { name: 'anchor to part' });
      await anchor.tap();
      await app.at('/ > /links#part');
      const length = await app.historyLength();
      for (const _ of [1, 2]) {
        await app.scrollTo(0);
        await anchor.tap();
        await expect(page.getByRole('heading', { name: 'The part' })).toBeInViewport();
        await app.at('/ > /links#part');
      }
      expect(await app.historyLength()).toBe(length);
      await app.backButton.tap();
      await app.at('/');
    });

    test('scrolls its own page, not the page below', async ({ app }) => {
      await app.open('/');
      for (const stack of ['/ > /links', '/ > /links > /links']) {
        await app.call('navigate', { url: '/links' });
        await app.at(stack);
      }
      await app.active.getByRole('link', { name: 'anchor to part' }).tap();
      await expect(app.active.getByRole('heading', { name: 'The part' })).toBeInViewport();
      await app.at('/ > /links > /links#part');
    });
  });
}
