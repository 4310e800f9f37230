import { describe, expect, it } from 'vitest';
import type { Page } from '@/router/core/state';
import type { LoaderContext, RouteTable } from '@/router/routes/route-table';
import { createDeferred } from '../../helpers/deferred';
import { flush } from '../../helpers/flush';
import { resourceOf } from '../../helpers/resource-of';
import { defaultLimits, table } from '../../helpers/nav-states';
import { createTestApp, type TestAppOptions } from '../../helpers/test-app';
import { userOf } from '../../helpers/user-of';

const load = async () => ({ default: () => null });

/** A page whose loader answers when the test does. */
async function openWithLoader(options: TestAppOptions = {}, more: RouteTable = {}) {
  const runs: (LoaderContext & ReturnType<typeof createDeferred<unknown>>)[] = [];
  const loader = (context: LoaderContext) => {
    const deferred = createDeferred<unknown>();
    runs.push({ ...context, ...deferred });
    return deferred.promise;
  };
  const routes: RouteTable = {
    ...table,
    '/data/:id': { load, loader, query: { n: 'number?' } },
    '/broken': {
      load,
      loader: () => {
        throw new Error('broken loader');
      },
    },
    ...more,
  };
  const app = createTestApp({ table: routes, ...options });
  await app.idle();
  const stateOf = (depth = app.nav.pages().length - 1) => {
    return resourceOf(app.nav, app.nav.pages()[depth]!);
  };
  return { app, runs, stateOf };
}

