import type { Page } from '@playwright/test';
import { profiles } from 'portico/testing';
import { pathOf, signOutHere, stateOf, uid } from '../auth/session';
import { serveWeChat, WECHAT_PATHS } from '../auth/wechat-server';
import { tokenFor } from '../support/token';
import { variantNamed } from '../variants.mjs';
import { expect, inside, test as base } from './in-host';

type Scope = 'base' | 'profile';

type Fixtures = { servers: Awaited<ReturnType<typeof serveWeChat>> };

const test = base.extend<Fixtures>({
  servers: [
    async ({ page, app, traps }, provide) => {
      const servers = await serveWeChat(page, app, traps);
      await provide(servers);
      await servers.close();
    },
    { auto: true },
  ],
});

test.use({ ...inside(profiles.wechatIos), hostOptions: {} });

const leave = (page: Page, scope: Scope) =>
  page.evaluate(
    (asked) => void window.fixture.wechat.signIn({ scope: asked }).catch(() => {}),
    scope,
  );
/** The whole way: to WeChat, with the question if there is one, and back. */
async function signIn(page: Page, scope: Scope) {
  await leave(page, scope);
  if (scope === 'profile') await page.getByRole('link', { name: 'Allow' }).click();
  await expect.poll(() => uid(page)).toBe('ann');
}

for (const scope of ['base', 'profile'] as const) {
  test.describe(`[S1.2] sign-in by WeChat with the scope ${scope}`, () => {
    test('the stack and its inputs are there afterwards, and Back meets no used code', async ({
      app,
      page,
    }) => {
      await app.open('/list');
      await page.evaluate(() => window.fixture.platform.navigate({ url: '/draft?from=a' }));
      await page.getByRole('textbox').first().fill('half a sentence');
      const before = page.url();
      await signIn(page, scope);
      await expect(page.getByRole('textbox').first()).toHaveValue('half a sentence');
      expect(page.url()).toBe(before);
      await page.goBack();
      await expect.poll(() => pathOf(app)).toBe('/list');
      await page.reload();
      await expect.poll(() => uid(page)).toBe('ann');
    });

    test('the page hears that the server refused, and the next attempt works', async ({
      app,
      page,
      servers,
    }) => {
      await app.open('/list');
      servers.failNext(403);
      await leave(page, scope);
      if (scope === 'profile') await page.getByRole('link', { name: 'Allow' }).click();
      await expect.poll(() => stateOf(page, 'wechat')).toBe('failed http-status');
      expect(await uid(page)).toBeNull();
      await signIn(page, scope);
    });

    test('a user who signs in elsewhere meanwhile keeps that session', async ({ app, page }) => {
      await app.open('/list');
      await page.route(WECHAT_PATHS, async (route) => {
        if (route.request().url().endsWith('/finish')) {
          const other = await page.context().newPage();
          await other.goto(app.href('/list'));
          await other.evaluate(
            (token) => window.fixture.platform.auth.setToken(token),
            tokenFor({ uid: 'bob' }),
          );
          await other.close();
        }
        await route.fallback();
      });
      await leave(page, scope);
      if (scope === 'profile') await page.getByRole('link', { name: 'Allow' }).click();
      await expect.poll(() => stateOf(page, 'wechat')).toBe('failed superseded');
      expect(await uid(page)).toBe('bob');
    });
  });
}

