import { describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../helpers/test-app';

async function open(urls: readonly string[] = []) {
  const app = createTestApp();
  await app.idle();
  for (const url of urls) await app.navigate(url);
  app.log.length = 0;
  return app;
}

const navOf = (app: TestApp) => app.nav.store.getState().stack;
const motionOf = (app: TestApp) => {
  const { transition, leaving } = app.nav.store.getState();
  return [transition?.direction ?? 'none', leaving?.page.url ?? 'nothing'];
};

describe('a browser that refuses writes (Safari: 100 in 30 seconds)', () => {
  it('does not stop the app', async () => {
    const app = await open(['/list']);
    app.driver.refuseWrites(true);
    expect(await app.navigate('/item/1')).toBe('/item/1');
    expect(await app.navigate('/item/2')).toBe('/item/2');
    expect(app.urls()).toEqual(['/', '/list', '/item/1', '/item/2']);
    expect(app.history()).toEqual({ urls: ['/', '/list'], at: 1 });
    expect(await app.back()).toBe('/item/1');
    expect(await app.back(2)).toBe('/');
    expect(app.history().at).toBe(0);
  });

  it('is told as soon as it listens again, so that back finds its way', async () => {
    const app = await open(['/list']);
    app.driver.refuseWrites(true);
    await app.navigate('/item/1');
    app.driver.refuseWrites(false);
    await app.navigate('/item/2');
    expect(app.history()).toEqual({ urls: ['/', '/item/1', '/item/2'], at: 2 });
    app.driver.travel(-1);
    await app.idle();
    expect(app.urls()).toEqual(['/', '/list', '/item/1']);
    expect(await app.back()).toBe('/list');
    expect(app.driver.current().url).toBe('/list');
    expect(await app.back()).toBe('/');
    expect(app.history().at).toBe(0);
  });

  it('while it travels keeps count of where it stands', async () => {
    for (const how of ['relaunch', 'switchTab', 'redirect'] as const) {
      const app = await open(['/list', '/item/1']);
      app.nav.openLayer(() => {});
      await app.idle();
      app.driver.refuseWrites(true);
      await app[how](how === 'redirect' ? '/item/2' : '/me');
      app.driver.refuseWrites(false);
      expect(navOf(app).position).toBe(app.history().at);
      await app.navigate('/item/3');
      expect(app.driver.current().snapshot?.p).toBe(app.history().at);
      const urls = app.urls();
      expect(await app.back()).toBe(urls[urls.length - 2]);
      expect(app.driver.current().url).toBe(urls[urls.length - 2]);
    }
  });

  it('at a typed address keeps count too', async () => {
    const app = await open(['/list']);
    app.driver.refuseWrites(true);
    app.driver.visit('/item/1');
    await app.idle();
    app.driver.refuseWrites(false);
    expect(app.urls()).toEqual(['/', '/list', '/item/1']);
    app.driver.travel(-1);
    await app.idle();
    expect(app.urls()).toEqual(['/', '/list']);
    expect(app.log.slice(-2)).toEqual(['/item/1:unload', '/list:show:back']);
  });
});

describe('journeys', () => {
  it('that the visitor interrupts are refused, and the visitor wins', async () => {
    const app = await open(['/list', '/item/1', '/item/2']);
    app.driver.travel(-1);
    const call = app.nav.back(3);
    await app.idle();
    expect(await call).toEqual({
      refused: 'cancel',
      message: 'the user went elsewhere meanwhile',
    });
    expect(app.urls()).toEqual(['/', '/list', '/item/1']);
    expect(app.history().at).toBe(2);
  });

  it('that never end are over after a second, and nothing is lost', async () => {
    const app = await open(['/list', '/item/1']);
    const call = app.switchTab('/me');
    expect(await call).toBe('/me');
    const stuck = app.nav.back();
    await app.clock.advance(0);
    await app.idle();
    expect(await stuck).toMatchObject({ url: '/' });
  });

  it('too slow for the watchdog end in place, and are caught up with when they land', async () => {
    const app = await open(['/list', '/item/1']);
    const call = app.nav.back();
    await app.clock.advance(1000);
    expect(await call).toMatchObject({ url: '/list' });
    expect(app.urls()).toEqual(['/', '/list']);
    expect(app.driver.current().url).toBe('/list');
    await app.idle();
    expect(app.urls()).toEqual(['/', '/list']);
    expect(app.history().at).toBe(1);
  });
});

describe('motion', () => {
  it('runs forward for a page that is opened, back for one that is left', async () => {
    const app = await open();
    void app.nav.go('navigate', { to: '/list' });
    await app.clock.advance(0);
    expect(motionOf(app)).toEqual(['forward', 'nothing']);
    await app.idle();
    expect(motionOf(app)).toEqual(['none', 'nothing']);
    void app.nav.back();
    await app.landNext();
    expect(motionOf(app)).toEqual(['back', '/list']);
    await app.idle();
    expect(motionOf(app)).toEqual(['none', 'nothing']);
  });

  it('does not run for redirect, relaunch and tabs', async () => {
    const app = await open(['/list']);
    for (const [how, url] of [
      ['redirect', '/item/1'],
      ['switchTab', '/me'],
      ['relaunch', '/list'],
    ] as const) {
      void app.nav.go(how, { to: { url } });
      await app.clock.advance(0);
      await app.landNext();
      expect(app.nav.activePage().url).toBe(url);
      expect(motionOf(app)).toEqual(['none', 'nothing']);
      await app.idle();
    }
  });
});

describe('results and lives', () => {
  it('an answer is there before the opener is shown', async () => {
    const app = await open(['/list']);
    const { result } = app.nav.open({ to: '/pick' });
    await app.idle();
    void result.then((value) => app.log.push(`result ${String(value)}`));
    app.log.length = 0;
    void app.nav.back(1, { result: 'red' });
    await app.idle();
    expect(app.log).toEqual(['/pick:unload', '/list:show:back', 'result red']);
  });

  it('what a page remembers goes with it, but not when it is only evicted', async () => {
    const app = createTestApp({ limits: { live: 3, stack: 20, onFull: 'drop-oldest' } });
    await app.idle();
    for (const url of ['/item/1', '/item/2', '/item/3', '/item/4']) await app.navigate(url);
    const [, first, , , last] = app.nav.pages();
    app.nav.memory.write(first!.id, 'scroll', 1);
    app.nav.memory.write(last!.id, 'scroll', 4);
    expect(first?.mount).toBe('ghost');
    await app.back(3);
    expect(app.nav.memory.read(first!.id, 'scroll')).toBe(1);
    expect(app.nav.memory.read(last!.id, 'scroll')).toBeUndefined();
    expect(app.nav.activePage()).toMatchObject({ url: '/item/1', mount: 'live' });
  });
});
