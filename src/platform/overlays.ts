import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Overlay } from './overlay-kinds';

export type OverlaysState = {
  /** Bottom first. */
  readonly open: readonly Overlay[];
  /** How many there have been. */
  readonly count: number;
  /** The code that draws them is there. */
  readonly views?: 'here' | undefined;
};

/** What lies above the pages: calls write here, one mounted host draws. open-overlay.ts has the writing. */
export type Overlays = StoreApi<OverlaysState> & {
  /** Takes everything down: the code that draws it did not come. */
  fail(cause: unknown): void;
};

export function createOverlays(): Overlays {
  const store = createStore<OverlaysState>(() => ({ open: [], count: 0 }));
  return {
    ...store,
    fail: (cause) => {
      for (const overlay of store.getState().open) overlay.fail(cause);
    },
  };
}
