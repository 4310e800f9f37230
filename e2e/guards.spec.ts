import { type App, expect, test } from './helpers';
import { tokenFor } from './support/token';

const setGuard = (app: App, side: 'enter' | 'leave', verdict: boolean | string) =>
  app.page.evaluate(([s, v]) => window.fixture.guard.set(s, v), [side, verdict] as const);
const answer = (app: App, verdict: boolean | string) =>
  app.page.evaluate((v) => window.fixture.guard.answer(v), verdict);
const logged = (app: App, line: string) => expect.poll(() => app.log()).toContain(line);

async function openGuarded(app: App) {
  await app.open('/');
  await app.go('/list');
  await app.at('/ > /list');
  await app.tap('navigate', '/guarded');
  await app.at('/ > /list > /guarded');
}

test.describe('a guard before a page is entered', () => {
  test('[S2.1] that refuses changes nothing', async ({ app }) => {
    await app.open('/');
    await setGuard(app, 'enter', false);
    const historyLength = await app.historyLength();
    expect(await app.call('navigate', { url: '/guarded' })).toMatchObject({
      ok: false,
      code: 'denied',
    });
    await app.at('/');
    expect(await app.historyLength()).toBe(historyLength);
    expect((await app.log()).filter((line) => line.startsWith('guarded'))).toEqual([]);
  });

  test('[S2.1] can lead to another page', async ({ app }) => {
    await app.open('/');
    await setGuard(app, 'enter', '/list');
    expect(await app.call('navigate', { url: '/guarded' })).toEqual({ ok: true });
    await app.at('/ > /list');
  });

  test('[S2.1] can answer later, and the page waits', async ({ app }) => {
    await app.open('/');
    await setGuard(app, 'enter', 'ask');
    const call = app.call('navigate', { url: '/guarded' });
    await logged(app, 'guard:enter:/guarded');
    await app.at('/');
    await answer(app, true);
    expect(await call).toEqual({ ok: true });
    await app.at('/ > /guarded');
  });

  test('[S2.5] is aborted by another navigation', async ({ app }) => {
    await app.open('/');
    await setGuard(app, 'enter', 'ask');
    const call = app.call('navigate', { url: '/guarded' });
    await logged(app, 'guard:enter:/guarded');
    expect(await app.call('navigate', { url: '/list' })).toEqual({ ok: true });
    expect(await call).toMatchObject({ ok: false, code: 'superseded' });
    await logged(app, 'guard:enter:aborted');
    await answer(app, true);
    await app.at('/ > /list');
  });
});