describe('the loader of a route', () => {
  it('starts with the navigation, before the page is in the stack', async () => {
    const code = createDeferred<{ default: () => null }>();
    const { app, runs } = await openWithLoader(
      {},
      { '/slow/:id': { load: () => code.promise, loader: ({ params }) => params.id } },
    );
    void app.nav.go('navigate', { to: { url: '/data/7?n=1' } });
    await flush();
    expect(runs).toHaveLength(1);
    expect(runs[0]).toMatchObject({ url: '/data/7?n=1', params: { id: '7', n: 1 } });
    expect(app.urls()).toEqual(['/']);
  });

  it('opens the page at once if the data comes within 200 ms, else with a loading screen', async () => {
    const { app, runs, stateOf } = await openWithLoader();
    void app.nav.go('navigate', { to: { url: '/data/1' } });
    await flush();
    runs[0]!.resolve('one');
    await app.idle();
    expect(app.urls()).toEqual(['/', '/data/1']);
    expect(stateOf()).toMatchObject({ status: 'ready', data: 'one' });

    void app.nav.go('navigate', { to: { url: '/data/2' } });
    await app.idle();
    expect(app.urls()).toEqual(['/', '/data/1']);
    await app.clock.advance(200);
    await app.idle();
    expect(app.urls()).toEqual(['/', '/data/1', '/data/2']);
    // The navigation has waited for 200 ms, so the loading screen comes at once.
    expect(stateOf()).toEqual({ status: 'loading', slow: true });
    runs[1]!.resolve('two');
    await app.idle();
    expect(stateOf()).toMatchObject({ status: 'ready', data: 'two' });
    expect(runs).toHaveLength(2);
  });

  it('keeps the data while the page is in the stack, and drops it with the page', async () => {
    const { app, runs, stateOf } = await openWithLoader();
    void app.nav.go('navigate', { to: { url: '/data/1' } });
    await flush();
    runs[0]!.resolve('one');
    await app.idle();
    await app.navigate('/list');
    await app.back();
    expect(stateOf()).toMatchObject({ status: 'ready', data: 'one' });
    const [, page] = app.nav.pages() as [Page, Page];
    await app.back();
    expect(resourceOf(app.nav, page)).toEqual({ status: 'idle' });
    expect(runs).toHaveLength(1);
  });

  it('drops the data of a page that leaves the stack while it is not mounted', async () => {
    const { app, runs, stateOf } = await openWithLoader({ limits: { ...defaultLimits, live: 2 } });
    void app.nav.go('navigate', { to: { url: '/data/1' } });
    await flush();
    runs[0]!.resolve('one');
    await app.idle();
    await app.navigate('/list');
    await app.navigate('/item/1');
    const [, page] = app.nav.pages();
    expect(page).toMatchObject({ url: '/data/1', mount: 'ghost' });
    expect(stateOf(1)).toMatchObject({ status: 'ready', data: 'one' });
    await app.back(3);
    expect(resourceOf(app.nav, page!)).toEqual({ status: 'idle' });
  });

  it('is aborted when the navigation is superseded, and when the page goes away', async () => {
    const { app, runs } = await openWithLoader();
    void app.nav.go('navigate', { to: { url: '/data/1' } });
    await flush();
    void app.nav.go('navigate', { to: { url: '/data/2' } });
    await flush();
    expect(runs.map(({ signal }) => signal.aborted)).toEqual([true, false]);
    await app.clock.advance(200);
    await app.idle();
    expect(app.urls()).toEqual(['/', '/data/2']);
    await app.back();
    expect(runs.map(({ signal }) => signal.aborted)).toEqual([true, true]);
  });

  it('is aborted when the navigation is refused after its start', async () => {
    const { app, runs } = await openWithLoader({
      limits: { ...defaultLimits, stack: 2, onFull: 'refuse' },
    });
    await app.navigate('/list');
    void app.nav.go('navigate', { to: { url: '/data/1' } });
    await app.clock.advance(200);
    await app.idle();
    expect(app.urls()).toEqual(['/', '/list']);
    expect(runs.map(({ signal }) => signal.aborted)).toEqual([true]);
  });

  it('of a tab goes on when a relaunch puts a new instance of the tab in its place', async () => {
    const runs: ReturnType<typeof createDeferred<unknown>>[] = [];
    const loader = () => {
      const deferred = createDeferred<unknown>();
      runs.push(deferred);
      return deferred.promise;
    };
    const app = createTestApp({ table: { ...table, '/': { tab: true, load, loader } } });
    await app.idle();
    const state = () => resourceOf(app.nav, app.nav.activePage());
    app.nav.resources.load(app.nav.activePage());
    runs[0]?.resolve('old');
    await app.idle();
    expect(state()).toMatchObject({ status: 'ready', data: 'old' });
    await app.navigate('/list');
    void app.nav.go('relaunch', { to: { url: '/' } });
    await app.idle();
    await app.clock.advance(200);
    await app.idle();
    runs[1]?.resolve('new');
    await app.idle();
    expect(app.urls()).toEqual(['/']);
    expect(state()).toMatchObject({ status: 'ready', data: 'new' });
  });

  it('does not run for a page that the guards refuse', async () => {
    const { app, runs } = await openWithLoader(
      { access: ({ roles = [] }) => roles.length === 0 },
      {},
    );
    const secret = { '/secret': { load, roles: ['admin'], loader: () => runs.push({} as never) } };
    const other = createTestApp({
      table: { ...table, ...secret },
      access: ({ roles = [] }) => roles.length === 0,
    });
    await other.idle();
    expect(await other.navigate('/secret')).toBe('access denied: /secret');
    expect(runs).toHaveLength(0);
    expect(app.urls()).toEqual(['/']);
  });

  it('reports a failure once, and the page runs it again on retry', async () => {
    const { app, runs, stateOf } = await openWithLoader();
    void app.nav.go('navigate', { to: { url: '/data/1' } });
    await flush();
    const error = new Error('offline');
    runs[0]!.reject(error);
    await app.idle();
    expect(app.urls()).toEqual(['/', '/data/1']);
    expect(stateOf()).toEqual({ status: 'failed', cause: 'data', error });
    expect(app.reports).toEqual([error]);
    app.nav.resources.load(app.nav.activePage());
    expect(runs).toHaveLength(1);
    void app.nav.resources.retry(app.nav.activePage());
    expect(stateOf()).toMatchObject({ status: 'loading' });
    runs[1]!.resolve('again');
    await app.idle();
    expect(stateOf()).toMatchObject({ status: 'ready', data: 'again' });
  });

  it('that throws at once is a failure like any other', async () => {
    const { app, stateOf } = await openWithLoader();
    expect(await app.navigate('/broken')).toBe('/broken');
    expect(stateOf()).toMatchObject({ status: 'failed', error: new Error('broken loader') });
    expect(app.reports).toEqual([new Error('broken loader')]);
  });
});

