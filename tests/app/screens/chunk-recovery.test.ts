import { describe, expect, it, vi } from 'vitest';
import { createChunkRecovery } from '@/app/screens/chunk-recovery';
import type { Env } from '@/platform';

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
  } as unknown as Env;
  return { open: () => createChunkRecovery(env), reload, fetch, clock, network };
}

describe('[S2.12] reload', () => {
  it('happens at most once a minute in all documents of a tab', () => {
    const { open, reload, clock } = browser();
    open().reload();
    open().reload();
    expect(reload).toHaveBeenCalledTimes(1);
    clock.now += 59_999;
    open().reload();
    expect(reload).toHaveBeenCalledTimes(1);
    clock.now += 1;
    open().reload();
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it('does not happen without a network, because the browser would show its own error page', () => {
    const { open, reload, network } = browser();
    network.onLine = false;
    open().reload();
    expect(reload).not.toHaveBeenCalled();
    network.onLine = true;
    open().reload();
    expect(reload).toHaveBeenCalledOnce();
  });

  it('does not happen if storage is blocked, because nothing would stop a loop', () => {
    const { open, reload } = browser({ storage: 'blocked' });
    open().reload();
    expect(reload).not.toHaveBeenCalled();
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
