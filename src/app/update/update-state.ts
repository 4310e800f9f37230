import { usePlatformContext } from '@/platform';
import { createStore, useStore } from 'zustand';

export type AppUpdate = {
  /**
   * `none`: no newer version is known. `ready`: there is one, and `apply` loads it. `waiting`: it loads as soon as nothing
   * can be lost.
   */
  readonly status: 'none' | 'ready' | 'waiting';
  /**
   * Loads the newer version, with the same pages. While a field has text, a transfer runs or something is open above the
   * page, it waits.
   */
  readonly apply: () => void;
};

export const createUpdateState = () =>
  createStore<AppUpdate>(() => ({ status: 'none', apply: () => {} }));

/** Whether a newer version of the app is there, which the service worker of portico/vite has fetched. */
export function useAppUpdate(): AppUpdate {
  return useStore(usePlatformContext().shelf(createUpdateState));
}
