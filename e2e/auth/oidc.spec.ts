import type { Page } from '@playwright/test';
import { test as base, expect, withOptions } from '../helpers';
import { tokenFor } from '../support/token';
import { variantNamed } from '../variants.mjs';
import { enter, openIssuer, serveOidc } from './oidc-server';
import { enterToken, pathOf, signOutHere, stateOf, uid } from './session';

const test = base.extend<{ issuer: Awaited<ReturnType<typeof openIssuer>>; ttl: number }>({
  ttl: [3600, { option: true }],
  issuer: [
    async ({ page, app, traps, ttl }, provide) => {
      const issuer = await openIssuer(page, app, traps, { ttl: { AccessToken: ttl } });
      await withOptions(page, { issuer: issuer.issuer });
      await provide(issuer);
      await issuer.close();
    },
    { auto: true },
  ],
});

const leave = (page: Page, options = {}) =>
  page.evaluate(
    (given) => void window.fixture.service?.signIn(given).catch(() => {}),
    options as { prompt?: 'none' },
  );
async function signIn(page: Page, name = 'ann') {
  await leave(page);
  await enter(page, name);
  await expect.poll(() => uid(page)).toBe(name);
}

test.describe('[S1.2] sign-in by OpenID Connect', () => {
  test('a user who cancels there is back on the page, signed out, and may ask again', async ({
    app,
    page,
  }) => {
    await app.open('/list');
    await leave(page);
    await page.getByRole('link', { name: 'Cancel' }).click();
    await expect.poll(() => pathOf(app)).toBe('/list');
    await expect.poll(() => stateOf(page, 'service')).toBe('idle');
    expect(await uid(page)).toBeNull();
    await signIn(page);
  });

  test('a sign-in without a question needs an earlier one with a question', async ({
    app,
    page,
    issuer,
  }) => {
    await app.open('/list');
    await leave(page, { prompt: 'none' });
    await expect.poll(() => issuer.seen().length).toBeGreaterThan(1);
    await expect.poll(() => pathOf(app)).toBe('/list');
    await expect.poll(() => stateOf(page, 'service')).toBe('idle');
    expect(await uid(page)).toBeNull();
    await signIn(page);
    await signOutHere(page);
    await leave(page, { prompt: 'none' });
    await expect.poll(() => uid(page)).toBe('ann');
    expect(await pathOf(app)).toBe('/list');
  });

  test('signing out ends the session there too, and the user comes back', async ({
    app,
    page,
    issuer,
  }) => {
    await app.open('/list');
    await page.evaluate(() => window.fixture.platform.navigate({ url: '/item/5' }));
    await signIn(page);
    await page.evaluate(() => void window.fixture.service?.signOut().catch(() => {}));
    await page.getByRole('button', { name: 'Yes, sign me out' }).click();
    await expect.poll(() => pathOf(app)).toBe('/item/5');
    expect(await uid(page)).toBeNull();
    expect(page.url()).not.toContain('state=');
    await expect.poll(() => stateOf(page, 'service')).toBe('idle');
    await page.goBack();
    await expect.poll(() => pathOf(app)).toBe('/list');
    expect(issuer.seen()).toContain('POST /token/revocation');
    await leave(page, { prompt: 'none' });
    await expect.poll(() => issuer.seen().filter((line) => line === 'GET /auth').length).toBe(2);
    await expect.poll(() => pathOf(app)).toBe('/list');
    expect(await uid(page)).toBeNull();
  });

  test('signing out on a page for members leads to the sign-in page, also after a reload', async ({
    app,
    page,
  }) => {
    await withOptions(page, { signIn: '/draft' });
    await app.open('/list');
    await signIn(page);
    await page.evaluate(() => window.fixture.platform.navigate({ url: '/admin' }));
    await page.evaluate(() => void window.fixture.service?.signOut().catch(() => {}));
    await page.getByRole('button', { name: 'Yes, sign me out' }).click();
    await expect.poll(() => pathOf(app)).toMatch(/^\/draft/);
    expect(await uid(page)).toBeNull();
    expect(page.url()).not.toContain('state=');
    await page.reload();
    await expect.poll(() => pathOf(app)).toMatch(/^\/draft/);
    await signIn(page, 'ann');
    await expect.poll(() => pathOf(app)).toBe('/admin');
    await page.goBack();
    await expect.poll(() => pathOf(app)).toBe('/list');
  });

  test('without a network, signing out works here, and the call tells that the service does not know', async ({
    app,
    page,
    context,
    traps,
  }) => {
    traps.allow(/Failed to load resource|ERR_INTERNET_DISCONNECTED/);
    await app.open('/list');
    await signIn(page);
    await page.reload();
    await expect.poll(() => uid(page)).toBe('ann');
    await context.setOffline(true);
    const code = await page.evaluate(() =>
      window.fixture.service?.signOut().catch((error: { code: string }) => error.code),
    );
    expect(code).toBe('offline');
    expect(await uid(page)).toBeNull();
    expect(await stateOf(page, 'service')).toBe('idle');
    await context.setOffline(false);
  });

  test('a page that asks at once to sign in does not stop the sign-out', async ({ app, page }) => {
    await app.open('/list');
    await signIn(page);
    await page.evaluate(() => {
      const { service, platform } = window.fixture;
      platform.auth.subscribe(() => void service?.signIn({ prompt: 'none' }).catch(() => {}));
      void service?.signOut().catch(() => {});
    });
    await page.getByRole('button', { name: 'Yes, sign me out' }).click();
    await expect.poll(() => pathOf(app)).toBe('/list');
    await expect.poll(() => stateOf(page, 'service')).toBe('idle');
    expect(await uid(page)).toBeNull();
  });

  test('lost code of the protocol is an error, and the next attempt works', async ({
    app,
    page,
    traps,
  }) => {
    traps.allow(/Failed to load resource/);
    await app.open('/list');
    await page.route(/assets\/.*\.js/, (route) => route.abort());
    await leave(page);
    await expect.poll(() => stateOf(page, 'service')).toBe('failed failed');
    await page.unroute(/assets\/.*\.js/);
    await signIn(page);
  });

  test('another person on the same phone gets an own session', async ({ app, page }) => {
    await app.open('/list');
    await signIn(page, 'ann');
    await signOutHere(page);
    await leave(page, { prompt: 'login' });
    await enter(page, 'bob');
    await expect.poll(() => uid(page)).toBe('bob');
    expect(await page.evaluate(() => window.fixture.platform.auth.user()?.role)).toEqual([]);
  });

  test('an answer of another service is refused', async ({ app, page, issuer }) => {
    issuer.pretendToBe('https://evil.test');
    await app.open('/list');
    await leave(page);
    await enter(page, 'ann');
    await expect.poll(() => stateOf(page, 'service')).toBe('failed failed');
    expect(await uid(page)).toBeNull();
    expect(await pathOf(app)).toBe('/list');
  });

  test('the page stays, and tells that the service is gone', async ({
    app,
    page,
    issuer,
    traps,
  }) => {
    traps.allow(/Failed to load resource/);
    await app.open('/list');
    await page.evaluate(() => window.fixture.platform.navigate({ url: '/item/5' }));
    await issuer.close();
    await leave(page);
    await expect.poll(() => stateOf(page, 'service')).toBe('failed network');
    expect(await pathOf(app)).toBe('/item/5');
  });
});

