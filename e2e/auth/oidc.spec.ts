import type { Page } from '@playwright/test';
import { createOidcSignIn } from 'portico/sign-in';
import { test as base, expect, withOptions } from '../helpers';
import { answer } from '../support/answer';
import { tokenFor } from '../support/token';
import { variantNamed } from '../variants.mjs';
import { SECRET, startIssuer } from './issuer';
import { enterToken, pathOf, signOutHere, stateOf, uid } from './session';

type Issuer = Awaited<ReturnType<typeof startIssuer>>;

const test = base.extend<{ issuer: Issuer; ttl: number }>({
  ttl: [3600, { option: true }],
  issuer: [
    async ({ page, app, traps, ttl }, provide) => {
      const issuer = await startIssuer(app.href('/').split('#')[0] ?? '', {
        ttl: { AccessToken: ttl },
      });
      traps.allow(new RegExp(`^request to ${issuer.issuer}/`));
      // The pages of the service have a font from elsewhere.
      const font = 'https://fonts.googleapis.com/';
      traps.allow(new RegExp(`^request to ${font}`));
      await page.route(`${font}**`, (route) =>
        route.fulfill({ contentType: 'text/css', body: '' }),
      );
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
/** The steps of a user on the pages of the service. */
async function enter(page: Page, name: string) {
  await page.getByPlaceholder('Enter any login').fill(name);
  await page.getByPlaceholder('and password').fill('secret');
  await page.getByRole('button', { name: 'Sign-in' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
}

async function signIn(page: Page, name = 'ann') {
  await leave(page);
  await enter(page, name);
  await expect.poll(() => uid(page)).toBe(name);
}

test.describe('[S1.2] sign-in by OpenID Connect', () => {
  test('the stack and its inputs are there afterwards, and Back meets no used code', async ({
    app,
    page,
  }) => {
    await app.open('/list');
    await page.evaluate(() => window.fixture.platform.navigate({ url: '/draft?from=a' }));
    await page.getByRole('textbox').first().fill('half a sentence');
    const before = page.url();
    await signIn(page);
    await expect(page.getByRole('textbox').first()).toHaveValue('half a sentence');
    expect(page.url()).toBe(before);
    await page.goBack();
    await expect.poll(() => pathOf(app)).toBe('/list');
    await page.reload();
    await expect.poll(() => uid(page)).toBe('ann');
  });

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

  test('no token, code or verifier is in an address or in the storage of the tab afterwards', async ({
    app,
    page,
  }) => {
    const addresses: string[] = [];
    page.on('framenavigated', (frame) => addresses.push(frame.url()));
    await app.open('/list');
    await signIn(page);
    const token = await page.evaluate(() => window.fixture.platform.auth.token() ?? '');
    expect(token.length).toBeGreaterThan(20);
    expect(addresses.join('\n')).not.toContain(token);
    const kept = await page.evaluate(() => JSON.stringify({ ...sessionStorage }));
    expect(kept).not.toMatch(/verifier|nonce|code=/);
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

  test.beforeEach(async ({ page, app, issuer }) => {
    const { handlers } = createOidcSignIn({
      issuer: issuer.issuer,
      clientId: 'server',
      clientSecret: SECRET,
      key: 'key-of-32-characters-and-some-more',
      returnTo: [new URL(app.href('/')).origin],
      session: ({ id, tokens }) => {
        expect(tokens.accessToken).not.toBe('');
        return { token: tokenFor({ uid: id, role: ['admin'] }) };
      },
    });
    await page.route('**/api/sign-in/oidc/*', (route) =>
      answer(route, route.request().url().endsWith('/begin') ? handlers.begin : handlers.finish),
    );
  });

  test('a link to a page for members leads there, the page has no token of the service, and Back meets no code', async ({
    app,
    page,
    issuer,
  }) => {
    await withOptions(page, { signIn: '/draft' });
    await app.open('/list');
    await page.evaluate(
      () => void window.fixture.platform.navigate({ url: '/admin' }).catch(() => {}),
    );
    await expect.poll(() => pathOf(app)).toMatch(/^\/draft/);
    await leaveByServer(page);
    await enter(page, 'ann');
    await expect.poll(() => uid(page)).toBe(`${issuer.issuer}#ann`);
    await expect.poll(() => pathOf(app)).toBe('/admin');
    expect(await page.evaluate(() => window.fixture.platform.auth.refreshToken())).toBeNull();
    await page.goBack();
    await expect.poll(() => pathOf(app)).toBe('/list');
    expect(page.url()).not.toMatch(/code=|state=/);
    expect(issuer.seen()).toContain('POST /token');
  });

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
