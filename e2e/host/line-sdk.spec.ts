import type { Page } from '@playwright/test';
import { profiles } from 'portico/testing';
import { expect, test, withOptions } from '../helpers';
import type { LineCall } from '../support/line-mock';
import { ask } from './in-host';

test.use(profiles.liffIos);

const card = { title: 'Marble', link: 'https://a.test/item/3' };

/** Sets answers of LINE's mock. The others stay. */
const answer = (page: Page, answers: Readonly<Record<string, unknown>>) =>
  page.evaluate(
    (more) => window.lineMock?.answers.set((before) => ({ ...before, ...more })),
    answers,
  );

const calls = (page: Page): Promise<readonly LineCall[]> =>
  page.evaluate(() => window.lineMock?.calls ?? []);

const namesOf = async (page: Page) => (await calls(page)).map(({ name }) => name);

test.describe("[S1.2] LINE's own SDK with LINE's mock", () => {
  test.beforeEach(({ page }) => withOptions(page, { host: { lineSdk: 'mock' } }));

  test('starts once, with the id of the LIFF app', async ({ app, page }) => {
    await app.open('/list');
    expect(await ask(page, 'host.ready')).toEqual({ ok: true, value: null });
    expect(await ask(page, 'host.env')).toMatchObject({ value: { app: 'line', via: 'liff' } });
    const started = (await calls(page)).filter(({ name }) => name === 'init');
    expect(started).toEqual([{ name: 'init', params: [{ liffId: '1-a' }] }]);
  });

  test('decides by isApiAvailable who scans and shares', async ({ app, page }) => {
    await app.open('/list');
    await ask(page, 'host.ready');
    const level = (name: 'scanCode' | 'getLocation') =>
      page.evaluate((call) => window.fixture.platform.host.can(call), name);
    // The answer of the mock at the start.
    expect(await level('scanCode')).not.toBe('native');
    await answer(page, { isApiAvailable: true });
    expect(await level('scanCode')).toBe('native');
    expect(await level('getLocation')).toBe('web');
    const asked = (await calls(page)).filter(({ name }) => name === 'isApiAvailable');
    expect(new Set(asked.map(({ params }) => params[0]))).toEqual(new Set(['scanCodeV2']));
  });

  test('scans a code, and the user closes the scanner', async ({ app, page }) => {
    await app.open('/list');
    await ask(page, 'host.ready');
    await answer(page, { isApiAvailable: true });
    expect(await ask(page, 'scanCode')).toMatchObject({
      value: { result: 'https://line.me', scanType: 'QR_CODE' },
    });
    await answer(page, { scanCode: { value: null } });
    expect(await ask(page, 'scanCode')).toMatchObject({ ok: false, code: 'cancel' });
    expect((await namesOf(page)).filter((name) => name === 'scanCodeV2')).toHaveLength(2);
  });

  test('shares a card, and the user sends nothing', async ({ app, page }) => {
    await app.open('/list');
    await ask(page, 'host.ready');
    await answer(page, { isApiAvailable: true, shareTargetPicker: { status: 'success' } });
    expect(await ask(page, 'share.open', card)).toEqual({ ok: true, value: { result: 'shared' } });
    // The mock answers with undefined, as LINE does if the user closes the choice of chats.
    await answer(page, { shareTargetPicker: undefined });
    expect(await ask(page, 'share.open', card)).toMatchObject({ ok: false, code: 'cancel' });
    const shared = (await calls(page)).filter(({ name }) => name === 'shareTargetPicker');
    expect(shared).toHaveLength(2);
    expect(JSON.stringify(shared[0]?.params)).toContain('"altText":"Marble"');
  });

  test('closes the window, leaves for the browser and gives the credential', async ({
    app,
    page,
  }) => {
    await app.open('/list');
    await ask(page, 'host.ready');
    expect(await ask(page, 'host.credential')).toMatchObject({ value: { credential: 'id_token' } });
    await answer(page, { getIDToken: null });
    expect(await ask(page, 'host.credential')).toMatchObject({ value: { credential: null } });
    const url = 'https://a.test/';
    expect(await ask(page, 'host.openOutside', { url })).toMatchObject({
      value: { result: 'opened' },
    });
    expect(await ask(page, 'host.closeWindow')).toMatchObject({ ok: true });
    expect((await calls(page)).slice(-2)).toEqual([
      { name: 'openWindow', params: [{ url, external: true }] },
      { name: 'closeWindow', params: [] },
    ]);
  });
});

