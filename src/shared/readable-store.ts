import type { StoreApi } from 'zustand/vanilla';

/**
 * A store without `setState`. Other code reads it and subscribes. Only the code that created it can write. React renders
 * the state of `getInitialState` on a server and while it hydrates: that is the present state.
 */
export type ReadableStore<T> = Pick<StoreApi<T>, 'getState' | 'getInitialState' | 'subscribe'>;

export function readable<T>(store: StoreApi<T>): ReadableStore<T> {
  const { getState, subscribe } = store;
  return { getState, getInitialState: getState, subscribe };
}
