import type { HistoryEntry, Snapshot } from '../core/snapshot';

export type PopstateEntry = HistoryEntry & {
  /** The browser has already animated this move (iOS swipe, predictive back). */
  readonly uaVisual: boolean;
};

/** The only access to the session history. Tests use a memory history of the same shape. */
export type HistoryDriver = {
  current(): HistoryEntry;
  length(): number;
  /** false: the browser refused the write (Safari allows 100 in 30 seconds). */
  push(url: string, snapshot: Snapshot): boolean;
  replace(url: string, snapshot: Snapshot): boolean;
  /** Asynchronous. A target beyond the ends of the history fires no popstate. */
  go(delta: number): void;
  /** Turns a URL of the app into an address: adds the base path or, in hash mode, '#'. */
  href(url: string): string;
  listen(onPopstate: (entry: PopstateEntry) => void): () => void;
};

/** After the app is unmounted, the history belongs to other code. Work that is still running must not change it. */
export function untilUnmounted(driver: HistoryDriver, isUnmounted: () => boolean): HistoryDriver {
  return {
    current: () => driver.current(),
    length: () => driver.length(),
    href: (url) => driver.href(url),
    listen: (onPopstate) => driver.listen(onPopstate),
    push: (...entry) => !isUnmounted() && driver.push(...entry),
    replace: (...entry) => !isUnmounted() && driver.replace(...entry),
    go: (delta) => {
      if (!isUnmounted()) driver.go(delta);
    },
  };
}
