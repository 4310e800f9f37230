import { type App, expect, SITE_X, startAtSiteX, test, withOptions } from '../helpers';

const sheet = (app: App) => app.page.getByRole('dialog');
const FOUR = ['/list', '/item/1', '/item/2', '/item/3'];

async function goDeep(app: App) {
  for (const path of FOUR) {
    await app.go(path);
    await expect(app.on('url')).toHaveText(path);
  }
  await app.at('/ > /list > /item/1 > /item/2 > /item/3');
}

test.describe('an app in one history entry', () => {
  test.beforeEach(async ({ page }) => {
    await withOptions(page, { replaceOnly: true });
  });

  test('[S2.6] [S2.7] has one entry with five pages, after back in the bar, back() and a reload', async ({
    app,
    page,
    browserHistory,
  }) => {
    await startAtSiteX(page);
    await app.open('/');
    const length = await browserHistory.length();
    await goDeep(app);
    await app.backButton.tap();
    await app.at('/ > /list > /item/1 > /item/2');
    await app.count(2);
    await app.go('/item/3');
    await app.at('/ > /list > /item/1 > /item/2 > /item/3');
    await app.press('back 1');
    await app.at('/ > /list > /item/1 > /item/2');
    await expect(app.on('count')).toHaveText('Count 2');
    await page.reload();
    await app.at('/ > /list > /item/1 > /item/2');
    await app.press('back 2');
    await app.at('/ > /list');
    await app.backButton.tap();
    await app.at('/');
    expect(await browserHistory.length()).toBe(length);
  });

  test('browser back leaves the app, and forward shows it as before', async ({ app, page }) => {
    await startAtSiteX(page);
    await app.open('/');
    await goDeep(app);
    await page.goBack();
    await expect(page).toHaveURL(SITE_X);
    await page.goForward();
    await app.at('/ > /list > /item/1 > /item/2 > /item/3');
    expect(await app.call('back')).toEqual({ ok: true });
    await app.at('/ > /list > /item/1 > /item/2');
  });

  test('redirect, relaunch and tabs keep the one entry', async ({ app, browserHistory }) => {
    await app.open('/');
    const length = await browserHistory.length();
    await app.go('/list');
    await app.at('/ > /list');
    await app.tap('redirect', '/item/2');
    await app.at('/ > /item/2');
    await app.tap('switchTab', '/me');
    await app.at('/me');
    await app.count(3);
    await app.page.getByRole('link', { name: 'Home', exact: true }).tap();
    await app.at('/');
    await app.page.getByRole('link', { name: 'Me', exact: true }).tap();
    await app.at('/me');
    await expect(app.on('count')).toHaveText('Count 3');
    await app.tap('relaunch', '/list');
    await app.at('/list');
    expect(await browserHistory.length()).toBe(length);
  });

  test('results arrive and guards decide', async ({ app, page, browserHistory }) => {
    await app.open('/');
    const length = await browserHistory.length();
    await app.tap('open', '/pick');
    await app.at('/ > /pick');
    await app.press('red');
    await app.at('/');
    await expect.poll(() => app.log()).toContain('home#1:answer:{"colour":"red"}');
    await app.tap('navigate', '/guarded');
    await app.at('/ > /guarded');
    await page.evaluate(() => window.fixture.guard.set('leave', false));
    expect(await app.call('back')).toMatchObject({ ok: false, code: 'cancel' });
    await app.at('/ > /guarded');
    await page.evaluate(() => window.fixture.guard.set('leave', true));
    await app.backButton.tap();
    await app.at('/');
    expect(await browserHistory.length()).toBe(length);
  });

  test('a choice closes a sheet, and leaving its page cancels it', async ({
    app,
    page,
    browserHistory,
  }) => {
    await app.open('/');
    const length = await browserHistory.length();
    await app.tap('navigate', '/overlays');
    await app.at('/ > /overlays');
    await app.press('sheet');
    await page.getByRole('button', { name: 'Two', exact: true }).tap();
    await expect(sheet(app)).toBeHidden();
    await app.at('/ > /overlays');
    await app.press('sheet');
    await expect(sheet(app)).toBeVisible();
    expect(await app.call('back')).toEqual({ ok: true });
    await expect(sheet(app)).toBeHidden();
    await app.at('/');
    const outcomes = await page.evaluate(() =>
      window.fixture
        .calls()
        .filter(({ call }) => call === 'sheet')
        .map(({ outcome }) => outcome.slice(0, 6)),
    );
    expect(outcomes).toEqual(['ok: {"', 'cancel']);
    expect(await browserHistory.length()).toBe(length);
  });

  test('a reload under an open sheet keeps the page and closes the sheet', async ({
    app,
    page,
  }) => {
    await app.open('/');
    await app.tap('navigate', '/overlays');
    await app.at('/ > /overlays');
    await app.press('sheet');
    await expect(sheet(app)).toBeVisible();
    await page.reload();
    await app.at('/ > /overlays');
    await expect(sheet(app)).toBeHidden();
    await app.backButton.tap();
    await app.at('/');
  });

  test('an anchor link works and adds no entry', async ({ app, page, browserHistory }) => {
    test.skip(app.variant.mode === 'hash', 'there an anchor is no address of its own');
    await app.open('/');
    const length = await browserHistory.length();
    await app.tap('navigate', '/links');
    await app.at('/ > /links');
    await app.active.getByRole('link', { name: 'anchor to part' }).tap();
    await app.at('/ > /links#part');
    await expect.poll(() => app.scrollTop()).toBeGreaterThan(500);
    await app.backButton.tap();
    await app.at('/');
    expect(await browserHistory.length()).toBe(length);
    await expect(page).toHaveURL(app.href('/'));
  });

  test('an address that the user types opens one more page', async ({ app, page }) => {
    test.skip(app.variant.mode !== 'hash', 'in path mode that is another document');
    await app.open('/');
    await app.go('/list');
    await app.at('/ > /list');
    await page.evaluate(() => {
      window.location.hash = '/item/2';
    });
    await app.at('/ > /list > /item/2');
    expect(await app.call('back')).toEqual({ ok: true });
    await app.at('/ > /list');
    await page.goBack();
    await app.at('/ > /list');
  });

  test('the app continues after 120 navigations, although the browser refuses some writes', async ({
    app,
    page,
  }) => {
    await app.open('/');
    await page.evaluate(() => {
      const replace = window.history.replaceState.bind(window.history);
      let writes = 0;
      window.history.replaceState = (...args) => {
        writes += 1;
        // As Safari does for a while.
        if (writes > 60 && writes < 110) throw new DOMException('too many', 'SecurityError');
        replace(...args);
      };
    });
    await page.evaluate(async () => {
      const { platform } = window.fixture;
      for (let round = 0; round < 30; round += 1) {
        await platform.navigate({ url: '/list' });
        await platform.navigate({ url: '/item/1' });
        await platform.back();
        await platform.back();
      }
    });
    await app.at('/');
  });
});
