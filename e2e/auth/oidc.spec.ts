import type { Page } from '@playwright/test';
import { test as base, expect, withOptions } from '../helpers';
import { variantNamed } from '../variants.mjs';
import { startIssuer } from './issuer';

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

const uid = (page: Page) =>
  page.evaluate(() => window.fixture?.platform.auth.user()?.uid ?? null).catch(() => null);
const leave = (page: Page, options = {}) =>
  page.evaluate(
    (given) => void window.fixture.service?.signIn(given).catch(() => {}),
    options as { prompt?: 'none' },
  );
const stateOf = (page: Page) =>
  page
    .evaluate(() => {
      const { kind, error } = window.fixture.service?.state() ?? { kind: 'none' };
      return error ? `${kind} ${error.code}` : kind;
    })
    .catch(() => null);
const pathOf = (app: { view(): Promise<{ path: string }> }) =>
  app.view().then(
    ({ path }) => path,
    () => null,
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
    await expect.poll(() => stateOf(page)).toBe('idle');
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
    await expect.poll(() => stateOf(page)).toBe('idle');
    expect(await uid(page)).toBeNull();
    await signIn(page);
    await page.evaluate(() => window.fixture.platform.auth.clear());
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
    await expect.poll(() => stateOf(page)).toBe('idle');
    await page.goBack();
    await expect.poll(() => pathOf(app)).toBe('/list');
    expect(issuer.seen()).toContain('POST /token/revocation');
    await leave(page, { prompt: 'none' });
    await expect.poll(() => issuer.seen().filter((line) => line === 'GET /auth').length).toBe(2);
    await expect.poll(() => pathOf(app)).toBe('/list');
    expect(await uid(page)).toBeNull();
  });

  test('another person on the same phone gets an own session', async ({ app, page }) => {
    await app.open('/list');
    await signIn(page, 'ann');
    await page.evaluate(() => window.fixture.platform.auth.clear());
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
    await expect.poll(() => stateOf(page)).toBe('failed failed');
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
    await expect.poll(() => stateOf(page)).toBe('failed network');
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
