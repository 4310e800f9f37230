import { last } from '@/shared/last';
import { readSnapshot } from '../core/snapshot';
import type { Snapshot } from '../core/types';
import { addressCodec, type RouterMode } from './address';
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
