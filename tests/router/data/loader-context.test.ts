import { describe, expect, it } from 'vitest';
import { isRefusal } from '@/router/core/refusal';
import { group } from '@/router/routes/group';
import type { Guard, Loader, LoaderContext, RouteTable } from '@/router/routes/route-table';
import { createDeferred } from '../../helpers/deferred';
import { flush } from '../../helpers/flush';
import { table } from '../../helpers/nav-states';
import { resourceOf } from '../../helpers/resource-of';
import { createTestApp } from '../../helpers/test-app';
import { userOf } from '../../helpers/user-of';

const load = async () => ({ default: () => null });
const allow: Guard = () => true;

async function open(routes: RouteTable) {
  const app = createTestApp({
    table: { ...table, ...routes },
    login: { user: () => userOf('ann') },
  });
  await app.idle();
  const state = () => resourceOf(app.nav, app.nav.activePage());
  return { app, state };
}

/** A page at '/old' whose loader leads to `url` after the page has opened. The answer lets it go on. */
async function openSlowly(url: string) {
  const answer = createDeferred<void>();
  const { app } = await open({
    '/old': {
      load,
      loader: async ({ redirect }) => {
        await answer.promise;
        redirect(url);
      },
    },
  });
  void app.nav.go('navigate', { to: { url: '/old' } });
  await app.idle();
  await app.clock.advance(200);
  await app.idle();
  return { app, answer };
}

describe('the context of a loader', () => {
  it('has the params, the query alone, the user, and what the app adds', async () => {
    const seen: LoaderContext[] = [];
    const app = createTestApp({
      table: {
        ...table,
        '/data/:id': { load, query: { n: 'number?' }, loader: (context) => seen.push(context) },
      },
      login: { user: () => userOf('ann') },
      loaderTools: (signal) => ({ shop: 'tea', life: signal }) as never,
    });
    await app.idle();
    await app.navigate('/data/7?n=1&id=8');
    expect(seen[0]).toMatchObject({
      params: { id: '7', n: 1 },
      query: { n: 1 },
      url: '/data/7?n=1&id=8',
      user: { uid: 'ann' },
      shop: 'tea',
      life: seen[0]?.signal,
    });
  });

  it('comes to the loader of a module that loads late', async () => {
    const module = { default: ({ params }: LoaderContext) => `late ${String(params.id)}` };
    const { app, state } = await open({ '/data/:id': { load, loader: async () => module } });
    await app.navigate('/data/7');
    expect(state()).toMatchObject({ status: 'ready', data: 'late 7' });
  });

  it('keeps data that has a field named default', async () => {
    const { app, state } = await open({ '/data': { load, loader: () => ({ default: 'tea' }) } });
    await app.navigate('/data');
    expect(state()).toMatchObject({ status: 'ready', data: { default: 'tea' } });
  });
});

