import type { AppParts } from '@/app';
import { fetchAhead } from '@/app/boot/fetch-ahead';
import { describe, expect, it } from 'vitest';
import { flush } from '../../helpers/flush';

const everything = ['overlays', 'calls', 'host', 'screens'];

type Connection = { readonly saveData?: boolean; readonly effectiveType?: string };

function start(connection?: Connection) {
  const loaded: string[] = [];
  const failing = new Set<string>();
  const window = Object.assign(new EventTarget(), { navigator: { connection, onLine: true } });
  let idle: (() => void) | undefined;
  let later: (() => void) | undefined;
  let isPending = false;
  let settle = () => {};
  let settled = Promise.resolve();
  const env = {
    window,
    after: (ms: number, run: () => void) => {
      expect(ms).toBe(4000);
      later = run;
      return () => {
        later = undefined;
      };
    },
    idle: (run: () => void) => {
      idle = run;
      return () => {
        idle = undefined;
      };
    },
  };
  const navigator = { isPending: () => isPending, settled: () => settled };
  const loads = everything.map((name) => async () => {
    loaded.push(name);
    if (failing.has(name)) throw new Error('offline');
  });
  const stop = fetchAhead({ navigator, context: { env } } as unknown as AppParts, loads);
  return {
    loaded,
    failing,
    stop,
    network: (onLine: boolean) => {
      window.navigator.onLine = onLine;
      if (onLine) window.dispatchEvent(new Event('online'));
    },
    tap: () => window.dispatchEvent(new Event('click')),
    read: () => later?.(),
    /** The browser is idle so many times. */
    idle: async (times = 1) => {
      for (let time = 0; time < times; time += 1) {
        await flush();
        const run = idle;
        idle = undefined;
        run?.();
        await flush();
      }
    },
    open: () => {
      isPending = true;
    },
    commit: () => {
      isPending = false;
      settled = new Promise((resolve) => {
        settle = resolve;
      });
    },
    settle: () => settle(),
  };
}

describe('lazy code of the app', () => {
  it('loads after the first tap, one file after the other in idle time', async () => {
    const app = start();
    await app.idle(5);
    expect(app.loaded).toEqual([]);
    app.tap();
    await app.idle();
    expect(app.loaded).toEqual(['overlays']);
    await app.idle();
    expect(app.loaded).toEqual(['overlays', 'calls']);
    await app.idle(5);
    expect(app.loaded).toEqual(everything);
  });

  it('loads after four seconds without a tap', async () => {
    const app = start();
    app.read();
    await app.idle(5);
    expect(app.loaded).toEqual(everything);
  });

  it('waits while a page opens, until that page is visible', async () => {
    const app = start();
    app.tap();
    app.open();
    await app.idle(9);
    expect(app.loaded).toEqual([]);
    app.commit();
    await app.idle(9);
    expect(app.loaded).toEqual([]);
    app.settle();
    await app.idle(5);
    expect(app.loaded).toEqual(everything);
  });

  it.each<[string, Connection]>([
    ['saves data', { saveData: true, effectiveType: '4g' }],
    ['is on 2G', { effectiveType: '2g' }],
    ['is on slow 2G', { effectiveType: 'slow-2g' }],
  ])('never loads on a phone that %s', async (_what, connection) => {
    const app = start(connection);
    app.tap();
    app.read();
    await app.idle(9);
    expect(app.loaded).toEqual([]);
  });

  it('loads on a phone with a better network', async () => {
    const app = start({ saveData: false, effectiveType: '3g' });
    app.tap();
    await app.idle(5);
    expect(app.loaded).toEqual(everything);
  });

  it('waits while there is no network', async () => {
    const app = start();
    app.tap();
    app.network(false);
    await app.idle(5);
    expect(app.loaded).toEqual([]);
    app.network(true);
    await app.idle(5);
    expect(app.loaded).toEqual(everything);
  });

  it('continues after a file that fails to load', async () => {
    const app = start();
    app.failing.add('overlays');
    app.tap();
    await app.idle(5);
    expect(app.loaded).toEqual(everything);
  });

  it('stops loading when the app is unmounted', async () => {
    const app = start();
    app.tap();
    await app.idle();
    app.stop();
    await app.idle(5);
    expect(app.loaded).toEqual(['overlays']);
  });
});
