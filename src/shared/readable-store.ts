import type { StoreApi } from 'zustand/vanilla';

/** A store that others may read and watch; only its maker writes. */
export type ReadableStore<T> = Pick<StoreApi<T>, 'getState' | 'getInitialState' | 'subscribe'>;

export function readable<T>(store: StoreApi<T>): ReadableStore<T> {
  const { getState, getInitialState, subscribe } = store;
  return { getState, getInitialState, subscribe };
}
