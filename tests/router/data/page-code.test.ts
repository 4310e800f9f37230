import { describe, expect, it, vi } from 'vitest';
import type { LoaderFacts } from '@/router/data/loader-run';
import type { RouterSource } from '@/router/data/page-code';
import { createPageResources } from '@/router/data/page-resources';
import { compileTable } from '@/router/routes/match';
import { createDeferred, type Deferred } from '../../helpers/deferred';
import { flush } from '../../helpers/flush';
import { createManualClock } from '../../helpers/manual-clock';
import { pageOf } from '../../helpers/nav-states';

const Page = () => null;
const module = { default: Page };
const unusedRouter: RouterSource = {
  wanted: () => false,
  load: () => Promise.reject(new Error('not wanted')),
};
const unused = {
  report: () => {},
  person: () => null,
  factsFor: () => ({ user: null }) as LoaderFacts,
  onRedirect: () => {},
};
const slowPage = pageOf('/slow', 0, { route: '/slow' });
const fetchError = (address: string) =>
  new TypeError(`Failed to fetch dynamically imported module: ${address}`);

/** The code of one page, '/slow'. The test delivers it. */
function open(router: RouterSource = unusedRouter) {
  const fetches: Deferred<typeof module>[] = [];
  const imports: string[] = [];
  const load = () => {
    const fetch = createDeferred<typeof module>();
    fetches.push(fetch);
    return fetch.promise;
  };
  const clock = createManualClock();
  const reports: (readonly [error: unknown, source: string | undefined])[] = [];
  const resources = createPageResources({
    ...unused,
    report: (error, origin) => reports.push([error, origin?.source]),
    table: compileTable({ '/slow': { load } }),
    timeout: 60_000,
    clock,
    router,
    importModule: async (address) => {
      imports.push(address);
      return module;
    },
  });
  const statuses: string[] = [];
  resources.subscribe(() => {
    const state = resources.state(slowPage);
    statuses.push(state.status === 'loading' && state.isSlow ? 'slow' : state.status);
  });
  return {
    resources,
    clock,
    fetches,
    imports,
    reports,
    statuses,
    status: () => resources.state(slowPage).status,
  };
}

it.each([0, Infinity])('a timeout of %d is no timeout', async (timeout) => {
  const clock = createManualClock();
  const resources = createPageResources({
    ...unused,
    table: compileTable({ '/': { load: () => new Promise<never>(() => {}) } }),
    timeout,
    clock,
    router: { wanted: () => false, load: () => Promise.reject(new Error('not wanted')) },
    importModule: () => Promise.reject(new Error('offline')),
  });
  void resources.preload('/');
  await clock.advance(10_000_000);
  expect(resources.state(pageOf('/', 0)).status).toBe('loading');
});

describe('the code of a page', () => {
  it('is fetched once, however often it is requested', async () => {
    const { resources, fetches, statuses, status, clock } = open();
    expect(status()).toBe('idle');
    const all = Promise.all([resources.preload('/slow'), resources.preload('/slow')]);
    expect(fetches).toHaveLength(1);
    fetches[0]!.resolve(module);
    await all;
    await resources.preload('/slow');
    expect(fetches).toHaveLength(1);
    expect(resources.state(slowPage)).toMatchObject({
      status: 'ready',
      kept: { Page, Router: null },
    });
    expect(statuses).toEqual(['loading', 'ready']);
    expect(clock.pending).toBe(0);
  });

  it('[S2.11] is slow after 200 ms, and not before', async () => {
    const { resources, clock, fetches, statuses } = open();
    void resources.preload('/slow');
    await clock.advance(199);
    expect(statuses).toEqual(['loading']);
    await clock.advance(1);
    expect(statuses).toEqual(['loading', 'slow']);
    fetches[0]!.resolve(module);
    await flush();
    expect(statuses).toEqual(['loading', 'slow', 'ready']);
  });

  it('[S2.12] fails after 60 seconds', async () => {
    const { resources, clock, status } = open();
    const done = resources.preload('/slow');
    await clock.advance(59_999);
    expect(status()).toBe('loading');
    await clock.advance(1);
    await done;
    expect(resources.state(slowPage)).toMatchObject({
      status: 'failed',
      cause: 'code',
      failure: { kind: 'connection' },
    });
    expect(clock.pending).toBe(0);
  });

  it('that arrives after the time-out is used only after a retry', async () => {
    const { resources, clock, fetches, status } = open();
    void resources.preload('/slow');
    await clock.advance(60_000);
    fetches[0]!.resolve(module);
    await flush();
    expect(status()).toBe('failed');
    void resources.preload('/slow');
    fetches[1]!.resolve(module);
    await flush();
    expect(status()).toBe('ready');
  });

  it.each([
    ['has no default export', (fetch: Deferred<typeof module>) => fetch.resolve({} as never)],
    ['throws', (fetch: Deferred<typeof module>) => fetch.reject(new Error('no such theme'))],
  ])(
    'is a mistake of the product if its module %s: reported once, also after a retry',
    async (_title, fail) => {
      const { resources, fetches, reports } = open();
      resources.load(slowPage);
      fail(fetches[0]!);
      await flush();
      const retried = resources.retry(slowPage);
      fail(fetches[1]!);
      await retried;
      const state = resources.state(slowPage);
      expect(state).toMatchObject({ status: 'failed', cause: 'code', failure: { kind: 'error' } });
      expect(reports).toEqual([[state.status === 'failed' && state.error, 'page-code']]);
    },
  );

  it('names the page if its module has no default export', async () => {
    const { resources, fetches, reports } = open();
    resources.load(slowPage);
    fetches[0]!.resolve({} as typeof module);
    await flush();
    expect(String(reports[0]?.[0])).toBe(
      "Error: the module of the page '/slow' has no default export: its component",
    );
  });

  it('that a lost connection keeps away is no mistake of the product', async () => {
    const { resources, fetches, reports } = open();
    resources.load(slowPage);
    fetches[0]!.reject(fetchError('https://app.test/assets/slow-1.js') as never);
    await flush();
    expect(resources.state(slowPage)).toMatchObject({ failure: { kind: 'connection' } });
    expect(reports).toEqual([]);
  });

  it('of an unknown route fails', async () => {
    const { resources } = open();
    await resources.preload('/nope');
    expect(resources.state(pageOf('/nope', 0, { route: '/nope' })).status).toBe('failed');
  });
});