test.describe('a guard before a page is left', () => {
  test('[S2.1] can stop back()', async ({ app }) => {
    await openGuarded(app);
    await setGuard(app, 'leave', false);
    expect(await app.call('back')).toMatchObject({ ok: false, code: 'cancel' });
    await app.at('/ > /list > /guarded');
    await setGuard(app, 'leave', true);
    expect(await app.call('back')).toEqual({ ok: true });
    await app.at('/ > /list');
  });

  test('[S2.1] can stop browser back, and the address and the history stay the same', async ({
    app,
    browserHistory,
    page,
  }) => {
    await openGuarded(app);
    const index = await browserHistory.index();
    await setGuard(app, 'leave', false);
    await app.clearLog();
    await page.evaluate(() => window.history.back());
    await logged(app, 'guard:leave:/guarded');
    await expect.poll(() => browserHistory.index()).toBe(index);
    await app.at('/ > /list > /guarded');
    await page.evaluate(() => window.history.go(-2));
    await expect.poll(async () => (await app.log()).length).toBe(2);
    await expect.poll(() => browserHistory.index()).toBe(index);
    await app.at('/ > /list > /guarded');
    expect(await app.log()).toEqual(['guard:leave:/guarded', 'guard:leave:/guarded']);
  });

  test('[S2.1] can answer browser back later', async ({ app, page }) => {
    await openGuarded(app);
    await setGuard(app, 'leave', 'ask');
    await page.evaluate(() => window.history.back());
    await logged(app, 'guard:leave:/guarded');
    await app.at('/ > /list > /guarded');
    await answer(app, false);
    await app.at('/ > /list > /guarded');
    await app.clearLog();
    await page.evaluate(() => window.history.back());
    await logged(app, 'guard:leave:/guarded');
    await answer(app, true);
    await app.at('/ > /list');
    expect(await app.log()).toContain('guarded#1:unload');
  });

  test('[S2.1] is called once when the user presses back again and again, and never by a dead entry', async ({
    app,
    browserHistory,
    page,
  }) => {
    await app.open('/');
    await app.go('/list');
    await app.at('/ > /list');
    await app.go('/item/1');
    await app.at('/ > /list > /item/1');
    await page.goBack();
    await app.at('/ > /list');
    await app.call('redirect', { url: '/guarded' });
    await app.at('/ > /guarded');
    const index = await browserHistory.index();
    await setGuard(app, 'leave', 'ask');
    await app.clearLog();
    await page.evaluate(
      () =>
        new Promise((done) => {
          window.addEventListener('popstate', done, { once: true });
          window.history.forward();
        }),
    );
    await expect.poll(() => browserHistory.index()).toBe(index);
    expect(await app.log()).toEqual([]);
    for (const _ of ['first', 'second']) {
      await page.evaluate(() => window.history.back());
      await logged(app, 'guard:leave:/guarded');
      await expect.poll(() => browserHistory.index()).toBe(index);
      await app.at('/ > /guarded');
    }
    expect(await app.log()).toEqual(['guard:leave:/guarded']);
    await answer(app, true);
    await expect.poll(() => app.log()).toContain('guarded#1:unload');
  });

  test('[S2.1] can stop switchTab and relaunch', async ({ app }) => {
    await openGuarded(app);
    await setGuard(app, 'leave', false);
    for (const operation of ['switchTab', 'relaunch'] as const) {
      expect(await app.call(operation, '/')).toMatchObject({ ok: false, code: 'cancel' });
      await app.at('/ > /list > /guarded');
    }
  });
});

test.describe('a page that handles back itself', () => {
  test('can refuse back() and browser back', async ({ app, browserHistory, page }) => {
    await app.open('/');
    await app.call('navigate', { url: '/draft' });
    await app.at('/ > /draft');
    const index = await browserHistory.index();
    const done = app.active.getByLabel('Done');
    await done.check();
    expect(await app.call('back')).toMatchObject({ ok: false, code: 'cancel' });
    await app.at('/ > /draft');
    await page.evaluate(() => window.history.back());
    await logged(app, 'back-press:browser');
    await expect.poll(() => browserHistory.index()).toBe(index);
    await app.at('/ > /draft');
    await done.uncheck();
    await page.goBack();
    await app.at('/');
  });
});

test.describe('pages with roles', () => {
  test('[S6.1] [S6.2] a page for admins opens after an admin has signed in', async ({
    app,
    page,
  }) => {
    await app.open('/');
    expect(await app.call('navigate', { url: '/admin' })).toMatchObject({
      ok: false,
      code: 'denied',
    });
    await app.at('/');
    const token = tokenFor({ uid: 1, role: ['admin'], permission: [], exp: 4_000_000_000 });
    await page.evaluate((value) => window.fixture.platform.auth.setToken(value), token);
    expect(await app.call('navigate', { url: '/admin' })).toEqual({ ok: true });
    await app.at('/ > /admin');
  });

  test('[S6.2] an expired or broken token opens no page', async ({ app, page }) => {
    await app.open('/');
    const expired = tokenFor({ uid: 1, role: ['admin'], permission: [], exp: 1 });
    for (const token of [expired, 'a.b.c', '', '{}']) {
      await page.evaluate((value) => window.fixture.platform.auth.setToken(value), token);
      expect(await app.call('navigate', { url: '/admin' })).toMatchObject({ code: 'denied' });
    }
  });

  test('[S6.2] a typed address does not bypass the guard', async ({ app, page }) => {
    await app.open('/admin');
    await expect(page.getByRole('heading', { name: 'Admin page' })).toHaveCount(0);
    const token = tokenFor({ uid: 1, role: ['admin'], permission: [], exp: 4_000_000_000 });
    await page.evaluate((value) => window.fixture.platform.auth.setToken(value), token);
    await expect(page.getByRole('heading', { name: 'Admin page' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Admin page' })).toBeVisible();
  });
});
