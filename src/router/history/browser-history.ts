import { last } from '@/shared/last';
import { decodePercent } from '@/shared/percent';
import { readSnapshot, type Snapshot } from '../core/snapshot';
import type { HistoryDriver } from './history-driver';

export type BrowserHistoryOptions = {
  readonly window: Window;
  readonly mode: RouterMode;
  readonly base: string;
};

/**
 * The session history of a real browser. What react-router-dom's `Link` and our snapshots need is one
 * object in `history.state`; everything read back is checked, since other scripts write there too.
 */
export function createBrowserHistory({ window, mode, base }: BrowserHistoryOptions): HistoryDriver {
  const { history, location } = window;
  const codec = addressCodec(mode, base, location);

  const current = () => {
    const state: unknown = history.state;
    const nav = typeof state === 'object' && state !== null && 'nav' in state ? state.nav : null;
    return { url: codec.url(), snapshot: readSnapshot(nav) };
  };

  const write = (method: 'pushState' | 'replaceState', url: string, snapshot: Snapshot) => {
    const top = last(snapshot.st);
    try {
      history[method]({ key: top?.[0], idx: snapshot.p, nav: snapshot }, '', codec.href(url));
      return true;
    } catch {
      // Safari: SecurityError after 100 writes in 30 seconds. The app goes on without an entry of its own.
      return false;
    }
  };

  return {
    current,
    length: () => history.length,
    push: (url, snapshot) => write('pushState', url, snapshot),
    replace: (url, snapshot) => write('replaceState', url, snapshot),
    go: (delta) => history.go(delta),
    href: codec.href,
    listen: (onLanding) => {
      const onPopState = (event: PopStateEvent) => {
        const uaVisual = 'hasUAVisualTransition' in event && event.hasUAVisualTransition === true;
        onLanding({ ...current(), uaVisual });
      };
      window.addEventListener('popstate', onPopState);
      return () => window.removeEventListener('popstate', onPopState);
    },
  };
}

export type RouterMode = 'path' | 'hash';

type Address = Pick<Location, 'pathname' | 'search' | 'hash'>;

export type AddressCodec = {
  /** URL of the app -> what the address bar shows. */
  href(url: string): string;
  /** What the address bar shows -> URL of the app; an in-page anchor of hash mode comes back as '#part'. */
  url(): string;
};

/** Base path and hash mode live here and nowhere else: the rest of the app knows plain '/item/1?a=b#c'. */
export function addressCodec(mode: RouterMode, base: string, address: Address): AddressCodec {
  return mode === 'hash' ? hashCodec(address) : pathCodec(normalizeBase(base), address);
}

/** '' for the root, '/app' for every spelling of it: 'app', '/app', './app/'. */
export function normalizeBase(base: string): string {
  const inner = base.replace(/^[./]*/, '').replace(/\/+$/, '');
  // As the browser tells it.
  return inner === '' ? '' : `/${encodeURI(decodePercent(inner))}`;
}

/** The document's own path stays as it is, so the app may be served under any file name. */
function hashCodec(address: Address): AddressCodec {
  return {
    href: (url) => `${address.pathname}${address.search}#${url}`,
    url: () => {
      const inner = address.hash.slice(1);
      return inner === '' ? '/' : inner.startsWith('/') ? inner : `#${inner}`;
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
  const inner = pathname.startsWith(`${root}/`) ? pathname.slice(root.length) : pathname;
  return inner === root || inner === '/index.html' ? '/' : inner;
}
