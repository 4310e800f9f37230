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
