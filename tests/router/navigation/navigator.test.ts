import { describe, expect, it } from 'vitest';
import { createDeferred } from '../../helpers/deferred';
import { table } from '../../helpers/nav-states';
import { createTestApp, type TestApp, type TestAppOptions } from '../../helpers/test-app';

async function open(urls: readonly string[] = [], options: TestAppOptions = {}) {
  const app = createTestApp(options);
  await app.idle();
  for (const url of urls) await app.navigate(url);
  app.log.length = 0;
  return app;
}

describe('the first page', () => {
  it('[S4.1] gets load, show and ready, and its history entry describes it', async () => {
    const app = createTestApp({ url: '/item/1?n=2' });
    await app.idle();
    expect(app.log).toEqual(['/item/1?n=2:load', '/item/1?n=2:show:navigate', '/item/1?n=2:ready']);
    expect(app.driver.current().snapshot).toMatchObject({
      p: 0,
      st: [[expect.any(String), '/item/1?n=2', 0]],
    });
    expect(app.history()).toEqual({ urls: ['/item/1?n=2'], at: 0 });
  });

  it('[S2.2] is a not-found page for an unknown URL, and back leads to the root', async () => {
    const app = createTestApp({ url: '/nope' });
    await app.idle();
    expect(app.nav.activePage()).toMatchObject({ kind: 'not-found', url: '/nope' });
    expect(await app.back()).toBe('/');
    expect(app.urls()).toEqual(['/']);
  });

  it('adds no history entry', () => {
    const app = createTestApp();
    expect(app.driver.entries).toHaveLength(1);
  });
});

describe('a reload with several pages in the stack', () => {
  it('mounts the page on top at once, and a page below when it is shown', async () => {
    const app = await open(['/list', '/item/1', '/item/2']);
    const [, list] = app.nav.pages();
    app.nav.memory.write(list!.id, 'scroll', 500);
    app.nav.memory.flush();
    const reloaded = app.reload();
    await reloaded.idle();
    expect(reloaded.urls()).toEqual(['/', '/list', '/item/1', '/item/2']);
    expect(reloaded.history()).toEqual(app.history());
    expect(reloaded.log).toEqual(['/item/2:load', '/item/2:show:navigate', '/item/2:ready']);
    reloaded.log.length = 0;
    expect(await reloaded.back()).toBe('/item/1');
    expect(await reloaded.back()).toBe('/list');
    expect(reloaded.nav.memory.read(reloaded.nav.activePage().id, 'scroll')).toBe(500);
    expect(await reloaded.back()).toBe('/');
    expect(reloaded.log.filter((line) => line.startsWith('/list'))).toEqual([
      '/list:load',
      '/list:show:back',
      '/list:ready',
      '/list:unload',
    ]);
  });

  it('keeps the pages that forward leads to', async () => {
    const app = await open(['/list', '/item/1']);
    app.driver.travel(-2);
    await app.idle();
    const reloaded = app.reload();
    await reloaded.idle();
    reloaded.driver.travel(2);
    await reloaded.idle();
    expect(reloaded.urls()).toEqual(['/', '/list', '/item/1']);
  });

  it('delivers a result to the opener although its promise is gone', async () => {
    const app = await open(['/list']);
    app.nav.open({ to: '/pick' });
    await app.idle();
    const reloaded = app.reload();
    await reloaded.idle();
    const received: unknown[] = [];
    const list = reloaded.nav.pages()[1]!;
    reloaded.nav.lifecycle.on(list.key, 'result', {
      current: (route, value) => void received.push([route, value]),
    });
    void reloaded.nav.back(1, { result: 'red' });
    await reloaded.idle();
    expect(received).toEqual([['/pick', 'red']]);
  });
});

