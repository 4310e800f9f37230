import { createContext, useContext } from 'react';
import type { StoreApi } from 'zustand/vanilla';
import type { ThemeChoice } from '@/platform';
import type { LogLine } from './add-line';
import type { HostFailures } from './host-failures';
import type { Settings } from './settings';

export type Showcase = {
  readonly version: string;
  readonly settings: Settings;
  readonly change: (part: Partial<Settings>) => void;
  readonly theme: ThemeChoice;
  readonly changeTheme: (theme: ThemeChoice) => void;
  readonly log: StoreApi<readonly LogLine[]>;
  readonly hostFailures: HostFailures;
};

export const ShowcaseContext = createContext<Showcase | null>(null);

/** The values that the pages of the showcase share, beside the platform. */
export function useShowcase(): Showcase {
  const showcase = useContext(ShowcaseContext);
  if (!showcase) throw new Error('used outside of the showcase');
  return showcase;
}