describe('[S2.12] a retry', () => {
  it('first calls the load function of the route again', async () => {
    const { resources, fetches, imports, status } = open();
    void resources.preload('/slow');
    fetches[0]!.reject(fetchError('https://app.test/assets/slow-1.js'));
    await flush();
    expect(status()).toBe('failed');
    const done = resources.preload('/slow');
    fetches[1]!.resolve(module);
    await done;
    expect(status()).toBe('ready');
    expect(imports).toEqual([]);
  });

  it('imports the module with a new query, because browsers remember a failed module', async () => {
    const { resources, fetches, imports, status } = open();
    const fail = async (index: number) => {
      const done = resources.preload('/slow');
      fetches[index]!.reject(fetchError('https://app.test/assets/slow-1.js?v=2'));
      await done;
    };
    await fail(0);
    expect(imports).toEqual([]);
    await fail(1);
    expect(imports).toEqual(['https://app.test/assets/slow-1.js?retry=1']);
    expect(status()).toBe('ready');
  });

  it('fails if the error message does not name the module, as in Safari', async () => {
    const { resources, fetches, imports, status } = open();
    for (const index of [0, 1]) {
      const done = resources.preload('/slow');
      fetches[index]!.reject(new TypeError('Importing a module script failed.'));
      await done;
    }
    expect(imports).toEqual([]);
    expect(status()).toBe('failed');
  });

  it('does not notify a listener that has unsubscribed', async () => {
    const { resources, fetches } = open();
    let notifications = 0;
    const stop = resources.subscribe(() => {
      notifications += 1;
    });
    stop();
    void resources.preload('/slow');
    fetches[0]!.resolve(module);
    await flush();
    expect(notifications).toBe(0);
  });
});

describe('react-router-dom', () => {
  const PageRouter = () => null;
  const sourceOf = (state: { wanted: boolean }): RouterSource => ({
    wanted: () => state.wanted,
    load: async () => ({ PageRouter }),
  });

  it('loads with the first page that imports it', async () => {
    const state = { wanted: false };
    const { resources, fetches } = open(sourceOf(state));
    const done = resources.preload('/slow');
    state.wanted = true;
    fetches[0]!.resolve(module);
    await done;
    expect(resources.state(slowPage)).toMatchObject({
      status: 'ready',
      kept: { Page, Router: PageRouter },
    });
  });

  it('can be added to a page that is already loaded', async () => {
    const state = { wanted: false };
    const { resources, fetches } = open(sourceOf(state));
    await resources.addMissingRouter('/slow');
    const done = resources.preload('/slow');
    fetches[0]!.resolve(module);
    await done;
    await resources.addMissingRouter('/slow');
    expect(resources.state(slowPage)).toMatchObject({ kept: { Router: null } });
    state.wanted = true;
    await resources.addMissingRouter('/slow');
    expect(resources.state(slowPage)).toMatchObject({ kept: { Router: PageRouter } });
  });

  it('does not change the page if it cannot be loaded', async () => {
    const state = { wanted: false };
    const load = vi.fn().mockRejectedValueOnce(new Error('offline'));
    const { resources, fetches } = open({ wanted: () => state.wanted, load });
    const done = resources.preload('/slow');
    fetches[0]!.resolve(module);
    await done;
    state.wanted = true;
    await resources.addMissingRouter('/slow');
    expect(resources.state(slowPage)).toMatchObject({ status: 'ready', kept: { Router: null } });
    load.mockResolvedValue({ PageRouter });
    await resources.addMissingRouter('/slow');
    expect(resources.state(slowPage)).toMatchObject({ kept: { Router: PageRouter } });
  });
});
