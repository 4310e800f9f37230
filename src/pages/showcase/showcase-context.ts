import { createContext, useContext } from 'react';
import type { StoreApi } from 'zustand/vanilla';
import type { LogLine } from './add-line';
import type { HostFailures } from './host-failures';

/** `auto` is the direction of the language. */
export type DirectionChoice = 'auto' | 'ltr' | 'rtl';

export type Showcase = {
  readonly version: string;
  readonly direction: DirectionChoice;
  readonly changeDirection: (direction: DirectionChoice) => void;
  readonly log: StoreApi<readonly LogLine[]>;
  readonly hostFailures: HostFailures;
};

export const ShowcaseContext = createContext<Showcase | null>(null);

/** The values that the pages for developers share, beside the platform. */
export function useShowcase(): Showcase {
  const showcase = useContext(ShowcaseContext);
  if (!showcase) throw new Error('used outside of the showcase');
  return showcase;
}
