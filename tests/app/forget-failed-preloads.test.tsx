import { afterEach, describe, expect, it, vi } from 'vitest';
import { openApp, page, until } from '../helpers/open-app';

afterEach(() => {
  for (const link of document.head.querySelectorAll('[data-test]')) link.remove();
  vi.restoreAllMocks();
});

// A port that browsers refuse to ask.
const GONE = 'http://localhost:1/gone.js';
const routes = { '/': page(() => <p>home</p>) };

/** A link whose file is not there, and the addresses that the app has fetched because of it. */
async function openWith(rel: string, mount = true) {
  const fetch = vi.spyOn(window, 'fetch').mockRejectedValue(new TypeError('offline'));
  const app = await openApp({ routes });
  if (!mount) app.unmount();
  fetch.mockClear();
  const link = Object.assign(document.createElement('link'), { rel, as: 'script' });
  link.dataset.test = '';
  link.href = GONE;
  const failed = new Promise((resolve) => {
    link.addEventListener('error', resolve);
  });
  document.head.append(link);
  await failed;
  return fetch.mock.calls;
}

describe('[S2.12] a preload that failed', () => {
  it.each(['modulepreload', 'preload'])(
    'is fetched once, so that WebKit forgets it: %s',
    async (rel) => {
      const fetches = await openWith(rel);
      await until(() => expect(fetches).toEqual([[GONE]]));
    },
  );

  it('is nobody’s business once the app is gone', async () => {
    expect(await openWith('modulepreload', false)).toEqual([]);
  });

  it('is not a style sheet', async () => {
    expect(await openWith('stylesheet')).toEqual([]);
  });
});
