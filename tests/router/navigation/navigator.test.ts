import { describe, expect, it } from 'vitest';
import { pageKey } from '@/router/core/state';
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

describe('the first screen', () => {
  it('[S4.1] loads, shows and is ready; its entry describes it', async () => {
    const app = createTestApp({ url: '/item/1?n=2' });
    await app.idle();
    expect(app.log).toEqual(['/item/1?n=2:load', '/item/1?n=2:show:navigate', '/item/1?n=2:ready']);
    expect(app.driver.current().snapshot).toMatchObject({
      p: 0,
      st: [[expect.any(String), '/item/1?n=2', 0]],
    });
    expect(app.history()).toEqual({ urls: ['/item/1?n=2'], at: 0 });
  });

  it('[S2.2] of an unknown URL is a not-found page with a way home', async () => {
    const app = createTestApp({ url: '/nope' });
    await app.idle();
    expect(app.nav.activePage()).toMatchObject({ kind: 'not-found', url: '/nope' });
    expect(await app.back()).toBe('/');
    expect(app.urls()).toEqual(['/']);
  });

  it('touches nothing before its start', () => {
    const app = createTestApp();
    expect(app.driver.entries).toHaveLength(1);
  });
});

describe('a refresh in depth', () => {
  it('rebuilds all: the top live, the pages below when they are revealed', async () => {
    const app = await open(['/list', '/item/1', '/item/2']);
    const [, list] = app.nav.pages();
    app.nav.memory.write(list!.id, 'scroll', 500);
    app.nav.memory.flush();
    const after = app.reload();
    await after.idle();
    expect(after.urls()).toEqual(['/', '/list', '/item/1', '/item/2']);
    expect(after.history()).toEqual(app.history());
    expect(after.log).toEqual(['/item/2:load', '/item/2:show:navigate', '/item/2:ready']);
    after.log.length = 0;
    expect(await after.back()).toBe('/item/1');
    expect(await after.back()).toBe('/list');
    expect(after.nav.memory.read(after.nav.activePage().id, 'scroll')).toBe(500);
    expect(await after.back()).toBe('/');
    expect(after.log.filter((line) => line.startsWith('/list'))).toEqual([
      '/list:load',
      '/list:show:back',
      '/list:ready',
      '/list:unload',
    ]);
  });

  it('finds the pages forward of it again', async () => {
    const app = await open(['/list', '/item/1']);
    app.driver.travel(-2);
    await app.idle();
    const after = app.reload();
    await after.idle();
    after.driver.travel(2);
    await after.idle();
    expect(after.urls()).toEqual(['/', '/list', '/item/1']);
  });

  it('delivers a result to the opener, whose promise has gone', async () => {
    const app = await open(['/list']);
    app.nav.open({ to: '/pick' });
    await app.idle();
    const after = app.reload();
    await after.idle();
    const heard: unknown[] = [];
    const list = after.nav.pages()[1]!;
    after.nav.lifecycle.on(`${list.id}:${list.seq}`, 'result', {
      current: (route, value) => void heard.push([route, value]),
    });
    void after.nav.back(1, { result: 'red' });
    await after.idle();
    expect(heard).toEqual([['/pick', 'red']]);
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
    ['back without an answer', (app) => app.nav.back()],
    ["the visitor's back", (app) => app.driver.travel(-1)],
    ['relaunch', (app) => app.nav.go('relaunch', { to: '/' })],
    ['switchTab', (app) => app.nav.go('switchTab', { to: '/me' })],
    ['redirect to a page that does not answer', (app) => app.nav.go('redirect', { to: '/list' })],
  ])('left by %s gives undefined', async (_, leave) => {
    const app = await open(['/list']);
    const { page, result } = app.nav.open({ to: '/pick' });
    expect(await outcomeOf(app, page)).toMatchObject({ url: '/pick' });
    expect(await outcomeOf(app, result)).toBe('pending');
    leave(app);
    expect(await outcomeOf(app, result)).toBeUndefined();
  });

  it('refused gives undefined, and says why', async () => {
    const app = await open();
    const { page, result } = app.nav.open({ to: '/me' });
    expect(await outcomeOf(app, page)).toMatchObject({ refused: 'tabbar' });
    expect(await outcomeOf(app, result)).toBeUndefined();
  });

  it('is answered by the page that takes the place of the first', async () => {
    const app = await open(['/list']);
    const { result } = app.nav.open({ to: '/pick' });
    await app.idle();
    await app.redirect('/pick?again=1');
    void app.nav.back(1, { result: 'blue' });
    expect(await outcomeOf(app, result)).toBe('blue');
  });

  it('is not answered twice when its page comes again by forward', async () => {
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

  it('led to a tab by a guard has no answer to wait for', async () => {
    const beforeEnter = () => '/me';
    const load = async () => ({ default: () => null });
    const app = await open([], { table: { ...table, '/guarded': { load, beforeEnter } } });
    const { page, result } = app.nav.open({ to: '/guarded' });
    expect(await outcomeOf(app, page)).toMatchObject({ url: '/me' });
    expect(await outcomeOf(app, result)).toBeUndefined();
  });
});

describe('[S4.2] the app comes and goes', () => {
  it('page before app when it hides, app before page when it shows', async () => {
    const app = await open(['/list']);
    app.nav.appVisible(false);
    app.nav.appVisible(true);
    expect(app.log).toEqual(['/list:hide', '/list:appHide', '/list:appShow', '/list:show:app']);
  });

  it('writes down what pages remember when it hides', async () => {
    const app = await open(['/list']);
    app.nav.memory.write(app.nav.activePage().id, 'scroll', 7);
    expect(app.storage.items.size).toBe(0);
    app.nav.appVisible(false);
    expect(app.storage.items.size).toBe(2);
  });

  it('a move made out of view shows its page once', async () => {
    const app = await open();
    app.nav.appVisible(false);
    await app.navigate('/list');
    app.nav.appVisible(true);
    expect(app.log.filter((line) => line.includes('show'))).toEqual(['/list:show:navigate']);
    expect(app.log.filter((line) => line === '/:hide')).toHaveLength(1);
  });

  it('an answer that came for a page without its code is heard after a look at another app', async () => {
    const code = createDeferred<{ default: () => null }>();
    const app = await open(['/list', '/pick']);
    const again = app.reload({ table: { ...table, '/list': { load: () => code.promise } } });
    await again.idle();
    void again.nav.back(1, { result: 'red' });
    await again.idle();
    const heard: unknown[] = [];
    const key = pageKey(again.nav.activePage());
    again.nav.lifecycle.on(key, 'result', { current: (...answer) => heard.push(answer) });
    again.nav.lifecycle.on(key, 'show', { current: ({ result }) => heard.push(result) });
    again.nav.appVisible(false);
    code.resolve({ default: () => null });
    await again.idle();
    expect(heard).toEqual([]);
    again.nav.appVisible(true);
    expect(heard).toEqual([['/pick', 'red'], 'red']);
  });

  it('a page whose code comes out of view is shown for the reason that it was opened for', async () => {
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

  it('a page that stands still out of view is ready when it is seen', async () => {
    const app = createTestApp();
    app.nav.appVisible(false);
    await app.idle();
    expect(app.log).toEqual(['/:appHide', '/:load']);
    app.nav.appVisible(true);
    expect(app.log).toEqual(['/:appHide', '/:load', '/:appShow', '/:show:navigate', '/:ready']);
  });
});

describe('another address for the page on top', () => {
  it('replaced, or pushed and undone by one back', async () => {
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

  it('is still there when a page above is left', async () => {
    const app = await open(['/item/1']);
    app.nav.step('/item/1?n=2', 'push');
    await app.navigate('/list');
    expect(await app.back()).toBe('/item/1?n=2');
    expect(app.driver.current().url).toBe('/item/1?n=2');
    expect(await app.back()).toBe('/');
  });

  it('does not reach another page, nor get lost in a journey', async () => {
    const app = await open(['/list', '/item/1']);
    void app.nav.back();
    app.nav.step('/item/1?n=2', 'push');
    await app.idle();
    expect(app.urls()).toEqual(['/', '/list']);
    expect(app.history().at).toBe(1);
  });
});

describe('the rest', () => {
  it('preload fetches code and opens nothing', async () => {
    let fetched = 0;
    const load = async () => {
      fetched += 1;
      return { default: () => null };
    };
    const app = await open([], { table: { ...table, '/heavy/:id': { load } } });
    expect(await app.nav.preload('/heavy/:id')).toBeNull();
    expect(await app.nav.preload({ url: '/heavy/7' })).toBeNull();
    expect(fetched).toBe(1);
    expect(await app.nav.preload('/nope')).toEqual({
      refused: 'not-found',
      message: 'page not found: /nope',
    });
    expect(app.urls()).toEqual(['/']);
  });

  it('params beside a URL are checked by preload and arrive with open', async () => {
    const app = await open();
    expect(await app.nav.preload('/item/5', { n: 3 })).toBeNull();
    expect(await app.nav.preload('/item/5', { m: 3 })).toEqual({
      refused: 'invalid',
      message: 'parameter.params.m: the route declares no such field',
    });
    const { page } = app.nav.open({ to: '/item/5', params: { n: 3 } });
    await app.idle();
    expect(await page).toMatchObject({ url: '/item/5?n=3', params: { id: '5', n: 3 } });
  });

  it('knows the route and the path params of a page, and the address of a URL', async () => {
    const app = await open(['/item/a%2Fb?n=1']);
    const page = app.nav.activePage();
    expect(app.nav.routeOf(page)).toBe(table['/item/:id']);
    expect(app.nav.pathParamsOf(page)).toEqual({ id: 'a/b' });
    expect(app.nav.href('/list')).toBe('/list');
  });

  it('1,000 navigations leave nothing behind', { tags: 'long' }, async () => {
    const app = await open();
    for (let turn = 0; turn < 500; turn += 1) {
      await app.navigate(`/item/${turn}`);
      await app.back();
    }
    expect(app.urls()).toEqual(['/']);
    expect(app.clock.pending).toBe(0);
    expect(app.nav.store.getState().stack.tabs).toEqual([]);
    expect(app.storage.items.size).toBe(0);
  });
});