test.describe('[S1.2] a session of OpenID Connect', () => {
  test.use({ ttl: 20 });

  test('is renewed before its token ends, in a document that did not begin it', async ({
    app,
    page,
    issuer,
  }) => {
    await app.open('/list');
    await signIn(page);
    const before = await page.evaluate(() => window.fixture.platform.auth.token());
    await page.reload();
    expect(await page.evaluate(() => window.fixture.platform.auth.refresh())).toBe(true);
    const after = await page.evaluate(() => window.fixture.platform.auth.token());
    expect(after).not.toBe(before);
    expect(await uid(page)).toBe('ann');
    expect(issuer.seen().filter((line) => line === 'POST /token')).toHaveLength(2);
    expect(await page.evaluate(() => window.fixture.platform.auth.refresh())).toBe(true);
  });

  test('ends when the service has forgotten it', async ({ app, page, traps }) => {
    traps.allow(/Failed to load resource.*400/);
    await app.open('/list');
    await signIn(page);
    await page.evaluate(() => {
      const { auth } = window.fixture.platform;
      const kept = JSON.parse(auth.refreshToken() ?? '');
      const user = { uid: 'ann', role: [], exp: Math.floor(Date.now() / 1000) + 5 };
      auth.setToken('old', { refreshToken: JSON.stringify({ ...kept, refreshToken: 'x' }), user });
    });
    expect(await page.evaluate(() => window.fixture.platform.auth.refresh())).toBe(false);
    expect(await uid(page)).toBeNull();
  });
});

for (const name of ['hash-app', 'path-app', 'rendered'] as const) {
  test.describe(`[S1.2] sign-in by OpenID Connect in the build ${name}`, () => {
    test.use({ variant: variantNamed(name) });

    test('comes back to the stack', async ({ app, page }) => {
      await app.open('/list');
      await page.evaluate(() => window.fixture.platform.navigate({ url: '/item/5?from=a' }));
      await signIn(page);
      await expect.poll(() => pathOf(app)).toBe('/item/5?from=a');
      await page.goBack();
      await expect.poll(() => pathOf(app)).toBe('/list');
    });
  });
}

test.describe('[S1.2] sign-in by OpenID Connect through a server', () => {
  const leaveByServer = (page: Page) =>
    page.evaluate(() => void window.fixture.serverService.signIn().catch(() => {}));

  test.beforeEach(({ page, app, issuer }) => serveOidc(page, app, issuer.issuer));

  test('a user who signs out in another tab on the way is signed out in both', async ({
    app,
    page,
  }) => {
    await app.open('/list');
    await enterToken(page, tokenFor({ uid: 'bob' }));
    await leaveByServer(page);
    const other = await page.context().newPage();
    await other.goto(app.href('/list'));
    await signOutHere(other);
    await other.close();
    await enter(page, 'ann');
    await expect.poll(() => stateOf(page, 'serverService')).toBe('failed superseded');
    expect(await uid(page)).toBeNull();
  });

  test('an answer of another service is refused by the server', async ({
    app,
    page,
    issuer,
    traps,
  }) => {
    traps.allow(/Failed to load resource/);
    issuer.pretendToBe('https://evil.test');
    await app.open('/list');
    await leaveByServer(page);
    await enter(page, 'ann');
    await expect.poll(() => stateOf(page, 'serverService')).toBe('failed http-status');
    expect(await uid(page)).toBeNull();
  });
});