test.describe("[S1.2] LINE's own SDK outside LIFF's browser", () => {
  test.use({ userAgent: profiles.liffIos.userAgent.replace(' LIFF', '') });

  test('is not loaded', async ({ app, page }) => {
    await withOptions(page, { host: { lineSdk: 'mock' } });
    await app.open('/list');
    expect(await ask(page, 'host.ready')).toMatchObject({ ok: true });
    expect(await page.evaluate(() => window.lineMock === undefined)).toBe(true);
  });

  test('a user who is not signed in cannot share, and the app gets a PlatformError', async ({
    app,
    page,
  }) => {
    await withOptions(page, { host: { lineSdk: 'mock', use: 'liff' } });
    await app.open('/list');
    expect(await ask(page, 'host.ready')).toMatchObject({ ok: true });
    await answer(page, { isApiAvailable: true });
    // Here the SDK throws in the call itself, not later.
    expect(await ask(page, 'share.open', card)).toMatchObject({
      code: 'failed',
      api: 'share.open',
    });
  });
});

/** The context that LINE signs for a LIFF app. The SDK reads the middle part. */
const contextToken = (endpointUrl: string) => {
  const availability = {
    subwindowOpen: { permission: true, minVer: '11.7.0' },
    scanCodeV2: { permission: true, minVer: '11.7.0', minOsVer: '14.3.0' },
    shareTargetPicker: { permission: false, minVer: '10.3.0' },
  };
  const facts = { permanentLinkPattern: 'concat', viewType: 'full', availability };
  return `x.${btoa(JSON.stringify({ liffId: '1-a', endpointUrl, ...facts }))}.x`;
};

/** The documents of the app, with one more server that their policy allows. */
const allowServer = (page: Page, server: string) =>
  page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const { 'content-security-policy': policy = '', ...headers } = response.headers();
    const changed = policy.replace('connect-src', `connect-src ${server}`);
    return route.fulfill({ response, headers: { ...headers, 'content-security-policy': changed } });
  });

test.describe("[S1.2] LINE's own SDK without a mock, with doubles of LINE's app and of its server", () => {
  test('opens the page of a link, reads its tokens, and then the address has none', async ({
    app,
    page,
    traps,
  }) => {
    // The SDK asks for them too, and starts without them: code for versions of LINE before 9.19, and its own words.
    traps.allow(
      /TrustedScriptURL|trusted-types-sink|static\.line-scdn\.net|liffsdk\.line-scdn\.net/,
    );
    traps.allow(/^request to https:\/\/api\.line\.me\/oauth2\/v2\.1\/verify/);
    await withOptions(page, { host: { lineSdk: 'real' } });
    // LINE's app puts it on the window.
    await page.addInitScript(() => {
      Object.assign(window, { _liff: { features: {}, postMessage: () => {} } });
    });
    let documents = 0;
    page.on('request', (request) => {
      if (request.resourceType() === 'document') documents += 1;
    });
    await allowServer(page, 'https://api.line.me');
    await page.route('https://api.line.me/oauth2/v2.1/verify?access_token=t', (route) =>
      route.fulfill({
        headers: { 'access-control-allow-origin': '*' },
        json: { client_id: '1', expires_in: 3600 },
      }),
    );
    const tokens = `access_token=t&feature_token=f&context_token=${contextToken(app.href('/'))}`;
    const state = encodeURIComponent('/item/3?from=chat');
    await page.goto(`${app.href('/')}?liff.state=${state}#${tokens}`);
    expect(await ask(page, 'host.ready')).toEqual({ ok: true, value: null });
    await expect.poll(() => page.url()).toBe(app.href('/item/3?from=chat'));
    expect(documents).toBe(1);

    // The SDK decides by the context of the link, the version of LINE and that of iOS.
    expect(await page.evaluate(() => window.fixture.platform.host.can('scanCode'))).toBe('native');
    // The context does not allow sharing, so the browser shares.
    expect(await ask(page, 'share.open', card)).toMatchObject({
      ok: true,
      value: { result: expect.stringMatching(/^(copied|guided)$/) },
    });
    expect(await namesOf(page)).not.toContain('shareTargetPicker');
    // The link has no ID token.
    expect(await ask(page, 'host.credential')).toMatchObject({ value: { credential: null } });
  });
});
