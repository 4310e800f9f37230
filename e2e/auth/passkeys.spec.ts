import type { Page } from '@playwright/test';
import { type App, test as base, expect } from '../helpers';
import { tokenFor } from '../support/token';
import { addPhone, servePasskeys } from './passkey-server';
import { enterToken, signOutHere, uid } from './session';

type Parts = {
  /** The database of the product. */
  kept: Awaited<ReturnType<typeof servePasskeys>>;
  phone: Awaited<ReturnType<typeof addPhone>>;
};

const test = base.extend<Parts>({
  kept: [async ({ page, app }, provide) => provide(await servePasskeys(page, app)), { auto: true }],
  phone: [async ({ page }, provide) => provide(await addPhone(page)), { auto: true }],
});

/** How a call ends: its code, or `done`. */
const ends = (page: Page, call: 'signIn' | 'create') =>
  page.evaluate(
    (name) =>
      window.fixture.keys[name]().then(
        () => 'done',
        (error: { code: string }) => error.code,
      ),
    call,
  );

const beAnn = (page: Page) => enterToken(page, tokenFor({ uid: 'ann' }));

/** A signed-out user whose phone has a passkey. */
async function haveKey(app: App, page: Page) {
  await app.open('/list');
  await beAnn(page);
  expect(await ends(page, 'create')).toBe('done');
  await signOutHere(page);
}