describe('open', () => {
  const outcomeOf = async (app: TestApp, promise: Promise<unknown>) => {
    let value: unknown = 'pending';
    void promise.then((settled) => {
      value = settled;
    });
    await app.idle();
    return value;
  };

  it.each<[string, (app: TestApp) => unknown]>([
    ['back without a result', (app) => app.nav.back()],
    ["the browser's back", (app) => app.driver.travel(-1)],
    ['relaunch', (app) => app.nav.go('relaunch', { to: '/' })],
    ['switchTab', (app) => app.nav.go('switchTab', { to: '/me' })],
    ['redirect to a page without a result', (app) => app.nav.go('redirect', { to: '/list' })],
  ])('has the result undefined if the page is left by %s', async (_, close) => {
    const app = await open(['/list']);
    const { page, result } = app.nav.open({ to: '/pick' });
    expect(await outcomeOf(app, page)).toMatchObject({ url: '/pick' });
    expect(await outcomeOf(app, result)).toBe('pending');
    close(app);
    expect(await outcomeOf(app, result)).toBeUndefined();
  });

  it('has the result undefined and the refusal as its page if it is refused', async () => {
    const app = await open();
    const { page, result } = app.nav.open({ to: '/me' });
    expect(await outcomeOf(app, page)).toMatchObject({ refused: 'tabbar' });
    expect(await outcomeOf(app, result)).toBeUndefined();
  });

  it('gets the result of a page that replaces the opened page', async () => {
    const app = await open(['/list']);
    const { result } = app.nav.open({ to: '/pick' });
    await app.idle();
    await app.redirect('/pick?again=1');
    void app.nav.back(1, { result: 'blue' });
    expect(await outcomeOf(app, result)).toBe('blue');
  });

  it('keeps its first result if forward shows the page again', async () => {
    const app = await open(['/list']);
    const { result } = app.nav.open({ to: '/pick' });
    await app.idle();
    void app.nav.back(1, { result: 'red' });
    expect(await outcomeOf(app, result)).toBe('red');
    app.driver.travel(1);
    await app.idle();
    void app.nav.back(1, { result: 'blue' });
    await app.idle();
    expect(await result).toBe('red');
    expect(app.urls()).toEqual(['/', '/list']);
  });

  it('has the result undefined if a guard redirects to a tab', async () => {
    const beforeEnter = () => '/me';
    const load = async () => ({ default: () => null });
    const app = await open([], { table: { ...table, '/guarded': { load, beforeEnter } } });
    const { page, result } = app.nav.open({ to: '/guarded' });
    expect(await outcomeOf(app, page)).toMatchObject({ url: '/me' });
    expect(await outcomeOf(app, result)).toBeUndefined();
  });
});

describe('[S4.2] app show and hide', () => {
  it('hide the page before the app and show the app before the page', async () => {
    const app = await open(['/list']);
    app.nav.appVisible(false);
    app.nav.appVisible(true);
    expect(app.log).toEqual(['/list:hide', '/list:appHide', '/list:appShow', '/list:show:app']);
  });

  it('store the page memory at hide', async () => {
    const app = await open(['/list']);
    app.nav.memory.write(app.nav.activePage().id, 'scroll', 7);
    expect(app.storage.items.size).toBe(0);
    app.nav.appVisible(false);
    expect(app.storage.items.size).toBe(2);
  });

  it('show a page once if it was opened while the app was hidden', async () => {
    const app = await open();
    app.nav.appVisible(false);
    await app.navigate('/list');
    app.nav.appVisible(true);
    expect(app.log.filter((line) => line.includes('show'))).toEqual(['/list:show:navigate']);
    expect(app.log.filter((line) => line === '/:hide')).toHaveLength(1);
  });

  it('deliver at show a result that arrived before the code of its page', async () => {
    const code = createDeferred<{ default: () => null }>();
    const app = await open(['/list', '/pick']);
    const reloaded = app.reload({ table: { ...table, '/list': { load: () => code.promise } } });
    await reloaded.idle();
    void reloaded.nav.back(1, { result: 'red' });
    await reloaded.idle();
    const received: unknown[] = [];
    const key = reloaded.nav.activePage().key;
    reloaded.nav.lifecycle.on(key, 'result', {
      current: (...resultArgs) => received.push(resultArgs),
    });
    reloaded.nav.lifecycle.on(key, 'show', { current: ({ result }) => received.push(result) });
    reloaded.nav.appVisible(false);
    code.resolve({ default: () => null });
    await reloaded.idle();
    expect(received).toEqual([]);
    reloaded.nav.appVisible(true);
    expect(received).toEqual([['/pick', 'red'], 'red']);
  });

  it('show a page with its first reason if its code arrived while the app was hidden', async () => {
    const code = createDeferred<{ default: () => null }>();
    const app = createTestApp({ table: { ...table, '/list': { load: () => code.promise } } });
    await app.idle();
    void app.nav.go('navigate', { to: '/list' });
    await app.idle();
    app.clock.advance(200);
    await app.idle();
    app.log.length = 0;
    app.nav.appVisible(false);
    code.resolve({ default: () => null });
    await app.idle();
    app.nav.appVisible(true);
    app.nav.appVisible(false);
    app.nav.appVisible(true);
    expect(app.log.filter((line) => line.includes(':show'))).toEqual([
      '/list:show:navigate',
      '/list:show:app',
    ]);
  });

  it('delay ready until the app is shown', async () => {
    const app = createTestApp();
    app.nav.appVisible(false);
    await app.idle();
    expect(app.log).toEqual(['/:appHide', '/:load']);
    app.nav.appVisible(true);
    expect(app.log).toEqual(['/:appHide', '/:load', '/:appShow', '/:show:navigate', '/:ready']);
  });
});

