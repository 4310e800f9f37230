import { describe, expect, it } from 'vitest';
import { table } from '../../helpers/nav-states';
import { createTestApp, type TestApp, type TestAppOptions } from '../../helpers/test-app';

const load = async () => ({ default: () => null });

const guarded = {
  ...table,
  '/closed': { load, beforeEnter: () => false },
  '/asking': { load, beforeEnter: () => new Promise<boolean>(() => {}) },
} as const;

async function open(url = '/', options: TestAppOptions = {}) {
  const app = createTestApp({ url, ...options });
  await app.idle();
  return app;
}

async function touch(app: TestApp) {
  app.nav.armExit();
  await app.idle();
}

async function pressBack(app: TestApp) {
  app.driver.travel(-1);
  await app.idle();
}

const isArmed = (app: TestApp) =>
  app.nav.store.getState().stack.layers.some(({ id }) => id === 'exit');

describe('[S8.5] the exit prompt (Press back button again to exit)', () => {
  it('is armed by a touch on the root, so that the first back stays and warns', async () => {
    const app = await open();
    await pressBack(app);
    expect(app.warnings.count).toBe(0);
    await touch(app);
    expect(app.history()).toEqual({ urls: ['/', '/'], at: 1 });
    await pressBack(app);
    expect(app.warnings.count).toBe(1);
    expect(app.urls()).toEqual(['/']);
    expect(app.history().at).toBe(0);
  });

  it('is not armed after the warning, so that the second back leaves the app', async () => {
    const app = await open();
    await touch(app);
    await pressBack(app);
    await app.clock.advance(1999);
    await touch(app);
    expect(isArmed(app)).toBe(false);
    expect(app.history().at).toBe(0);
  });

  it('warns again after 2000 ms if the user touches the page again', async () => {
    const app = await open();
    await touch(app);
    await pressBack(app);
    await app.clock.advance(2000);
    expect(isArmed(app)).toBe(false);
    await touch(app);
    expect(isArmed(app)).toBe(true);
    await pressBack(app);
    expect(app.warnings.count).toBe(2);
  });

  it('is armed again after 2000 ms by a touch within that time', async () => {
    const app = await open();
    await touch(app);
    await pressBack(app);
    await touch(app);
    expect(isArmed(app)).toBe(false);
    await app.clock.advance(2000);
    await app.idle();
    expect(isArmed(app)).toBe(true);
    await pressBack(app);
    expect(app.warnings.count).toBe(2);
  });

  it('is not armed on another page that a touch within the 2000 ms opened', async () => {
    const app = await open();
    await touch(app);
    await pressBack(app);
    await touch(app);
    await app.navigate('/list');
    await app.clock.advance(2000);
    await app.idle();
    expect(isArmed(app)).toBe(false);
    expect(app.urls()).toEqual(['/', '/list']);
  });

  it('is armed once, however often the user touches the page', async () => {
    const app = await open();
    app.nav.armExit();
    app.nav.armExit();
    await touch(app);
    await touch(app);
    expect(app.history()).toEqual({ urls: ['/', '/'], at: 1 });
  });

  it('is armed on a root that is not a tab', async () => {
    const app = await open('/item/1');
    await touch(app);
    await pressBack(app);
    expect(app.warnings.count).toBe(1);
    expect(app.urls()).toEqual(['/item/1']);
  });

  it('is not armed above the root or above an open layer', async () => {
    const app = await open();
    const { close } = app.nav.openLayer(() => {});
    await app.idle();
    await touch(app);
    expect(isArmed(app)).toBe(false);
    close();
    await app.idle();
    await app.navigate('/list');
    await touch(app);
    expect(isArmed(app)).toBe(false);
    expect(app.history()).toEqual({ urls: ['/', '/list'], at: 1 });
  });

  it('adds no history entry if the touch opens a page', async () => {
    const writes: string[] = [];
    const app = createTestApp({
      wrap: (driver) => ({
        ...driver,
        push: (url, snapshot) => {
          writes.push(`push ${url}`);
          return driver.push(url, snapshot);
        },
        replace: (url, snapshot) => {
          writes.push(`replace ${url}`);
          return driver.replace(url, snapshot);
        },
      }),
    });
    await app.idle();
    writes.length = 0;
    void app.nav.go('navigate', { to: '/list' });
    app.nav.armExit();
    await app.idle();
    expect(writes).toEqual(['push /list']);
  });

  it('is armed by a touch whose navigation was refused', async () => {
    const app = await open('/', { table: guarded });
    const call = app.nav.go('navigate', { to: '/closed' });
    app.nav.armExit();
    await app.idle();
    expect(await call).toMatchObject({ refused: 'denied' });
    expect(app.urls()).toEqual(['/']);
    expect(isArmed(app)).toBe(true);
  });

  it.each(['switchTab', 'relaunch'] as const)(
    'is not armed by a touch above the root that calls %s',
    async (kind) => {
      const app = await open();
      await app.navigate('/list');
      const call = app.nav.go(kind, { to: '/me' });
      app.nav.armExit();
      await app.idle();
      await call;
      expect(app.urls()).toEqual(['/me']);
      expect(isArmed(app)).toBe(false);
      expect(app.history().at).toBe(0);
    },
  );

  it('waits at most 200 ms for asynchronous guards before it is armed', async () => {
    const app = await open('/', { table: guarded });
    void app.nav.go('navigate', { to: '/asking' });
    app.nav.armExit();
    await app.clock.advance(199);
    expect(isArmed(app)).toBe(false);
    await app.clock.advance(1);
    await app.idle();
    expect(isArmed(app)).toBe(true);
    await pressBack(app);
    expect(app.warnings.count).toBe(1);
    expect(app.urls()).toEqual(['/']);
  });

  it('is not armed above a page that opens in the same task as the touch', async () => {
    const app = await open();
    const call = app.nav.go('navigate', { to: '/list' });
    app.nav.armExit();
    await app.idle();
    await call;
    expect(isArmed(app)).toBe(false);
    expect(app.urls()).toEqual(['/', '/list']);
    expect(app.history()).toEqual({ urls: ['/', '/list'], at: 1 });
  });
});

