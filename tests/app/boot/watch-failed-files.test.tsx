import { afterEach, describe, expect, it, vi } from 'vitest';
import { mendStyles, missingStyles, withStyles } from '@/shared/failed-styles';
import { openApp, page } from '../../helpers/open-app';
import { until } from '../../helpers/waiting';

let observer: MutationObserver | undefined;

afterEach(() => {
  observer?.disconnect();
  for (const link of document.head.querySelectorAll('[data-test]')) link.remove();
  vi.restoreAllMocks();
});

// Browsers block requests to port 1.
const GONE = 'http://localhost:1/gone.js';
const LOADED = new URL('loaded.css?direct', import.meta.url).href;
const SHEET = 'http://localhost:1/gone.css';
const routes = { '/': page(() => <p>home</p>) };

/** Adds a link whose file is missing. Returns the fetches that the app has made because of it. */
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

/** Adds a style sheet link and waits for its `load` event, like Vite's loader. */
function loadSheet(href = SHEET) {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.crossOrigin = '';
  link.dataset.test = '';
  link.href = href;
  const settled = new Promise<string>((resolve) => {
    for (const name of ['load', 'error']) link.addEventListener(name, () => resolve(name));
  });
  document.head.append(link);
  return { link, settled };
}

/** Lets the sheet load from the `nth` request on. Returns a function that counts the requests. */
function loadFrom(nth: number) {
  let requests = 1;
  observer = new MutationObserver((records) => {
    for (const node of records.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (!(node instanceof HTMLLinkElement) || !node.dataset.porticoStyles) continue;
      requests += 1;
      if (requests >= nth) node.href = LOADED;
    }
  });
  observer.observe(document.head, { childList: true });
  return () => requests;
}

const isStyled = () => getComputedStyle(document.documentElement).getPropertyValue('--loaded');

describe('[S2.12] a preload that failed', () => {
  it.each(['modulepreload', 'preload'])(
    'is fetched once, so that WebKit clears the failure: %s',
    async (rel) => {
      const fetches = await openWith(rel);
      await until(() => expect(fetches).toEqual([[GONE]]));
    },
  );

  it('is not fetched after the app is unmounted', async () => {
    expect(await openWith('modulepreload', false)).toEqual([]);
  });

  it('is not fetched if its link is a style sheet', async () => {
    expect(await openWith('stylesheet')).toEqual([]);
  });
});

describe('[S2.12] a style sheet that failed', () => {
  it('is requested once more before its loader receives the error', async () => {
    await openApp({ routes });
    const requests = loadFrom(2);
    expect(await loadSheet().settled).toBe('load');
    expect(requests()).toBe(2);
    expect(isStyled()).toBe('yes');
    expect(missingStyles(document)).toEqual([]);
  });

  it('is an error for its loader after the second request, and loads when the network is back', async () => {
    await openApp({ routes });
    loadFrom(3);
    expect(await loadSheet().settled).toBe('error');
    expect(missingStyles(document)).toEqual([SHEET]);
    expect(isStyled()).toBe('');
    window.dispatchEvent(new Event('online'));
    await until(() => expect(isStyled()).toBe('yes'));
  });

  it('is requested again when another page is shown', async () => {
    const { platform } = await openApp({ routes: { ...routes, '/next': page(() => <p>next</p>) } });
    loadFrom(3);
    expect(await loadSheet().settled).toBe('error');
    await platform.navigate({ url: '/next' });
    await until(() => expect(isStyled()).toBe('yes'));
  });

  it('is requested again at mount() if it failed before', async () => {
    expect(await loadSheet().settled).toBe('error');
    loadFrom(2);
    await openApp({ routes });
    await until(() => expect(isStyled()).toBe('yes'));
  });

  it('is not requested again if its link has an `onerror` handler', async () => {
    await openApp({ routes });
    const requests = loadFrom(2);
    const { link } = loadSheet('http://localhost:1/own.css');
    await new Promise((resolve) => {
      Object.assign(link, { onerror: resolve });
    });
    expect(requests()).toBe(1);
  });
});

describe('an import that needs a style sheet', () => {
  /** Waits for the sheet only the first time, like an import of Vite. */
  function importWithSheet() {
    let hasWaited = false;
    return withStyles(async () => {
      if (!hasWaited) {
        hasWaited = true;
        if ((await loadSheet().settled) === 'error') throw new Error('Unable to preload CSS');
      }
      return 'code';
    });
  }

  it('rejects while the sheet is missing, and resolves when the sheet has loaded', async () => {
    await openApp({ routes });
    const requests = loadFrom(4);
    const load = importWithSheet();
    await expect(load()).rejects.toThrow('Unable to preload CSS');
    await expect(load()).rejects.toThrow(
      'the style sheet http://localhost:1/gone.css could not be loaded',
    );
    expect(requests()).toBe(3);
    expect(await load()).toBe('code');
    expect(isStyled()).toBe('yes');
  });

  it('waits for a sheet that failed for another page', async () => {
    await openApp({ routes });
    loadFrom(3);
    await expect(importWithSheet()()).rejects.toThrow('Unable to preload CSS');
    const other = withStyles(async () => isStyled());
    expect(await other()).toBe('yes');
  });

  it('is not blocked by a missing sheet of another import', async () => {
    await openApp({ routes });
    await expect(importWithSheet()()).rejects.toThrow('Unable to preload CSS');
    expect(await withStyles(async () => 'other code')()).toBe('other code');
    expect(missingStyles(document)).toEqual([SHEET]);
  });

  it('shares one request with other imports that wait for the same sheet', async () => {
    await openApp({ routes });
    const requests = loadFrom(3);
    await expect(importWithSheet()()).rejects.toThrow('Unable to preload CSS');
    await Promise.all([mendStyles(document), mendStyles(document)]);
    expect(requests()).toBe(3);
  });
});