describe('an address step of the page on top', () => {
  it('replaces the URL, or pushes one that a single back undoes', async () => {
    const app = await open(['/item/1']);
    app.nav.step('/item/1?n=1', 'replace');
    await app.idle();
    app.nav.step('/item/1?n=2', 'push');
    await app.idle();
    expect(app.urls()).toEqual(['/', '/item/1?n=2']);
    app.driver.travel(-1);
    await app.idle();
    expect(app.nav.activePage()).toMatchObject({ url: '/item/1?n=1', params: { id: '1', n: 1 } });
    expect(app.log).toEqual([]);
  });

  it('is kept when the page above closes', async () => {
    const app = await open(['/item/1']);
    app.nav.step('/item/1?n=2', 'push');
    await app.navigate('/list');
    expect(await app.back()).toBe('/item/1?n=2');
    expect(app.driver.current().url).toBe('/item/1?n=2');
    expect(await app.back()).toBe('/');
  });

  it('does not change another page while the browser travels', async () => {
    const app = await open(['/list', '/item/1']);
    void app.nav.back();
    app.nav.step('/item/1?n=2', 'push');
    await app.idle();
    expect(app.urls()).toEqual(['/', '/list']);
    expect(app.history().at).toBe(1);
  });
});

describe('the navigator', () => {
  it('preloads code and opens nothing', async () => {
    let fetched = 0;
    const load = async () => {
      fetched += 1;
      return { default: () => null };
    };
    const app = await open([], { table: { ...table, '/heavy/:id': { load } } });
    expect(await app.nav.preload({ to: '/heavy/:id' })).toBeNull();
    expect(await app.nav.preload({ to: { url: '/heavy/7' } })).toBeNull();
    expect(fetched).toBe(1);
    expect(await app.nav.preload({ to: '/nope' })).toEqual({
      refused: 'not-found',
      message: 'page not found: /nope',
    });
    expect(app.urls()).toEqual(['/']);
  });

  it('checks params beside a URL in preload and passes them in open', async () => {
    const app = await open();
    expect(await app.nav.preload({ to: '/item/5', params: { n: 3 } })).toBeNull();
    expect(await app.nav.preload({ to: '/item/5', params: { m: 3 } })).toEqual({
      refused: 'invalid',
      message: 'parameter.params.m: the route declares no such field',
    });
    const { page } = app.nav.open({ to: '/item/5', params: { n: 3 } });
    await app.idle();
    expect(await page).toMatchObject({ url: '/item/5?n=3', params: { id: '5', n: 3 } });
  });

  it('returns the route and the path params of a page, and the href of a URL', async () => {
    const app = await open(['/item/a%2Fb?n=1']);
    const page = app.nav.activePage();
    expect(app.nav.routeOf(page)).toBe(table['/item/:id']);
    expect(app.nav.pathParamsOf(page)).toEqual({ id: 'a/b' });
    expect(app.nav.href('/list')).toBe('/list');
  });

  it('keeps no timers, tabs or stored items after 1,000 navigations', {
    tags: 'long',
  }, async () => {
    const app = await open();
    for (let round = 0; round < 500; round += 1) {
      await app.navigate(`/item/${round}`);
      await app.back();
    }
    expect(app.urls()).toEqual(['/']);
    expect(app.clock.pending).toBe(0);
    expect(app.nav.store.getState().stack.tabs).toEqual([]);
    expect(app.storage.items.size).toBe(0);
  });
});
