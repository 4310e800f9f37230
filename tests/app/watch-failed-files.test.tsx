import { afterEach, describe, expect, it, vi } from 'vitest';
import { mendStyles, missingStyles, withStyles } from '@/shared/failed-styles';
import { openApp, page } from '../helpers/open-app';
import { until } from '../helpers/waiting';

let observer: MutationObserver | undefined;

afterEach(() => {
  observer?.disconnect();
  for (const link of document.head.querySelectorAll('[data-test]')) link.remove();
  vi.restoreAllMocks();
});

// A port that browsers refuse to ask.
const GONE = 'http://localhost:1/gone.js';
const SHEET = 'http://localhost:1/gone.css';
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

/** What Vite's loader does for a sheet: a link, and a promise of its `load`. */
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

/** From the `nth` request on the sheet is there. Counts the requests that followed the first. */
function healAt(nth: number) {
  let requests = 1;
  observer = new MutationObserver((records) => {
    for (const node of records.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (!(node instanceof HTMLLinkElement) || !node.dataset.porticoStyles) continue;
      requests += 1;
      if (requests >= nth) node.href = 'data:text/css,:root{--healed:yes}';
    }
  });
  observer.observe(document.head, { childList: true });
  return () => requests;
}

const isStyled = () => getComputedStyle(document.documentElement).getPropertyValue('--healed');

describe('[S2.12] a preload that failed', () => {
  it.each(['modulepreload', 'preload'])(
    'is fetched once, so that WebKit forgets it: %s',
    async (rel) => {
      const fetches = await openWith(rel);
      await until(() => expect(fetches).toEqual([[GONE]]));
    },
  );

  it('is left alone after the app is unmounted', async () => {
    expect(await openWith('modulepreload', false)).toEqual([]);
  });

  it('is not fetched as code when it is a style sheet', async () => {
    expect(await openWith('stylesheet')).toEqual([]);
  });
});

describe('[S2.12] a style sheet that failed', () => {
  it('is requested once more before its loader hears of it', async () => {
    await openApp({ routes });
    const requests = healAt(2);
    expect(await loadSheet().settled).toBe('load');
    expect(requests()).toBe(2);
    expect(isStyled()).toBe('yes');
    expect(missingStyles(document)).toEqual([]);
  });

  it('fails for its loader after the second request, and comes when the network is back', async () => {
    await openApp({ routes });
    healAt(3);
    expect(await loadSheet().settled).toBe('error');
    expect(missingStyles(document)).toEqual([SHEET]);
    expect(isStyled()).toBe('');
    window.dispatchEvent(new Event('online'));
    await until(() => expect(isStyled()).toBe('yes'));
  });

  it('comes with the next page that is shown', async () => {
    const { platform } = await openApp({ routes: { ...routes, '/next': page(() => <p>next</p>) } });
    healAt(3);
    expect(await loadSheet().settled).toBe('error');
    await platform.navigate({ url: '/next' });
    await until(() => expect(isStyled()).toBe('yes'));
  });

  it('that failed before the app was mounted is requested again by it', async () => {
    expect(await loadSheet().settled).toBe('error');
    healAt(2);
    await openApp({ routes });
    await until(() => expect(isStyled()).toBe('yes'));
  });

  it('is left to a loader with an `onerror` of its own', async () => {
    await openApp({ routes });
    const requests = healAt(2);
    const { link } = loadSheet('http://localhost:1/own.css');
    await new Promise((resolve) => {
      Object.assign(link, { onerror: resolve });
    });
    expect(requests()).toBe(1);
  });
});

describe('an import that needs a style sheet', () => {
  /** Like Vite's: it waits for the sheet once, and never again. */
  function importWithSheet() {
    let seen = false;
    return withStyles(async () => {
      if (!seen) {
        seen = true;
        if ((await loadSheet().settled) === 'error') throw new Error('Unable to preload CSS');
      }
      return 'code';
    });
  }

  it('rejects as long as the sheet is missing, and is styled when it resolves', async () => {
    await openApp({ routes });
    const requests = healAt(4);
    const load = importWithSheet();
    await expect(load()).rejects.toThrow('Unable to preload CSS');
    await expect(load()).rejects.toThrow(
      'the style sheet http://localhost:1/gone.css could not be loaded',
    );
    expect(requests()).toBe(3);
    expect(await load()).toBe('code');
    expect(isStyled()).toBe('yes');
  });

  it('of another page that shares the sheet waits until the sheet has come', async () => {
    await openApp({ routes });
    healAt(3);
    await expect(importWithSheet()()).rejects.toThrow('Unable to preload CSS');
    const other = withStyles(async () => isStyled());
    expect(await other()).toBe('yes');
  });

  it('is not blocked by a missing sheet of another one', async () => {
    await openApp({ routes });
    await expect(importWithSheet()()).rejects.toThrow('Unable to preload CSS');
    expect(await withStyles(async () => 'other code')()).toBe('other code');
    expect(missingStyles(document)).toEqual([SHEET]);
  });

  it('shares one request with others that wait for the same sheet', async () => {
    await openApp({ routes });
    const requests = healAt(3);
    await expect(importWithSheet()()).rejects.toThrow('Unable to preload CSS');
    await Promise.all([mendStyles(document), mendStyles(document)]);
    expect(requests()).toBe(3);
  });
});