test.describe('[S1.2] passkeys', () => {
  test('a user makes one, signs out, and signs in with it on the same page', async ({
    app,
    page,
    kept,
  }) => {
    await app.open('/list');
    await page.evaluate(() => window.fixture.platform.navigate({ url: '/draft' }));
    await beAnn(page);
    expect(await ends(page, 'create')).toBe('done');
    expect([...kept.values()].map(({ userId }) => userId)).toEqual(['ann']);
    await signOutHere(page);
    expect(await uid(page)).toBeNull();
    expect(await ends(page, 'signIn')).toBe('done');
    expect(await uid(page)).toBe('ann');
    expect((await app.view()).path).toBe('/draft');
    const [passkey] = kept.values();
    expect(passkey?.counter).toBeGreaterThan(0);
  });

  test('nobody who is signed out can make one', async ({ app, page, kept, traps }) => {
    traps.allow(/Failed to load resource/);
    await app.open('/list');
    expect(await ends(page, 'create')).toBe('http-status');
    expect(kept.size).toBe(0);
  });

  test('a phone that has one for the user makes no second one', async ({ app, page, kept }) => {
    await app.open('/list');
    await beAnn(page);
    expect(await ends(page, 'create')).toBe('done');
    expect(await ends(page, 'create')).toBe('denied');
    expect(kept.size).toBe(1);
  });

  test('a user who does not unlock the phone stays signed out, and may try again', async ({
    app,
    page,
    phone,
  }) => {
    await haveKey(app, page);
    await phone.setConsent(false);
    expect(await ends(page, 'signIn')).toBe('cancel');
    expect(await uid(page)).toBeNull();
    await phone.setConsent(true);
    expect(await ends(page, 'signIn')).toBe('done');
  });

  test('a passkey that the server has deleted signs nobody in', async ({
    app,
    page,
    kept,
    traps,
  }) => {
    traps.allow(/Failed to load resource/);
    await haveKey(app, page);
    kept.clear();
    expect(await ends(page, 'signIn')).toBe('http-status');
    expect(await uid(page)).toBeNull();
  });

  test('an answer that was used once signs nobody in again', async ({ app, page, traps }) => {
    traps.allow(/Failed to load resource/);
    await haveKey(app, page);
    const sent = page.waitForRequest('**/api/passkeys/sign-in/finish');
    expect(await ends(page, 'signIn')).toBe('done');
    const body = (await sent).postData() ?? '';
    const again = await page.evaluate(async (text) => {
      const answered = await fetch('/api/passkeys/sign-in/finish', {
        method: 'POST',
        body: text,
        headers: { 'content-type': 'application/json' },
      });
      return [answered.status, ((await answered.json()) as { reason: string }).reason];
    }, body);
    expect(again).toEqual([400, 'state-used']);
  });

  test('another user who signs in meanwhile stays', async ({ app, page }) => {
    await haveKey(app, page);
    await page.route('**/api/passkeys/sign-in/finish', async (route) => {
      await enterToken(page, tokenFor({ uid: 'bob' }));
      await route.fallback();
    });
    expect(await ends(page, 'signIn')).toBe('superseded');
    expect(await uid(page)).toBe('bob');
  });

  test('a page that ends its call leaves nothing behind, and a new call works', async ({
    app,
    page,
    phone,
  }) => {
    await haveKey(app, page);
    await phone.wait(true);
    const code = await page.evaluate(async () => {
      const stop = new AbortController();
      const call = window.fixture.keys.signIn({ signal: stop.signal });
      setTimeout(() => stop.abort(), 300);
      return call.then(
        () => 'done',
        (error: { code: string }) => error.code,
      );
    });
    expect(code).toBe('abort');
    await phone.wait(false);
    expect(await ends(page, 'signIn')).toBe('done');
  });

  test('the suggestions of an input offer it, and another way to sign in ends that', async ({
    app,
    page,
    phone,
  }) => {
    await haveKey(app, page);
    await page.evaluate(() => {
      const input = document.createElement('input');
      input.autocomplete = 'username webauthn' as AutoFill;
      document.querySelector('[data-state=active] [data-page-content]')?.append(input);
    });
    await phone.wait(true);
    const codes = await page.evaluate(async () => {
      const { keys } = window.fixture;
      if (!(await keys.canAutofill())) return ['no autofill'];
      const codeOf = (error: { code: string }) => error.code;
      const suggested = keys.signIn({ autofill: true }).then(() => 'done', codeOf);
      setTimeout(() => void keys.signIn().catch(() => {}), 500);
      return [await suggested];
    });
    expect(codes).toEqual(['abort']);
    await phone.wait(false);
    await expect.poll(() => uid(page)).toBe('ann');
    await signOutHere(page);
    await page.evaluate(() => window.fixture.keys.signIn({ autofill: true }));
    expect(await uid(page)).toBe('ann');
  });

  test('suggestions that begin after the tap leave the phone to the tap', async ({
    app,
    page,
    phone,
  }) => {
    await haveKey(app, page);
    await phone.wait(true);
    const codes = await page.evaluate(async () => {
      const { keys } = window.fixture;
      const codeOf = (error: { code: string }) => error.code;
      void keys.signIn();
      return [await keys.signIn({ autofill: true }).then(() => 'done', codeOf)];
    });
    expect(codes).toEqual(['abort']);
    await phone.wait(false);
    await expect.poll(() => uid(page)).toBe('ann');
  });

  test('lost code, a lost network and a server that fails have codes of their own, and the next call works', async ({
    app,
    page,
    context,
    traps,
  }) => {
    traps.allow(/Failed to load resource/);
    await haveKey(app, page);
    await page.reload();
    await page.route(/assets\/.*\.js/, (route) => route.abort());
    expect(await ends(page, 'signIn')).toBe('failed');
    await page.unroute(/assets\/.*\.js/);
    expect(await ends(page, 'signIn')).toBe('done');
    await signOutHere(page);
    await context.setOffline(true);
    expect(await ends(page, 'signIn')).toBe('offline');
    await context.setOffline(false);
    await page.route('**/api/passkeys/sign-in/begin', (route) => route.fulfill({ status: 500 }));
    expect(await ends(page, 'signIn')).toBe('http-status');
    await page.unroute('**/api/passkeys/sign-in/begin');
    expect(await ends(page, 'signIn')).toBe('done');
    expect(await uid(page)).toBe('ann');
  });

  test('a user who signs out in another tab meanwhile is not signed in again', async ({
    app,
    page,
  }) => {
    await haveKey(app, page);
    await beAnn(page);
    await page.route('**/api/passkeys/sign-in/finish', async (route) => {
      const other = await page.context().newPage();
      await other.goto(app.href('/list'));
      await signOutHere(other);
      await other.close();
      await route.fallback();
    });
    expect(await ends(page, 'signIn')).toBe('superseded');
    expect(await uid(page)).toBeNull();
  });
});
