import { describe, expect, it, vi } from 'vitest';
import { createChunkRecovery } from '@/app/screens/chunk-recovery';
import type { Env } from '@/platform';
import { createManualClock } from '../../helpers/manual-clock';

const PAGE = '<!doctype html><script type="module" src="/assets/index-abc.js"></script>';
const NEWER = PAGE.replace('abc', 'xyz');

type Browser = {
  readonly answer?: { readonly ok?: boolean; readonly html: string } | Error;
  readonly entry?: string | null;
  readonly storage?: 'available' | 'blocked';
};

/** Fakes the parts of a browser that the recovery uses. All documents share one storage. */
function browser({ answer, entry = '/assets/index-abc.js', storage = 'available' }: Browser = {}) {
  const stored = new Map<string, string>();
  const clock = { now: 1_000_000_000 };
  const timers = createManualClock();
  const network = { onLine: true };
  const reload = vi.fn();
  const fetch = vi.fn(async (_url: string, _init: object) => {
    if (!answer || answer instanceof Error) throw answer ?? new TypeError('Failed to fetch');
    return { ok: answer.ok ?? true, text: async () => answer.html };
  });
  const blocked = () => {
    throw new Error('SecurityError');
  };
  const env = {
    window: {
      navigator: network,
      fetch,
      location: { href: 'https://app.test/list?a=1', reload },
      get sessionStorage() {
        return storage === 'blocked'
          ? blocked()
          : {
              getItem: (key: string) => stored.get(key) ?? null,
              setItem: (key: string, value: string) => stored.set(key, value),
            };
      },
    },
    document: {
      querySelector: () => entry && { src: `https://app.test${entry}` },
      querySelectorAll: (selector: string) =>
        selector === 'link[rel$="preload"]' ? [{ href: 'https://app.test/assets/home-1.js' }] : [],
    },
    date: () => clock.now,
    after: timers.after,
  } as unknown as Env;
  return { open: () => createChunkRecovery(env), reload, fetch, clock, network, timers };
}

describe('[S2.12] reload', () => {
  it('happens at most once a minute in all documents of a tab', async () => {
    const { open, reload, clock } = browser();
    await open().reload();
    await open().reload();
    expect(reload).toHaveBeenCalledTimes(1);
    clock.now += 59_999;
    await open().reload();
    expect(reload).toHaveBeenCalledTimes(1);
    clock.now += 1;
    await open().reload();
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it('happens again after the clock was set back', async () => {
    const { open, reload, clock } = browser();
    await open().reload();
    clock.now -= 86_400_000;
    await open().reload();
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it('does not happen without a network, because the browser would show its own error page', async () => {
    const { open, reload, network } = browser();
    network.onLine = false;
    await open().reload();
    expect(reload).not.toHaveBeenCalled();
    network.onLine = true;
    await open().reload();
    expect(reload).toHaveBeenCalledOnce();
  });

  it('does not happen if storage is blocked, because nothing would stop a loop', async () => {
    const { open, reload } = browser({ storage: 'blocked' });
    await open().reload();
    expect(reload).not.toHaveBeenCalled();
  });

  it('lets a newer service worker in first, because an older one would answer with its own document', async () => {
    const { open, reload, network } = browser();
    const steps: string[] = [];
    const worker = Object.assign(new EventTarget(), {
      state: 'installing',
      postMessage: (message: object) => {
        steps.push(JSON.stringify(message));
        reach('activated');
      },
    });
    const reach = (state: string) => {
      worker.state = state;
      worker.dispatchEvent(new Event('statechange'));
    };
    const update = async () => void steps.push('update');
    Object.assign(network, {
      serviceWorker: {
        getRegistration: async () => ({ installing: worker, waiting: null, update }),
      },
    });
    const reloaded = open().reload();
    await vi.waitUntil(() => steps.length > 0);
    expect(reload).not.toHaveBeenCalled();
    reach('installed');
    await reloaded;
    expect(steps).toEqual(['update', '{"type":"SKIP_WAITING"}']);
    expect(reload).toHaveBeenCalledOnce();
  });

  it('happens also when the service worker cannot be updated, or when there is no newer one', async () => {
    for (const getRegistration of [
      async () => ({ update: async () => Promise.reject(new TypeError('no network')) }),
      async () => ({ update: async () => {}, installing: null, waiting: null }),
      async () => undefined,
    ]) {
      const { open, reload, network } = browser();
      Object.assign(network, { serviceWorker: { getRegistration } });
      await open().reload();
      expect(reload).toHaveBeenCalledOnce();
    }
  });
});

describe('[S2.12] reload with a network that never answers', () => {
  const never = () => new Promise<never>(() => {});
  const silent = () =>
    Object.assign(new EventTarget(), { state: 'installing', postMessage: vi.fn() });
  const update = async () => {};
  const waiting = null;

  it.each([
    ['whether there is a worker', never],
    ['whether there is a newer worker', async () => ({ update: never })],
    ['with the files of the newer worker', async () => ({ update, waiting, installing: silent() })],
  ])('happens after 15 s if the browser does not answer %s', async (_what, getRegistration) => {
    const { open, reload, network, timers } = browser();
    Object.assign(network, { serviceWorker: { getRegistration } });
    const reloaded = open().reload();
    await timers.advance(14_999);
    expect(reload).not.toHaveBeenCalled();
    await timers.advance(1);
    await reloaded;
    expect(reload).toHaveBeenCalledOnce();
  });

  it('lets no worker in that arrives after the limit', async () => {
    const { open, network, timers } = browser();
    const worker = silent();
    const getRegistration = async () => ({ update, waiting, installing: worker });
    Object.assign(network, { serviceWorker: { getRegistration } });
    const reloaded = open().reload();
    await timers.advance(15_000);
    await reloaded;
    worker.state = 'installed';
    worker.dispatchEvent(new Event('statechange'));
    await timers.advance(0);
    expect(worker.postMessage).not.toHaveBeenCalled();
  });
});

describe('[S2.12] refetchPreloads', () => {
  it('fetches the preload links of the document and ignores failures', () => {
    const { open, fetch } = browser({ answer: new TypeError('Failed to fetch') });
    open().refetchPreloads();
    expect(fetch.mock.calls).toEqual([['https://app.test/assets/home-1.js']]);
  });
});

describe('[S2.12] isOutdated', () => {
  it('is true if the server has another version', async () => {
    const { open, fetch } = browser({ answer: { html: NEWER } });
    expect(await open().isOutdated()).toBe(true);
    expect(fetch).toHaveBeenCalledWith('https://app.test/list?a=1', {
      cache: 'no-store',
      headers: { accept: 'text/html' },
    });
  });

  it.each([
    ['the same version', { html: PAGE }],
    ['a captive portal', { html: '<html><body>Sign in to the network</body></html>' }],
    ['an error page', { ok: false, html: NEWER }],
    ['nothing', new TypeError('Failed to fetch')],
  ])('is false if the server answers with %s', async (_name, answer) => {
    const { open } = browser({ answer });
    expect(await open().isOutdated()).toBe(false);
  });

  it('is false without a request if the document has no module script', async () => {
    const { open, fetch } = browser({ answer: { html: NEWER }, entry: null });
    expect(await open().isOutdated()).toBe(false);
    expect(fetch).not.toHaveBeenCalled();
  });
});
