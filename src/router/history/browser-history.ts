import { decodePercent } from '@/shared/percent';
import { last } from '@/shared/values';
import { readSnapshot, type Snapshot } from '../core/snapshot';
import type { HistoryDriver } from './history-driver';

export type BrowserHistoryOptions = {
  readonly window: Window;
  readonly mode: RouterMode;
  readonly base: string;
};

/**
 * The session history of a real browser. `history.state` holds one object, for react-router-dom's `Link` and for our
 * snapshot. Other scripts write there too, so the driver checks everything that it reads.
 */
export function createBrowserHistory({ window, mode, base }: BrowserHistoryOptions): HistoryDriver {
  const { history, location } = window;
  const codec = addressCodec(mode, base, location);

  const current = () => {
    const state: unknown = history.state;
    const nav = typeof state === 'object' && state !== null && 'nav' in state ? state.nav : null;
    return { url: codec.url(), snapshot: readSnapshot(nav) };
  };

  /** Browsers keep the key of an entry when another one takes its place. */
  const readKey = () => (window as TravelWindow).navigation?.currentEntry?.key;
  let key = readKey();

  const write = (method: 'pushState' | 'replaceState', url: string, snapshot: Snapshot) => {
    const top = last(snapshot.st);
    try {
      history[method]({ key: top?.[0], idx: snapshot.p, nav: snapshot }, '', codec.href(url));
      key = readKey();
      return true;
    } catch {
      // Safari throws a SecurityError after 100 writes in 30 seconds. The app continues without this write.
      return false;
    }
  };

  return {
    current,
    length: () => history.length,
    push: (url, snapshot) => write('pushState', url, snapshot),
    replace: (url, snapshot) => write('replaceState', url, snapshot),
    go: (delta) => travel(window, delta),
    href: codec.href,
    listen: (onPopstate) => {
      const handle = (event: PopStateEvent) => {
        const uaVisual = 'hasUAVisualTransition' in event && event.hasUAVisualTransition === true;
        const entry = current();
        const isSameKey = key !== undefined && key === readKey();
        key = readKey();
        const isReplaced = isSameKey && !entry.snapshot;
        onPopstate({ ...entry, uaVisual, ...(isReplaced && { isReplaced }) });
      };
      window.addEventListener('popstate', handle);
      return () => window.removeEventListener('popstate', handle);
    },
  };
}

/**
 * `history.go` counts the entries of iframes in the page too, so it may move an iframe and not the app. The Navigation API
 * lists the entries of the app's own frame. Beyond that list, and in browsers without the API, `history.go` decides.
 */
function travel({ history, navigation }: TravelWindow, delta: number): void {
  const index = navigation?.currentEntry?.index ?? 0;
  const target = navigation?.entries()[index + delta];
  if (!navigation || !target) return history.go(delta);
  const { committed, finished } = navigation.traverseTo(target.key);
  // Another move of the user may interrupt this one. The next popstate tells.
  for (const end of [committed, finished]) end?.catch(() => {});
}

/** Safari 26.2 and Firefox 147 were the last to get the Navigation API. */
type TravelWindow = Pick<Window, 'history'> & Partial<Pick<Window, 'navigation'>>;

export type RouterMode = 'path' | 'hash';

type Address = Pick<Location, 'pathname' | 'search' | 'hash'>;

export type AddressCodec = {
  /** Turns a URL of the app into an address. */
  href(url: string): string;
  /** Turns the current address into a URL of the app. In hash mode an in-page anchor becomes '#part'. */
  url(): string;
};

/** Only the codecs know the base path and hash mode. The rest of the app uses plain URLs such as '/item/1?a=b#c'. */
export function addressCodec(mode: RouterMode, base: string, address: Address): AddressCodec {
  return mode === 'hash' ? hashCodec(address) : pathCodec(normalizeBase(base), address);
}

/** Returns '' for the root. Returns '/app' for 'app', '/app' and './app/', and '/.app' for '/.app/'. */
export function normalizeBase(base: string): string {
  const path = base.replace(/^(\.{0,2}(\/|$))*/, '').replace(/\/+$/, '');
  if (path === '') return '';
  // `location.pathname` is percent-encoded. Decode first, so that an encoded base is not encoded twice.
  return `/${encodeURI(decodePercent(path))}`;
}

/** Keeps the path and query of the document, so the server may use any file name. */
function hashCodec(address: Address): AddressCodec {
  return {
    href: (url) => `${address.pathname}${address.search}#${url}`,
    url: () => {
      const fragment = address.hash.slice(1);
      if (fragment === '') return '/';
      return fragment.startsWith('/') ? fragment : `#${fragment}`;
    },
  };
}

function pathCodec(root: string, address: Address): AddressCodec {
  return {
    href: (url) => `${root}${url}`,
    url: () => `${withoutRoot(address.pathname, root)}${address.search}${address.hash}`,
  };
}

function withoutRoot(pathname: string, root: string): string {
  if (pathname === root) return '/';
  const path = pathname.startsWith(`${root}/`) ? pathname.slice(root.length) : pathname;
  return path === '/index.html' ? '/' : path;
}
