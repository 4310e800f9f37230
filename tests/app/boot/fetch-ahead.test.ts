import type { AppParts } from '@/app';
import { fetchAhead } from '@/app/boot/fetch-ahead';
import { describe, expect, it } from 'vitest';
import { flush } from '../../helpers/flush';

const everything = ['overlays', 'calls', 'host', 'screens'];

type Connection = { readonly saveData?: boolean; readonly effectiveType?: string };

type App = ReturnType<typeof start>;

function start(connection?: Connection) {
  const loaded: string[] = [];
  const failing = new Set<string>();
  const window = Object.assign(new EventTarget(), { navigator: { connection, onLine: true } });
  /** The steps that the app waits for. */
  const waiting: { draw?: () => void; idle?: () => void; later?: () => void } = {};
  const wait = (name: keyof typeof waiting) => (run: () => void) => {
    waiting[name] = run;
    return () => void delete waiting[name];
  };
  const take = (name: keyof typeof waiting) => {
    const run = waiting[name];
    delete waiting[name];
    return run;
  };
  let isBlank = false;
  let isPending = false;
  let settle = () => {};
  let settled = Promise.resolve();
  const env = {
    window,
    after: (ms: number, run: () => void) => {
      expect(ms).toBe(4000);
      return wait('later')(run);
    },
    idle: wait('idle'),
  };
  const presenter = { whenDrawn: wait('draw') };
  const navigator = { isPending: () => isPending, settled: () => settled, presenter };
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
    read: () => take('later')?.(),
    waiting: () => Object.keys(waiting),
    /** The browser draws, and is idle then, so many times. */
    idle: async (times = 1) => {
      for (let time = 0; time < times; time += 1) {
        await flush();
        if (!isBlank) take('draw')?.();
        await flush();
        take('idle')?.();
        await flush();
      }
    },
    /** The browser draws, and is not idle yet. */
    drawn: async () => {
      await flush();
      take('draw')?.();
      await flush();
    },
    /** React has not drawn the page on top yet, or it has. */
    blank: (value: boolean) => {
      isBlank = value;
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

  it('waits until the page that the tap has opened is drawn', async () => {
    const app = start();
    app.open();
    app.tap();
    await app.idle(2);
    app.commit();
    app.blank(true);
    app.settle();
    await app.idle(9);
    expect(app.loaded).toEqual([]);
    app.blank(false);
    await app.idle(5);
    expect(app.loaded).toEqual(everything);
  });

  it('waits again if another page opens before the browser is idle', async () => {
    const app = start();
    app.tap();
    await app.drawn();
    app.open();
    app.commit();
    app.settle();
    app.blank(true);
    await app.idle(9);
    expect(app.loaded).toEqual([]);
    app.blank(false);
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

  it.each([
    ['the first tap', 'later', () => {}],
    ['the drawn page', 'draw', (app: App) => app.tap()],
    [
      'idle time',
      'idle',
      async (app: App) => {
        app.tap();
        await app.drawn();
      },
    ],
  ])('stops waiting for %s when the app is unmounted', async (_what, name, begin) => {
    const app = start();
    await begin(app);
    await flush();
    expect(app.waiting()).toContain(name);
    app.stop();
    expect(app.waiting()).toEqual([]);
    app.tap();
    await app.idle(5);
    expect(app.loaded).toEqual([]);
  });
});
