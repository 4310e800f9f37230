import { describe, expect, it } from 'vitest';
import type { RouteTable } from '@/router/routes/route-table';
import { createDeferred, type Deferred } from '../../helpers/deferred';
import { flush } from '../../helpers/flush';
import { table } from '../../helpers/nav-states';
import { resourceOf } from '../../helpers/resource-of';
import { createTestApp, type TestAppOptions } from '../../helpers/test-app';
import { userOf } from '../../helpers/user-of';

const load = async () => ({ default: () => null });

/** Pages whose loaders answer when the test does. */
async function open(options: TestAppOptions = {}, more: RouteTable = {}) {
  const runs: (Deferred<unknown> & { readonly url: string; readonly signal: AbortSignal })[] = [];
  const loader = ({ url, signal }: { url: string; signal: AbortSignal }) => {
    const deferred = createDeferred<unknown>();
    runs.push({ url, signal, ...deferred });
    return deferred.promise;
  };
  const app = createTestApp({
    table: {
      ...table,
      '/data/:id': { load, loader, staleAfter: 30_000 },
      '/kept/:id': { load, loader },
      ...more,
    },
    ...options,
  });
  await app.idle();
  const openWith = async (url: string, data: unknown) => {
    void app.nav.go('navigate', { to: { url } });
    await flush();
    runs.at(-1)?.resolve(data);
    await app.idle();
  };
  const top = () => resourceOf(app.nav, app.nav.activePage());
  return { app, runs, openWith, top };
}

describe('staleAfter of a route', () => {
  it('refreshes old data behind the page when it is shown again', async () => {
    const { app, runs, openWith, top } = await open();
    await openWith('/data/1', 'one');
    await app.navigate('/item/1');
    await app.clock.advance(30_000);
    await app.back();
    expect(runs).toHaveLength(2);
    expect(top()).toMatchObject({ status: 'ready', data: 'one', refresh: 'running' });
    runs[1]?.resolve('new');
    await app.idle();
    expect(top()).toMatchObject({ status: 'ready', data: 'new', refresh: 'none' });
  });

  it('does nothing before that time, and nothing without it', async () => {
    const { app, runs, openWith } = await open();
    await openWith('/data/1', 'one');
    await app.navigate('/item/1');
    await app.clock.advance(29_999);
    await app.back();
    await openWith('/kept/1', 'kept');
    await app.navigate('/item/2');
    await app.clock.advance(1_000_000);
    await app.back();
    expect(runs.map(({ url }) => url)).toEqual(['/data/1', '/kept/1']);
  });

  it('counts when the user comes back to the app', async () => {
    const { app, runs, openWith } = await open();
    await openWith('/data/1', 'one');
    app.nav.appVisible(false);
    await app.clock.advance(60_000);
    app.nav.appVisible(true);
    await app.idle();
    expect(runs).toHaveLength(2);
  });

  it('keeps the data of a page whose refresh fails, says when it came, and tries again at the next show', async () => {
    const { app, runs, openWith, top } = await open();
    await app.clock.advance(5000);
    await openWith('/data/1', 'one');
    await app.navigate('/item/1');
    await app.clock.advance(30_000);
    await app.back();
    runs[1]?.reject(new TypeError('Failed to fetch'));
    await app.idle();
    expect(top()).toMatchObject({ status: 'ready', data: 'one', refresh: 'failed' });
    expect(app.nav.resources.state(app.nav.activePage())).toMatchObject({ since: 5000 });
    await app.navigate('/item/1');
    await app.back();
    expect(runs).toHaveLength(3);
  });

  it('takes data for old if the clock was set back', async () => {
    const { app, runs, openWith } = await open();
    await app.clock.advance(100_000);
    await openWith('/data/1', 'one');
    await app.navigate('/item/1');
    const { now } = app.clock;
    app.clock.now = () => 50_000;
    await app.back();
    app.clock.now = now;
    expect(runs).toHaveLength(2);
  });
});

