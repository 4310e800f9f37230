import type { StoreApi } from 'zustand/vanilla';

/** A store without `setState`. Other code reads it and subscribes. Only the code that created it can write. */
export type ReadableStore<T> = Pick<StoreApi<T>, 'getState' | 'getInitialState' | 'subscribe'>;

export function readable<T>(store: StoreApi<T>): ReadableStore<T> {
  const { getState, getInitialState, subscribe } = store;
  return { getState, getInitialState, subscribe };
}
