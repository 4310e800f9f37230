import { describe, expect, it, vi } from 'vitest';
import { createPageCode, type RouterSource } from '@/router/navigation/page-code';
import { compileTable } from '@/router/routes/match';
import { createDeferred, type Deferred } from '../../helpers/deferred';
import { flush } from '../../helpers/flush';
import { createManualClock } from '../../helpers/manual-clock';

const Page = () => null;
const module = { default: Page };
const unusedRouter: RouterSource = {
  wanted: () => false,
  load: () => Promise.reject(new Error('not wanted')),
};
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
  const pageCode = createPageCode({
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
  pageCode.subscribe(() => {
    const state = pageCode.state('/slow');
    statuses.push(state.status === 'loading' && state.slow ? 'slow' : state.status);
  });
  return {
    pageCode,
    clock,
    fetches,
    imports,
    statuses,
    status: () => pageCode.state('/slow').status,
  };
}

it.each([0, Infinity])('a timeout of %d is no timeout', async (timeout) => {
  const clock = createManualClock();
  const pageCode = createPageCode({
    table: compileTable({ '/': { load: () => new Promise<never>(() => {}) } }),
    timeout,
    clock,
    router: { wanted: () => false, load: () => Promise.reject(new Error('not wanted')) },
    importModule: () => Promise.reject(new Error('offline')),
  });
  void pageCode.load('/');
  await clock.advance(10_000_000);
  expect(pageCode.state('/').status).toBe('loading');
});

describe('the code of a page', () => {
  it('is fetched once, however often it is requested', async () => {
    const { pageCode, fetches, statuses, status, clock } = open();
    expect(status()).toBe('idle');
    const all = Promise.all([pageCode.load('/slow'), pageCode.load('/slow')]);
    expect(fetches).toHaveLength(1);
    fetches[0]!.resolve(module);
    await all;
    await pageCode.load('/slow');
    expect(fetches).toHaveLength(1);
    expect(pageCode.state('/slow')).toEqual({ status: 'ready', Page, Router: null });
    expect(statuses).toEqual(['loading', 'ready']);
    expect(clock.pending).toBe(0);
  });

  it('[S2.11] is slow after 200 ms, and not before', async () => {
    const { pageCode, clock, fetches, statuses } = open();
    void pageCode.load('/slow');
    await clock.advance(199);
    expect(statuses).toEqual(['loading']);
    await clock.advance(1);
    expect(statuses).toEqual(['loading', 'slow']);
    fetches[0]!.resolve(module);
    await flush();
    expect(statuses).toEqual(['loading', 'slow', 'ready']);
  });

  it('[S2.12] fails after 60 seconds', async () => {
    const { pageCode, clock, status } = open();
    const done = pageCode.load('/slow');
    await clock.advance(59_999);
    expect(status()).toBe('loading');
    await clock.advance(1);
    await done;
    expect(pageCode.state('/slow')).toEqual({
      status: 'failed',
      error: new Error('page load timeout'),
    });
    expect(clock.pending).toBe(0);
  });

  it('that arrives after the time-out is used only after a retry', async () => {
    const { pageCode, clock, fetches, status } = open();
    void pageCode.load('/slow');
    await clock.advance(60_000);
    fetches[0]!.resolve(module);
    await flush();
    expect(status()).toBe('failed');
    void pageCode.load('/slow');
    fetches[1]!.resolve(module);
    await flush();
    expect(status()).toBe('ready');
  });

  it('without a default export fails', async () => {
    const { pageCode, fetches } = open();
    const done = pageCode.load('/slow');
    fetches[0]!.resolve({} as typeof module);
    await done;
    expect(pageCode.state('/slow')).toEqual({
      status: 'failed',
      error: new Error('the page module has no default export'),
    });
  });

  it('of an unknown route fails', async () => {
    const { pageCode } = open();
    await pageCode.load('/nope');
    expect(pageCode.state('/nope').status).toBe('failed');
  });
});

describe('[S2.12] a retry', () => {
  it('first calls the load function of the route again', async () => {
    const { pageCode, fetches, imports, status } = open();
    void pageCode.load('/slow');
    fetches[0]!.reject(fetchError('https://app.test/assets/slow-1.js'));
    await flush();
    expect(status()).toBe('failed');
    const done = pageCode.load('/slow');
    fetches[1]!.resolve(module);
    await done;
    expect(status()).toBe('ready');
    expect(imports).toEqual([]);
  });

  it('imports the module with a new query, because browsers remember a failed module', async () => {
    const { pageCode, fetches, imports, status } = open();
    const fail = async (index: number) => {
      const done = pageCode.load('/slow');
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
    const { pageCode, fetches, imports, status } = open();
    for (const index of [0, 1]) {
      const done = pageCode.load('/slow');
      fetches[index]!.reject(new TypeError('Importing a module script failed.'));
      await done;
    }
    expect(imports).toEqual([]);
    expect(status()).toBe('failed');
  });

  it('does not notify a listener that has unsubscribed', async () => {
    const { pageCode, fetches } = open();
    let notifications = 0;
    const stop = pageCode.subscribe(() => {
      notifications += 1;
    });
    stop();
    void pageCode.load('/slow');
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
    const { pageCode, fetches } = open(sourceOf(state));
    const done = pageCode.load('/slow');
    state.wanted = true;
    fetches[0]!.resolve(module);
    await done;
    expect(pageCode.state('/slow')).toEqual({ status: 'ready', Page, Router: PageRouter });
  });

  it('can be added to a page that is already loaded', async () => {
    const state = { wanted: false };
    const { pageCode, fetches } = open(sourceOf(state));
    await pageCode.addMissingRouter('/slow');
    const done = pageCode.load('/slow');
    fetches[0]!.resolve(module);
    await done;
    await pageCode.addMissingRouter('/slow');
    expect(pageCode.state('/slow')).toMatchObject({ Router: null });
    state.wanted = true;
    await pageCode.addMissingRouter('/slow');
    expect(pageCode.state('/slow')).toMatchObject({ Router: PageRouter });
  });

  it('does not change the page if it cannot be loaded', async () => {
    const state = { wanted: false };
    const load = vi.fn().mockRejectedValueOnce(new Error('offline'));
    const { pageCode, fetches } = open({ wanted: () => state.wanted, load });
    const done = pageCode.load('/slow');
    fetches[0]!.resolve(module);
    await done;
    state.wanted = true;
    await pageCode.addMissingRouter('/slow');
    expect(pageCode.state('/slow')).toMatchObject({ status: 'ready', Router: null });
    load.mockResolvedValue({ PageRouter });
    await pageCode.addMissingRouter('/slow');
    expect(pageCode.state('/slow')).toMatchObject({ Router: PageRouter });
  });
});