describe('data of the document', () => {
  it.each([
    ['is asked for again behind the page if it is old', 30_000, 1],
    ['counts until it is old', 29_999, 0],
  ])('%s', async (_what, age, asked) => {
    const { app, runs, top } = await open({ url: '/data/1' });
    await app.clock.advance(100_000);
    app.nav.resources.drop(app.nav.activePage());
    const before = runs.length;
    app.nav.resources.provide(app.nav.activePage(), '/data/1', 'ahead', 100_000 - age);
    app.nav.resources.load(app.nav.activePage());
    expect(runs.length - before).toBe(asked);
    expect(top()).toMatchObject({ status: 'ready', data: 'ahead' });
  });
});

describe('invalidate()', () => {
  it('loads the visible page again at once, and pages below when they are shown', async () => {
    const { app, runs, openWith, top } = await open();
    await openWith('/kept/1', 'one');
    await openWith('/kept/2', 'two');
    const done = app.nav.invalidate('/kept/:id');
    expect(runs.map(({ url }) => url)).toEqual(['/kept/1', '/kept/2', '/kept/2']);
    runs[2]?.resolve('two new');
    await done;
    expect(top()).toMatchObject({ data: 'two new' });
    await app.back();
    expect(runs.map(({ url }) => url)).toEqual(['/kept/1', '/kept/2', '/kept/2', '/kept/1']);
    expect(top()).toMatchObject({ data: 'one', refresh: 'running' });
  });

  it('counts for the params that it names', async () => {
    const { app, runs, openWith } = await open();
    await openWith('/kept/1', 'one');
    await openWith('/kept/2', 'two');
    await app.nav.invalidate('/kept/:id', { id: '1' });
    expect(runs).toHaveLength(2);
    await app.back();
    expect(runs.at(-1)?.url).toBe('/kept/1');
    expect(runs).toHaveLength(3);
  });

  it('counts for a run of the loader that began before it', async () => {
    const { app, runs } = await open();
    void app.nav.go('navigate', { to: { url: '/kept/1' } });
    await app.idle();
    await app.clock.advance(200);
    await app.idle();
    await app.navigate('/item/1');
    await app.nav.invalidate('/kept/:id');
    runs[0]?.resolve('before the change');
    await app.idle();
    await app.back();
    expect(runs).toHaveLength(2);
  });

  it('resolves although the loader fails, and the page keeps its data', async () => {
    const { app, runs, openWith, top } = await open();
    await openWith('/kept/1', 'one');
    const done = app.nav.invalidate('/kept/:id');
    runs[1]?.reject(new Error('no news'));
    await done;
    expect(top()).toMatchObject({ data: 'one', refresh: 'failed' });
    expect(app.reports).toEqual([new Error('no news')]);
  });
});

