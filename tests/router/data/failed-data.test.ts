import { describe, expect, it } from 'vitest';
import type { LoaderContext, RouteTable } from '@/router/routes/route-table';
import { createDeferred, type Deferred } from '../../helpers/deferred';
import { flush } from '../../helpers/flush';
import { table } from '../../helpers/nav-states';
import { resourceOf } from '../../helpers/resource-of';
import { createTestApp } from '../../helpers/test-app';
import { userOf } from '../../helpers/user-of';

const load = async () => ({ default: () => null });
const offline = new TypeError('Failed to fetch');

/** An app with two pages, one a tab, whose loaders answer when the test does. */
async function open() {
  const runs: (LoaderContext & Deferred<unknown>)[] = [];
  const loader = (context: LoaderContext) => {
    const deferred = createDeferred<unknown>();
    runs.push({ ...context, ...deferred });
    return deferred.promise;
  };
  const routes: RouteTable = {
    ...table,
    '/shop': { tab: true, load, loader },
    '/search': { load, loader, query: { q: 'string?' } },
  };
  const login = { name: 'ada' as string | null };
  const app = createTestApp({ table: routes, login: { user: () => userOf(login.name) } });
  await app.idle();
  const answer = async (value: unknown) => {
    runs.at(-1)?.resolve(value);
    await app.idle();
  };
  const fail = async (error: unknown = offline) => {
    runs.at(-1)?.reject(error);
    await app.idle();
  };
  const step = async (url: string) => {
    app.nav.step(url, 'push');
    await app.idle();
  };
  /** The state of the page on top, and the number of runs so far. */
  const seen = () => [resourceOf(app.nav, app.nav.activePage()), runs.length] as const;
  return { app, runs, login, answer, fail, step, seen };
}

const shows = (data: string, refresh = 'none') => ({ status: 'ready', data, refresh });
const FAILED = { status: 'failed', cause: 'data', error: offline };

async function openSearch() {
  const opened = await open();
  void opened.app.nav.go('navigate', { to: { url: '/search?q=tea' } });
  await flush();
  await opened.answer('teas');
  expect(opened.seen()).toEqual([shows('teas'), 1]);
  return opened;
}

describe('a query step whose loader fails', () => {
  async function openFailed() {
    const opened = await openSearch();
    await opened.step('/search?q=jam');
    expect(opened.seen()).toEqual([shows('teas', 'running'), 2]);
    await opened.fail();
    return opened;
  }

  it('does not show the data of the query before, and reports the error once', async () => {
    const { app, seen } = await openFailed();
    expect(seen()).toEqual([FAILED, 2]);
    expect(app.reports).toEqual([offline]);
  });

  it('keeps the components of the page, because the input of the user is in them', async () => {
    const { app } = await openFailed();
    const { kept } = app.nav.resources.state(app.nav.activePage());
    expect(kept).toMatchObject({ data: 'teas' });
    expect(app.log.filter((line) => line.includes('unload'))).toEqual([]);
  });

  it.each<[string, (opened: Awaited<ReturnType<typeof open>>) => unknown]>([
    ['the user taps the screen', ({ app }) => void app.nav.resources.retry(app.nav.activePage())],
    ['the network returns', ({ app }) => app.nav.networkReturned()],
    [
      'the user returns to the page',
      async ({ app }) => {
        await app.navigate('/list');
        await app.back();
      },
    ],
    [
      'the user returns to the app',
      ({ app }) => {
        app.nav.appVisible(false);
        app.nav.appVisible(true);
      },
    ],
  ])('loads again when %s', async (_title, act) => {
    const opened = await openFailed();
    await act(opened);
    await opened.app.idle();
    expect(opened.seen()).toEqual([{ status: 'loading', slow: false }, 3]);
    expect(opened.runs[2]?.params).toMatchObject({ q: 'jam' });
    await opened.answer('jams');
    expect(opened.seen()).toEqual([shows('jams'), 3]);
  });

  it('shows the data of the query before at once after a step back to it', async () => {
    const { step, answer, seen } = await openFailed();
    await step('/search?q=tea');
    expect(seen()).toEqual([shows('teas', 'running'), 3]);
    await answer('new teas');
    expect(seen()).toEqual([shows('new teas'), 3]);
  });
});

describe('a refresh that fails', () => {
  it('keeps the data, and runs again when the network returns', async () => {
    const { app, answer, fail, seen } = await openSearch();
    const refreshed = app.nav.resources.refresh(app.nav.activePage());
    await Promise.all([expect(refreshed).rejects.toBe(offline), fail()]);
    expect(seen()).toEqual([shows('teas', 'failed'), 2]);
    app.nav.networkReturned();
    expect(seen()).toEqual([shows('teas', 'running'), 3]);
    await answer('new teas');
    expect(seen()).toEqual([shows('new teas'), 3]);
  });
});

describe('a kept tab whose loader fails while the tab is hidden', () => {
  async function openHidden() {
    const opened = await open();
    void opened.app.nav.go('switchTab', { to: { url: '/shop' } });
    await flush();
    await opened.app.clock.advance(200);
    await opened.app.idle();
    await opened.app.switchTab('/me');
    await opened.fail();
    expect(opened.runs).toHaveLength(1);
    return opened;
  }

  it('loads again when it is shown', async () => {
    const { app, answer, seen } = await openHidden();
    await app.switchTab('/shop');
    await answer('teas');
    expect(seen()).toEqual([shows('teas'), 2]);
  });

  it('loads again when the network returns', async () => {
    const { app, answer, seen } = await openHidden();
    app.nav.networkReturned();
    await answer('teas');
    await app.switchTab('/shop');
    expect(seen()).toEqual([shows('teas'), 2]);
  });
});

describe('[S6.1] a loader that answers after its user has gone', () => {
  it('is not shown to another user, and runs again for them', async () => {
    const { app, login, runs, answer, seen } = await openSearch();
    void app.nav.resources.refresh(app.nav.activePage());
    login.name = 'bob';
    runs[1]?.resolve('teas of ada');
    await app.idle();
    expect(seen()).toEqual([shows('teas', 'running'), 3]);
    await answer('teas of bob');
    expect(seen()).toEqual([shows('teas of bob'), 3]);
  });
});
