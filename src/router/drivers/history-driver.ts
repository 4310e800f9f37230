import type { Landing, Snapshot } from '../core/types';

export type DriverLanding = Landing & {
  /** The browser has already animated this step (iOS swipe, predictive back). */
  readonly uaVisual: boolean;
};

/** The only door to the session history. A memory twin of the same shape serves tests. */
export type HistoryDriver = {
  current(): Landing;
  length(): number;
  /** false: the browser refused the write (Safari allows 100 in 30 seconds). */
  push(url: string, snapshot: Snapshot): boolean;
  replace(url: string, snapshot: Snapshot): boolean;
  /** Asynchronous, and silent when the target is out of range. */
  go(delta: number): void;
  /** The address of a URL of the app: base and '#' added. */
  href(url: string): string;
  listen(onLanding: (landing: DriverLanding) => void): () => void;
};
