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

describe('[S8.5] Press back button again to exit', () => {
  it('is armed by a touch at the root: the first back stays and warns', async () => {
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

  it('nothing lies below after the warning: the second back leaves', async () => {
    const app = await open();
    await touch(app);
    await pressBack(app);
    await app.clock.advance(1999);
    await touch(app);
    expect(isArmed(app)).toBe(false);
    expect(app.history().at).toBe(0);
  });

  it('after 2000 ms it warns again, once the visitor has touched the page again', async () => {
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

  it('a touch within the 2000 ms is remembered: afterwards the first back warns again', async () => {
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

  it('a touch that led to another page within them arms nothing there', async () => {
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

  it('is armed once, however often the page is touched', async () => {
    const app = await open();
    app.nav.armExit();
    app.nav.armExit();
    await touch(app);
    await touch(app);
    expect(app.history()).toEqual({ urls: ['/', '/'], at: 1 });
  });

  it('is armed on a first page that is no tab', async () => {
    const app = await open('/item/1');
    await touch(app);
    await pressBack(app);
    expect(app.warnings.count).toBe(1);
    expect(app.urls()).toEqual(['/item/1']);
  });

  it('is not armed above the root, nor above an open layer', async () => {
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

  it('writes nothing for the touch that opens a page: its entry is the only one', async () => {
    const written: string[] = [];
    const app = createTestApp({
      wrap: (driver) => ({
        ...driver,
        push: (url, snapshot) => {
          written.push(`push ${url}`);
          return driver.push(url, snapshot);
        },
        replace: (url, snapshot) => {
          written.push(`replace ${url}`);
          return driver.replace(url, snapshot);
        },
      }),
    });
    await app.idle();
    written.length = 0;
    void app.nav.go('navigate', { to: '/list' });
    app.nav.armExit();
    await app.idle();
    expect(written).toEqual(['push /list']);
  });

  it('is armed after all by a touch that opened nothing', async () => {
    const app = await open('/', { table: guarded });
    const call = app.nav.go('navigate', { to: '/closed' });
    app.nav.armExit();
    await app.idle();
    expect(await call).toMatchObject({ refused: 'denied' });
    expect(app.urls()).toEqual(['/']);
    expect(isArmed(app)).toBe(true);
  });

  it.each(['switchTab', 'relaunch'] as const)(
    'is not armed by the touch above the root that leads there by %s',
    async (how) => {
      const app = await open();
      await app.navigate('/list');
      const call = app.nav.go(how, { to: '/me' });
      app.nav.armExit();
      await app.idle();
      await call;
      expect(app.urls()).toEqual(['/me']);
      expect(isArmed(app)).toBe(false);
      expect(app.history().at).toBe(0);
    },
  );

  it('waits 200 ms at most for guards that take their time', async () => {
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

  it('touched in the task of a navigation is not armed above the new page', async () => {
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

describe('[S8.5] the armed state', () => {
  it('costs a navigation no further entry', async () => {
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

  it('stays through a switch of tabs, which writes and never travels', async () => {
    const app = await open();
    await touch(app);
    await app.switchTab('/me');
    expect(app.history()).toEqual({ urls: ['/', '/me'], at: 1 });
    await app.switchTab('/shop');
    await pressBack(app);
    expect(app.warnings.count).toBe(1);
    expect(app.urls()).toEqual(['/shop']);
    expect(app.history()).toEqual({ urls: ['/shop', '/shop'], at: 0 });
    const after = app.reload();
    await after.idle();
    expect(after.urls()).toEqual(['/shop']);
  });

  it('survives a reload: the root is there, and its back warns', async () => {
    const app = await open();
    await touch(app);
    await app.switchTab('/me');
    const after = app.reload();
    await after.idle();
    expect(after.urls()).toEqual(['/me']);
    expect(isArmed(after)).toBe(true);
    await touch(after);
    expect(after.history().urls).toHaveLength(2);
    await pressBack(after);
    expect(after.warnings.count).toBe(1);
    expect(after.urls()).toEqual(['/me']);
    await after.clock.advance(2000);
    await touch(after);
    expect(isArmed(after)).toBe(true);
  });

  it.each(['redirect', 'relaunch'] as const)(
    'goes with %s, and may be armed again',
    async (how) => {
      const app = await open();
      await touch(app);
      await app[how]('/list');
      expect(app.urls()).toEqual(['/list']);
      expect(app.history().at).toBe(0);
      expect(isArmed(app)).toBe(false);
      expect(app.warnings.count).toBe(0);
      await touch(app);
      expect(isArmed(app)).toBe(true);
    },
  );

  it('[S2.6] is not in the way of back by code, which relaunches', async () => {
    const app = await open('/item/1');
    await touch(app);
    expect(await app.back()).toBe('/');
    expect(app.history().at).toBe(0);
    expect(app.warnings.count).toBe(0);
  });

  it('is left for a typed address', async () => {
    const app = await open();
    await touch(app);
    app.driver.visit('/list');
    await app.idle();
    expect(app.urls()).toEqual(['/', '/list']);
    expect(isArmed(app)).toBe(false);
    expect(app.warnings.count).toBe(0);
  });

  it('keeps the query that the root was given meanwhile', async () => {
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
