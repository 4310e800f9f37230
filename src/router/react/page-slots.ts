import type { ComponentType, ReactNode, RefObject } from 'react';
import type { Entry } from '../core/types';

export type ChromeProps = {
  readonly entry: Entry;
  readonly active: boolean;
  /** How many pages lie below: decides between a back button, a home button and none. */
  readonly depth: number;
  readonly scroller: RefObject<HTMLElement | null>;
  readonly children: ReactNode;
};

export type FailureProps = { readonly entry: Entry; readonly retry: () => Promise<void> };
export type CrashProps = {
  readonly entry: Entry;
  readonly error: unknown;
  readonly reset: () => void;
};

/** What the router leaves to the app: it knows pages, not how they look. */
export type PageSlots = {
  /** Bars around the page's scroller. */
  readonly Chrome: ComponentType<ChromeProps>;
  readonly Loading: ComponentType;
  /** The page's code did not come. */
  readonly Failed: ComponentType<FailureProps>;
  /** The page threw. */
  readonly Crashed: ComponentType<CrashProps>;
  readonly NotFound: ComponentType<{ readonly entry: Entry }>;
  readonly Denied: ComponentType<{ readonly entry: Entry }>;
};
