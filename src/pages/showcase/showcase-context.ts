import type { Platform } from 'portico';
import { createContext, useContext } from 'react';
import type { HostFailures } from './host-failures';
import type { PageLog } from './page-log';

/** `auto` is the direction of the language. */
export type DirectionChoice = 'auto' | 'ltr' | 'rtl';

export type Showcase = {
  readonly version: string;
  readonly direction: DirectionChoice;
  readonly changeDirection: (direction: DirectionChoice) => void;
  /** For questions that outlive the page that asks. */
  readonly appPlatform: Platform;
  readonly pageLog: PageLog;
  readonly hostFailures: HostFailures;
};

export const ShowcaseContext = createContext<Showcase | null>(null);

/** The values that the pages for developers share, beside the platform. */
export function useShowcase(): Showcase {
  const showcase = useContext(ShowcaseContext);
  if (!showcase) throw new Error('used outside of the showcase');
  return showcase;
}