describe('redirect() of a loader', () => {
  it('opens the other page in place of this one, before this one is in the stack', async () => {
    const { app } = await open({
      '/old/:id': {
        load,
        loader: ({ params, redirect }) => redirect(`/item/${String(params.id)}`),
      },
    });
    expect(await app.navigate('/old/3')).toBe('/item/3');
    expect(app.urls()).toEqual(['/', '/item/3']);
  });

  it('replaces the page if the loader is slow', async () => {
    const { app, answer } = await openSlowly('/list');
    expect(app.urls()).toEqual(['/', '/old']);
    answer.resolve();
    await app.idle();
    expect(app.urls()).toEqual(['/', '/list']);
    expect(app.history().urls).toEqual(['/', '/list']);
  });

  it('refuses the navigation if loaders lead in a circle', async () => {
    const { app } = await open({
      '/one': { load, loader: ({ redirect }) => redirect('/two') },
      '/two': { load, loader: ({ redirect }) => redirect('/one') },
    });
    const outcome = app.nav.go('navigate', { to: { url: '/one' } });
    await app.idle();
    const refusal = await outcome;
    expect(isRefusal(refusal) && refusal.refused).toBe('denied');
    expect(app.urls()).toEqual(['/']);
  });

  it('ends and is reported if slow loaders lead in a circle', async () => {
    const slow =
      (url: string): Loader =>
      async ({ redirect }) => {
        await new Promise<void>((resolve) => later.push(resolve));
        redirect(url);
      };
    const later: (() => void)[] = [];
    const { app } = await open({
      '/one': { load, loader: slow('/two') },
      '/two': { load, loader: slow('/one') },
    });
    void app.nav.go('navigate', { to: { url: '/one' } });
    for (let round = 0; round < 20 && app.reports.length === 0; round += 1) {
      await app.idle();
      await app.clock.advance(200);
      await app.idle();
      later.shift()?.();
      await app.idle();
    }
    expect(app.reports[0]).toEqual(
      new Error("the loader of '/two' leads to '/one': the loaders lead in a circle"),
    );
  });

  it('to no page of the app is reported', async () => {
    const { app, answer } = await openSlowly('/nowhere');
    answer.resolve();
    await app.idle();
    expect(String(app.reports)).toContain("the loader of '/old' leads to '/nowhere':");
    expect(app.urls()).toEqual(['/', '/old']);
  });

  it('of a page below runs again when the user comes back to it', async () => {
    const { app, answer } = await openSlowly('/list');
    await app.navigate('/item/1');
    answer.resolve();
    await app.idle();
    expect(app.urls()).toEqual(['/', '/old', '/item/1']);
    await app.back();
    await app.idle();
    expect(app.urls()).toEqual(['/', '/list']);
  });
});

describe('notFound() of a loader', () => {
  it('shows that the page does not exist, and reports nothing', async () => {
    const { app, state } = await open({ '/data': { load, loader: ({ notFound }) => notFound() } });
    await app.navigate('/data');
    expect(state()).toMatchObject({ status: 'missing' });
    expect(app.reports).toEqual([]);
  });
});

describe('a group of routes', () => {
  it('gives its options to each route, and the own option of a route wins', () => {
    const routes = group(
      { roles: ['member'], maxWidth: 400, permissions: ['a'] },
      {
        '/orders': { load },
        '/wide': { load, maxWidth: 900, permissions: ['b'] },
      },
    );
    expect(routes['/orders']).toMatchObject({
      roles: ['member'],
      maxWidth: 400,
      permissions: ['a'],
    });
    expect(routes['/wide']).toMatchObject({ maxWidth: 900, permissions: ['a', 'b'] });
  });

  it('asks the guard of the outer group first, and the others only if it allows', async () => {
    const asked: string[] = [];
    const guard =
      (name: string, verdict: boolean): Guard =>
      () => {
        asked.push(name);
        return verdict;
      };
    const { app } = await open({
      ...group(
        { beforeEnter: guard('outer', true) },
        {
          ...group(
            { beforeEnter: guard('inner', false) },
            { '/deep': { load, beforeEnter: guard('own', true) } },
          ),
        },
      ),
    });
    await app.navigate('/deep');
    expect(app.urls()).toEqual(['/']);
    expect(asked).toEqual(['outer', 'inner']);
  });

  it('asks synchronous guards at once', async () => {
    const { app } = await open(
      group({ beforeEnter: allow }, { '/deep': { load, beforeEnter: allow } }),
    );
    const page = { ...app.nav.activePage(), route: '/deep' };
    expect(app.nav.routeOf(page)?.beforeEnter?.({} as never)).toBe(true);
  });

  it('adds to the context of its loaders, also of a module', async () => {
    const module = { default: ({ context }: { context: object }) => context };
    const { app, state } = await open({
      ...group(
        { context: async () => ({ client: 'c' }) },
        {
          ...group(
            { context: ({ url }) => ({ url }) },
            { '/deep': { load, loader: async () => module } },
          ),
        },
      ),
    });
    void app.nav.go('navigate', { to: { url: '/deep' } });
    await flush();
    await app.idle();
    expect(state()).toMatchObject({ status: 'ready', data: { client: 'c', url: '/deep' } });
  });
});