describe('data that is fetched ahead', () => {
  it('is taken by the page that opens', async () => {
    const { app, runs, top } = await open();
    void app.nav.preload({ to: { url: '/kept/1' } });
    runs[0]?.resolve('ahead');
    await flush();
    await app.navigate('/kept/1#part');
    expect(runs).toHaveLength(1);
    expect(top()).toMatchObject({ status: 'ready', data: 'ahead' });
  });

  it('is dropped after 30 seconds, with its request', async () => {
    const { app, runs } = await open();
    void app.nav.preload({ to: { url: '/kept/1' } });
    await app.clock.advance(30_000);
    expect(runs[0]?.signal.aborted).toBe(true);
    void app.nav.go('navigate', { to: { url: '/kept/1' } });
    await flush();
    expect(runs).toHaveLength(2);
  });

  it('is not taken by another user, or after a failure', async () => {
    let user = 'ann';
    const { app, runs } = await open({ login: { user: () => userOf(user) } });
    void app.nav.preload({ to: { url: '/kept/1' } });
    void app.nav.preload({ to: { url: '/kept/2' } });
    runs[1]?.reject(new Error('no'));
    await flush();
    void app.nav.go('navigate', { to: { url: '/kept/2' } });
    await flush();
    expect(runs).toHaveLength(3);
    user = 'bob';
    void app.nav.go('navigate', { to: { url: '/kept/1' } });
    await flush();
    expect(runs).toHaveLength(4);
  });

  it('is dropped when its route is invalidated', async () => {
    const { app, runs } = await open();
    void app.nav.preload({ to: { url: '/kept/1' } });
    await app.nav.invalidate('/kept/:id');
    expect(runs[0]?.signal.aborted).toBe(true);
    void app.nav.go('navigate', { to: { url: '/kept/1' } });
    await flush();
    expect(runs).toHaveLength(2);
  });

  it('is not fetched for a page with a guard, or without the rights, or for its code alone', async () => {
    const seen: string[] = [];
    const loader = ({ url }: { url: string }) => void seen.push(url);
    const { app } = await open(
      { access: ({ roles = [] }) => roles.length === 0 },
      {
        '/guarded': { load, loader, beforeEnter: () => true },
        '/admin': { load, loader, roles: ['admin'] },
        '/open': { load, loader },
      },
    );
    await app.nav.preload({ to: '/guarded' });
    await app.nav.preload({ to: '/admin' });
    await app.nav.preload({ to: '/open' }, 'code');
    expect(seen).toEqual([]);
    await app.nav.preload({ to: '/open' });
    expect(seen).toEqual(['/open']);
  });
});

describe('a pending navigation', () => {
  it('tells of its start and of its end', async () => {
    const { app, runs } = await open();
    const seen: boolean[] = [];
    const stop = app.nav.onPending(() => seen.push(app.nav.isPending()));
    void app.nav.go('navigate', { to: { url: '/kept/1' } });
    await flush();
    expect(seen).toEqual([true]);
    runs[0]?.resolve('one');
    await app.idle();
    expect(seen.at(-1)).toBe(false);
    stop();
    const { length } = seen;
    await app.navigate('/item/1');
    expect(seen).toHaveLength(length);
  });
});

describe('data of another user', () => {
  it('is forgotten at sign-out, and the page asks again for nobody', async () => {
    let user: string | null = 'ann';
    const { app, runs, openWith, top } = await open({ login: { user: () => userOf(user) } });
    await openWith('/kept/1', 'orders of Ann');
    user = null;
    app.nav.loginChanged();
    expect(top()).toMatchObject({ status: 'loading' });
    runs[1]?.resolve('offers');
    await app.idle();
    expect(top()).toMatchObject({ status: 'ready', data: 'offers' });
  });

  it('replaces what nobody saw after a sign-in, and the page keeps its components meanwhile', async () => {
    let user: string | null = null;
    const { app, runs, openWith, top } = await open({ login: { user: () => userOf(user) } });
    await openWith('/kept/1', 'offers');
    await openWith('/kept/2', 'more offers');
    user = 'ann';
    app.nav.loginChanged();
    expect(top()).toMatchObject({ status: 'ready', data: 'more offers', refresh: 'running' });
    expect(runs.map(({ url }) => url)).toEqual(['/kept/1', '/kept/2', '/kept/2']);
    runs[2]?.resolve('offers for Ann');
    await app.idle();
    expect(top()).toMatchObject({ status: 'ready', data: 'offers for Ann' });
    await app.back();
    expect(runs.at(-1)?.url).toBe('/kept/1');
    expect(runs).toHaveLength(4);
  });
});

it('invalidate() without a route loads all pages again', async () => {
  const { app, runs, openWith } = await open();
  await openWith('/data/1', 'one');
  await openWith('/kept/1', 'two');
  void app.nav.invalidate();
  expect(runs.at(-1)?.url).toBe('/kept/1');
  await app.back();
  expect(runs.map(({ url }) => url)).toEqual(['/data/1', '/kept/1', '/kept/1', '/data/1']);
});
