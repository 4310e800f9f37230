import { describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../helpers/test-app';

async function open(urls: readonly string[] = []) {
  const app = createTestApp();
  await app.idle();
  for (const url of urls) await app.navigate(url);
  app.log.length = 0;
  return app;
}

const stackOf = (app: TestApp) => app.nav.store.getState().stack;
const transitionOf = (app: TestApp) => {
  const { transition, removed: leaving } = app.nav.store.getState();
  return [transition?.direction ?? 'none', leaving?.page.url ?? 'nothing'];
};

describe('a browser that refuses writes (Safari after 100 in 30 seconds)', () => {
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

  it('gets the missing entry when it accepts writes again, so that back works', async () => {
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

  it('does not make positions wrong during a travel', async () => {
    for (const kind of ['relaunch', 'switchTab', 'redirect'] as const) {
      const app = await open(['/list', '/item/1']);
      app.nav.openLayer(() => {});
      await app.idle();
      app.driver.refuseWrites(true);
      await app[kind](kind === 'redirect' ? '/item/2' : '/me');
      app.driver.refuseWrites(false);
      expect(stackOf(app).position).toBe(app.history().at);
      await app.navigate('/item/3');
      expect(app.driver.current().snapshot?.p).toBe(app.history().at);
      const urls = app.urls();
      expect(await app.back()).toBe(urls[urls.length - 2]);
      expect(app.driver.current().url).toBe(urls[urls.length - 2]);
    }
  });

  it('does not make positions wrong at a typed address', async () => {
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

describe('a travel of the app', () => {
  it('is refused if the user travels at the same time', async () => {
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

  it('to a tab leaves a root that back relaunches', async () => {
    const app = await open(['/list', '/item/1']);
    const call = app.switchTab('/me');
    expect(await call).toBe('/me');
    const back = app.nav.back();
    await app.clock.advance(0);
    await app.idle();
    expect(await back).toMatchObject({ url: '/' });
  });

  it('that outlasts the watchdog commits at once, and its late popstate changes nothing', async () => {
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

describe('a transition', () => {
  it('runs forward for a page that opens and back for a page that closes', async () => {
    const app = await open();
    void app.nav.go('navigate', { to: '/list' });
    await app.clock.advance(0);
    expect(transitionOf(app)).toEqual(['forward', 'nothing']);
    await app.idle();
    expect(transitionOf(app)).toEqual(['none', 'nothing']);
    void app.nav.back();
    await app.endNextTravel();
    expect(transitionOf(app)).toEqual(['back', '/list']);
    await app.idle();
    expect(transitionOf(app)).toEqual(['none', 'nothing']);
  });

  it('does not run for redirect, relaunch and tabs', async () => {
    const app = await open(['/list']);
    for (const [kind, url] of [
      ['redirect', '/item/1'],
      ['switchTab', '/me'],
      ['relaunch', '/list'],
    ] as const) {
      void app.nav.go(kind, { to: { url } });
      await app.clock.advance(0);
      await app.endNextTravel();
      expect(app.nav.activePage().url).toBe(url);
      expect(transitionOf(app)).toEqual(['none', 'nothing']);
      await app.idle();
    }
  });
});

describe('results and page memory', () => {
  it('the promise of a result resolves after the opener is shown', async () => {
    const app = await open(['/list']);
    const { result } = app.nav.open({ to: '/pick' });
    await app.idle();
    void result.then((value) => app.log.push(`result ${String(value)}`));
    app.log.length = 0;
    void app.nav.back(1, { result: 'red' });
    await app.idle();
    expect(app.log).toEqual(['/pick:unload', '/list:show:back', 'result red']);
  });

  it('the memory of a page is deleted when the page closes, and kept when it is evicted', async () => {
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

  it('the memory of all tabs is deleted by a relaunch, also of tabs that a reload has forgotten', async () => {
    const before = await open();
    before.nav.memory.write('tab:/', 'draft:note', 'typed');
    await before.switchTab('/me');
    before.nav.memory.flush();
    const app = before.reload();
    await app.idle();
    await app.switchTab('/');
    expect(app.nav.memory.read('tab:/', 'draft:note')).toBe('typed');
    await app.switchTab('/me');
    app.nav.memory.flush();
    const last = app.reload();
    await last.idle();
    await last.relaunch('/list');
    await last.switchTab('/');
    expect(last.nav.memory.read('tab:/', 'draft:note')).toBeUndefined();
  });
});
