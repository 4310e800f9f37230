import { describe, expect, it, vi } from 'vitest';
import { createPageCode, type RouterSource } from '@/router/navigation/page-code';
import { compileTable } from '@/router/routes/match';
import { createDeferred, type Deferred } from '../../helpers/deferred';
import { flush } from '../../helpers/flush';
import { createManualClock } from '../../helpers/manual-clock';

const Page = () => null;
const module = { default: Page };
const unwanted: RouterSource = {
  wanted: () => false,
  load: () => Promise.reject(new Error('not wanted')),
};
const gone = (address: string) =>
  new TypeError(`Failed to fetch dynamically imported module: ${address}`);

/** One page whose code the test delivers. */
function open(router: RouterSource = unwanted) {
  const fetches: Deferred<typeof module>[] = [];
  const imports: string[] = [];
  const load = () => {
    const fetch = createDeferred<typeof module>();
    fetches.push(fetch);
    return fetch.promise;
  };
  const clock = createManualClock();
  const chunks = createPageCode({
    table: compileTable({ '/slow': { load } }),
    timeout: 60_000,
    clock,
    router,
    importModule: async (address) => {
      imports.push(address);
      return module;
    },
  });
  const seen: string[] = [];
  chunks.subscribe(() => {
    const state = chunks.state('/slow');
    seen.push(state.status === 'loading' && state.slow ? 'slow' : state.status);
  });
  return { chunks, clock, fetches, imports, seen, status: () => chunks.state('/slow').status };
}

describe('the code of a page', () => {
  it('is fetched once, however often it is asked for', async () => {
    const { chunks, fetches, seen, status, clock } = open();
    expect(status()).toBe('idle');
    const all = Promise.all([chunks.load('/slow'), chunks.load('/slow')]);
    expect(fetches).toHaveLength(1);
    fetches[0]!.resolve(module);
    await all;
    await chunks.load('/slow');
    expect(fetches).toHaveLength(1);
    expect(chunks.state('/slow')).toEqual({ status: 'ready', Page, Router: null });
    expect(seen).toEqual(['loading', 'ready']);
    expect(clock.pending).toBe(0);
  });

  it('[S2.11] is slow after 200 ms, and not before', async () => {
    const { chunks, clock, fetches, seen } = open();
    void chunks.load('/slow');
    await clock.advance(199);
    expect(seen).toEqual(['loading']);
    await clock.advance(1);
    expect(seen).toEqual(['loading', 'slow']);
    fetches[0]!.resolve(module);
    await flush();
    expect(seen).toEqual(['loading', 'slow', 'ready']);
  });

  it('[S2.12] has failed after 60 seconds', async () => {
    const { chunks, clock, status } = open();
    const done = chunks.load('/slow');
    await clock.advance(59_999);
    expect(status()).toBe('loading');
    await clock.advance(1);
    await done;
    expect(chunks.state('/slow')).toEqual({
      status: 'failed',
      error: new Error('page load timeout'),
    });
    expect(clock.pending).toBe(0);
  });

  it('that comes after all is not believed before it is asked for again', async () => {
    const { chunks, clock, fetches, status } = open();
    void chunks.load('/slow');
    await clock.advance(60_000);
    fetches[0]!.resolve(module);
    await flush();
    expect(status()).toBe('failed');
    void chunks.load('/slow');
    fetches[1]!.resolve(module);
    await flush();
    expect(status()).toBe('ready');
  });

  it('without a default export has failed', async () => {
    const { chunks, fetches } = open();
    const done = chunks.load('/slow');
    fetches[0]!.resolve({} as typeof module);
    await done;
    expect(chunks.state('/slow')).toEqual({
      status: 'failed',
      error: new Error('the page module has no default export'),
    });
  });

  it('of a route that does not exist has failed', async () => {
    const { chunks } = open();
    await chunks.load('/nope');
    expect(chunks.state('/nope').status).toBe('failed');
  });
});

describe('[S2.12] trying again', () => {
  it('asks the table again first', async () => {
    const { chunks, fetches, imports, status } = open();
    void chunks.load('/slow');
    fetches[0]!.reject(gone('https://app.test/assets/slow-1.js'));
    await flush();
    expect(status()).toBe('failed');
    const done = chunks.load('/slow');
    fetches[1]!.resolve(module);
    await done;
    expect(status()).toBe('ready');
    expect(imports).toEqual([]);
  });

  it("goes past the browser's memory of a failed module, under another address each time", async () => {
    const { chunks, fetches, imports, status } = open();
    const fail = async (index: number) => {
      const done = chunks.load('/slow');
      fetches[index]!.reject(gone('https://app.test/assets/slow-1.js?v=2'));
      await done;
    };
    await fail(0);
    expect(imports).toEqual([]);
    await fail(1);
    expect(imports).toEqual(['https://app.test/assets/slow-1.js?retry=1']);
    expect(status()).toBe('ready');
  });

  it('gives up where the message names no module, as in Safari', async () => {
    const { chunks, fetches, imports, status } = open();
    for (const index of [0, 1]) {
      const done = chunks.load('/slow');
      fetches[index]!.reject(new TypeError('Importing a module script failed.'));
      await done;
    }
    expect(imports).toEqual([]);
    expect(status()).toBe('failed');
  });

  it('stops telling those who no longer listen', async () => {
    const { chunks, fetches } = open();
    let told = 0;
    const stop = chunks.subscribe(() => {
      told += 1;
    });
    stop();
    void chunks.load('/slow');
    fetches[0]!.resolve(module);
    await flush();
    expect(told).toBe(0);
  });
});

describe('react-router-dom', () => {
  const PageRouter = () => null;
  const sourceOf = (state: { wanted: boolean }): RouterSource => ({
    wanted: () => state.wanted,
    load: async () => ({ PageRouter }),
  });

  it('comes with the first page that brings it', async () => {
    const state = { wanted: false };
    const { chunks, fetches } = open(sourceOf(state));
    const done = chunks.load('/slow');
    state.wanted = true;
    fetches[0]!.resolve(module);
    await done;
    expect(chunks.state('/slow')).toEqual({ status: 'ready', Page, Router: PageRouter });
  });

  it('may be put around a page later on', async () => {
    const state = { wanted: false };
    const { chunks, fetches } = open(sourceOf(state));
    await chunks.addMissingRouter('/slow');
    const done = chunks.load('/slow');
    fetches[0]!.resolve(module);
    await done;
    await chunks.addMissingRouter('/slow');
    expect(chunks.state('/slow')).toMatchObject({ Router: null });
    state.wanted = true;
    await chunks.addMissingRouter('/slow');
    expect(chunks.state('/slow')).toMatchObject({ Router: PageRouter });
  });

  it('leaves the page as it is while it can not be fetched itself', async () => {
    const state = { wanted: false };
    const load = vi.fn().mockRejectedValueOnce(new Error('offline'));
    const { chunks, fetches } = open({ wanted: () => state.wanted, load });
    const done = chunks.load('/slow');
    fetches[0]!.resolve(module);
    await done;
    state.wanted = true;
    await chunks.addMissingRouter('/slow');
    expect(chunks.state('/slow')).toMatchObject({ status: 'ready', Router: null });
    load.mockResolvedValue({ PageRouter });
    await chunks.addMissingRouter('/slow');
    expect(chunks.state('/slow')).toMatchObject({ Router: PageRouter });
  });
});