test.describe('[S1.2] the way to WeChat and back', () => {
  test('a user who refuses is back on the page, signed out, and may ask again', async ({
    app,
    page,
  }) => {
    await app.open('/list');
    await leave(page, 'profile');
    await page.getByRole('link', { name: 'Reject' }).click();
    await expect.poll(() => pathOf(app)).toBe('/list');
    await expect.poll(() => stateOf(page, 'wechat')).toBe('idle');
    expect(await uid(page)).toBeNull();
    await signIn(page, 'profile');
  });

  test('Back from the question of WeChat is the page again, signed out', async ({ app, page }) => {
    await app.open('/list');
    await page.evaluate(() => window.fixture.platform.navigate({ url: '/item/5' }));
    await leave(page, 'profile');
    await expect(page.getByRole('link', { name: 'Allow' })).toBeVisible();
    await page.goBack();
    await expect.poll(() => pathOf(app)).toBe('/item/5');
    expect(await stateOf(page, 'wechat')).toBe('idle');
    await page.goBack();
    await expect.poll(() => pathOf(app)).toBe('/list');
    await signIn(page, 'base');
  });

  test('an address with a code that was used, or that nobody asked for, signs nobody in', async ({
    app,
    page,
    servers,
  }) => {
    const codes: string[] = [];
    page.on('request', (request) => {
      const { searchParams } = new URL(request.url());
      if (request.isNavigationRequest() && searchParams.has('code')) codes.push(request.url());
    });
    await app.open('/list');
    await signIn(page, 'base');
    await signOutHere(page);
    const [used = ''] = codes;
    const foreign = `${app.href('/')}?code=stolen&state=of-somebody-else`;
    const asked = servers.seen().length;
    for (const address of [used, foreign]) {
      await page.goto(address);
      await expect.poll(() => pathOf(app)).toBe('/');
      expect(page.url()).not.toMatch(/code=|state=/);
      expect(await uid(page)).toBeNull();
    }
    expect(servers.seen()).toHaveLength(asked);
  });

  test('Back before WeChat has answered keeps the page, also when the answer comes after all', async ({
    app,
    page,
  }) => {
    let release = () => {};
    const late = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/connect/oauth2/authorize*', async (route) => {
      await late;
      await route.continue().catch(() => {});
    });
    await app.open('/list');
    await page.evaluate(() => window.fixture.platform.navigate({ url: '/item/5' }));
    const asked = page.waitForRequest('**/connect/oauth2/authorize*');
    // The page itself goes back: a driver waits for a navigation that is under way.
    await page.evaluate(() => {
      const states: string[] = [];
      Object.assign(window, { states });
      const { wechat } = window.fixture;
      wechat.subscribe(() => states.push(wechat.state().kind));
      void wechat.signIn();
      setTimeout(() => history.back(), 2000);
    });
    await asked;
    await expect
      .poll(() => page.evaluate(() => Reflect.get(window, 'states')))
      .toEqual(['leaving', 'idle']);
    release();
    await page.waitForTimeout(1000);
    expect((await app.view()).path).toBe('/item/5');
    expect(await uid(page)).toBeNull();
    await signIn(page, 'base');
    await expect.poll(() => pathOf(app)).toBe('/item/5');
    await page.goBack();
    await expect.poll(() => pathOf(app)).toBe('/list');
  });

  test('a sign-in from a dialog comes back to the page below it, and Back leaves that page', async ({
    app,
    page,
  }) => {
    await app.open('/list');
    await page.evaluate(() => window.fixture.platform.navigate({ url: '/item/5' }));
    await page.evaluate(
      () => void window.fixture.platform.showModal({ title: 'Members only' }).catch(() => {}),
    );
    await expect(page.getByRole('dialog')).toBeVisible();
    await signIn(page, 'profile');
    await expect.poll(() => pathOf(app)).toBe('/item/5');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.goBack();
    await expect.poll(() => pathOf(app)).toBe('/list');
  });

  test('a network that goes on the way back is an error, and the next attempt works', async ({
    app,
    page,
    traps,
  }) => {
    traps.allow(/Failed to load resource/);
    let isDown = true;
    await page.route('**/api/sign-in/wechat/finish', (route) =>
      isDown ? route.abort('internetdisconnected') : route.fallback(),
    );
    await app.open('/list');
    await leave(page, 'base');
    await expect
      .poll(() => stateOf(page, 'wechat'), { timeout: 20_000 })
      .toMatch(/^failed (network|offline)$/);
    expect(await uid(page)).toBeNull();
    isDown = false;
    await signIn(page, 'base');
  });

  test('outside WeChat it says that it does not work here', async ({ browser, app }) => {
    const context = await browser.newContext({ userAgent: 'Mozilla/5.0 Chrome/146.0.0.0' });
    const page = await context.newPage();
    await page.goto(app.href('/list'));
    const code = () =>
      page.evaluate(() =>
        window.fixture.wechat.signIn().catch((error: { code: string }) => error.code),
      );
    await expect.poll(code).toBe('unsupported');
    await context.close();
  });
});

for (const name of ['hash-app', 'path-app', 'rendered'] as const) {
  test.describe(`[S1.2] sign-in by WeChat in the build ${name}`, () => {
    test.use({ variant: variantNamed(name) });

    test('comes back to the stack', async ({ app, page }) => {
      await app.open('/list');
      await page.evaluate(() => window.fixture.platform.navigate({ url: '/item/5?from=a' }));
      await signIn(page, 'profile');
      await expect.poll(() => pathOf(app)).toBe('/item/5?from=a');
      await page.goBack();
      await expect.poll(() => pathOf(app)).toBe('/list');
    });
  });
}
