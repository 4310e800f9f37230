import type { HistoryEntry, Snapshot } from '../core/snapshot';

export type PopstateEntry = HistoryEntry & {
  /** The browser has already animated this step (iOS swipe, predictive back). */
  readonly uaVisual: boolean;
};

/** The only door to the session history. A memory twin of the same shape serves tests. */
export type HistoryDriver = {
  current(): HistoryEntry;
  length(): number;
  /** false: the browser refused the write (Safari allows 100 in 30 seconds). */
  push(url: string, snapshot: Snapshot): boolean;
  replace(url: string, snapshot: Snapshot): boolean;
  /** Asynchronous, and silent when the target is out of range. */
  go(delta: number): void;
  /** The address of a URL of the app: base and '#' added. */
  href(url: string): string;
  listen(onLanding: (landing: PopstateEntry) => void): () => void;
};

/** Once the app is taken down, the history is somebody else's: what was under way neither writes nor travels there. */
export function untilOver(driver: HistoryDriver, isOver: () => boolean): HistoryDriver {
  return {
    current: () => driver.current(),
    length: () => driver.length(),
    href: (url) => driver.href(url),
    listen: (hear) => driver.listen(hear),
    push: (...entry) => !isOver() && driver.push(...entry),
    replace: (...entry) => !isOver() && driver.replace(...entry),
    go: (delta) => {
      if (!isOver()) driver.go(delta);
    },
  };
}