describe('refreshing the data of a page', () => {
  async function openPage() {
    const { app, runs, stateOf } = await openWithLoader();
    void app.nav.go('navigate', { to: { url: '/data/1' } });
    await flush();
    runs[0]!.resolve('one');
    await app.idle();
    const page = app.nav.activePage();
    return { app, runs, stateOf, page };
  }

  it('keeps the old data until the new data is there', async () => {
    const { app, runs, stateOf, page } = await openPage();
    const refreshed = app.nav.resources.refresh(page);
    expect(stateOf()).toMatchObject({ status: 'ready', data: 'one' });
    runs[1]!.resolve('two');
    await refreshed;
    expect(stateOf()).toMatchObject({ status: 'ready', data: 'two' });
  });

  it('rejects and keeps the old data if the loader fails', async () => {
    const { app, runs, stateOf, page } = await openPage();
    const refreshed = app.nav.resources.refresh(page);
    runs[1]!.reject(new Error('offline'));
    await expect(refreshed).rejects.toThrow('offline');
    expect(stateOf()).toMatchObject({ status: 'ready', data: 'one' });
    expect(app.reports).toEqual([]);
  });

  it('aborts the run before it, whose answer does not count any more', async () => {
    const { app, runs, stateOf, page } = await openPage();
    const first = app.nav.resources.refresh(page);
    const second = app.nav.resources.refresh(page);
    expect(runs.map(({ signal }) => signal.aborted)).toEqual([true, true, false]);
    runs[2]!.resolve('new');
    await second;
    runs[1]!.resolve('late');
    await first;
    expect(stateOf()).toMatchObject({ status: 'ready', data: 'new' });
  });

  it('runs when an address step changes the params', async () => {
    const { app, runs, stateOf } = await openPage();
    app.nav.step('/data/1?n=2', 'push');
    await app.idle();
    app.nav.resources.load(app.nav.activePage());
    expect(runs.at(-1)).toMatchObject({ params: { id: '1', n: 2 } });
    expect(stateOf()).toMatchObject({ status: 'ready', data: 'one' });
    runs.at(-1)!.resolve('stepped');
    await app.idle();
    expect(stateOf()).toMatchObject({ status: 'ready', data: 'stepped' });
  });
});

it('an address step to another place in the page does not run the loader again', async () => {
  const { app, runs } = await openWithLoader();
  void app.nav.go('navigate', { to: { url: '/data/1' } });
  await flush();
  runs[0]!.resolve('one');
  await app.idle();
  app.nav.step('/data/1#part', 'push');
  await app.idle();
  expect(app.urls()).toEqual(['/', '/data/1#part']);
  expect(runs).toHaveLength(1);
});

it('a reload runs the loader of the page on top again', async () => {
  const { app, runs } = await openWithLoader();
  void app.nav.go('navigate', { to: { url: '/data/1' } });
  await flush();
  runs[0]!.resolve('one');
  await app.idle();
  const again = app.reload();
  await again.idle();
  again.nav.resources.load(again.nav.activePage());
  expect(runs).toHaveLength(2);
  expect(runs[1]).toMatchObject({ url: '/data/1', params: { id: '1' } });
});

it('another user does not get the data that a page had for the last user', async () => {
  let user: string | null = 'ada';
  const routes: RouteTable = {
    ...table,
    '/mine': { load, roles: ['user'], loader: () => `data of ${user}` },
  };
  const app = createTestApp({
    table: routes,
    access: ({ roles = [] }) => roles.length === 0 || user !== null,
    login: { user: () => userOf(user) },
  });
  await app.idle();
  await app.navigate('/mine');
  const page = app.nav.activePage();
  expect(resourceOf(app.nav, page)).toMatchObject({ status: 'ready', data: 'data of ada' });
  user = null;
  app.nav.loginChanged();
  expect(resourceOf(app.nav, page)).toEqual({ status: 'idle' });
});