describe('[S8.5] the armed exit prompt', () => {
  it('passes its history entry to the page that opens', async () => {
    const app = await open();
    await touch(app);
    await app.navigate('/list');
    expect(app.history()).toEqual({ urls: ['/', '/list'], at: 1 });
    expect(app.warnings.count).toBe(0);
    await pressBack(app);
    expect(app.urls()).toEqual(['/']);
    expect(app.warnings.count).toBe(0);
    await touch(app);
    expect(isArmed(app)).toBe(true);
  });

  it('stays armed through a tab switch, which writes and does not travel', async () => {
    const app = await open();
    await touch(app);
    await app.switchTab('/me');
    expect(app.history()).toEqual({ urls: ['/', '/me'], at: 1 });
    await app.switchTab('/shop');
    await pressBack(app);
    expect(app.warnings.count).toBe(1);
    expect(app.urls()).toEqual(['/shop']);
    expect(app.history()).toEqual({ urls: ['/shop', '/shop'], at: 0 });
    const reloaded = app.reload();
    await reloaded.idle();
    expect(reloaded.urls()).toEqual(['/shop']);
  });

  it('leaves the new tab below a page that opens after a tab switch', async () => {
    const app = await open();
    await touch(app);
    await app.switchTab('/me');
    await app.navigate('/item/1');
    await pressBack(app);
    expect(app.urls()).toEqual(['/me']);
  });

  it('survives a reload, and back on the root warns', async () => {
    const app = await open();
    await touch(app);
    await app.switchTab('/me');
    const reloaded = app.reload();
    await reloaded.idle();
    expect(reloaded.urls()).toEqual(['/me']);
    expect(isArmed(reloaded)).toBe(true);
    await touch(reloaded);
    expect(reloaded.history().urls).toHaveLength(2);
    await pressBack(reloaded);
    expect(reloaded.warnings.count).toBe(1);
    expect(reloaded.urls()).toEqual(['/me']);
    await reloaded.clock.advance(2000);
    await touch(reloaded);
    expect(isArmed(reloaded)).toBe(true);
  });

  it.each(['redirect', 'relaunch'] as const)(
    'is removed by %s and can be armed again',
    async (kind) => {
      const app = await open();
      await touch(app);
      await app[kind]('/list');
      expect(app.urls()).toEqual(['/list']);
      expect(app.history().at).toBe(0);
      expect(isArmed(app)).toBe(false);
      expect(app.warnings.count).toBe(0);
      await touch(app);
      expect(isArmed(app)).toBe(true);
    },
  );

  it('[S2.6] does not stop back by code, which relaunches', async () => {
    const app = await open('/item/1');
    await touch(app);
    expect(await app.back()).toBe('/');
    expect(app.history().at).toBe(0);
    expect(app.warnings.count).toBe(0);
  });

  it('is removed by a typed address', async () => {
    const app = await open();
    await touch(app);
    app.driver.visit('/list');
    await app.idle();
    expect(app.urls()).toEqual(['/', '/list']);
    expect(isArmed(app)).toBe(false);
    expect(app.warnings.count).toBe(0);
  });

  it('keeps a query that the root gets meanwhile', async () => {
    const app = await open();
    await touch(app);
    app.nav.step('/?tab=2', 'replace');
    await app.idle();
    await pressBack(app);
    expect(app.urls()).toEqual(['/?tab=2']);
    expect(app.driver.current().url).toBe('/?tab=2');
    expect(app.warnings.count).toBe(1);
  });
});
