import {
  clearStorageSync,
  getStorageInfoSync,
  getStorageSync,
  removeStorageSync,
  setStorageSync,
} from './storage-sync';
import { asyncCalls, eventFrom, syncCall, joinRows } from '@/platform/call/rows';
import { onStorageChange } from './events';
import { beginWrite } from './sync-writes';

const calls = () => import('./storage');

/** The caller says what type it stored under the key. */
type GetStorageSync = <T = unknown>(key: string) => T | undefined;

export const storageRows = joinRows(
  asyncCalls(calls, {
    /**
     * Stores a value under a key. The value may be a Blob, and it may be large.
     *
     * @rejects abort denied failed invalid quota timeout unsupported
     */
    setStorage: { begin: beginWrite },
    /**
     * Reads the value of a key. Rejects with `not-found` if the key has no value.
     *
     * @rejects abort denied failed invalid not-found parse timeout
     */
    getStorage: {},
    /**
     * Removes a key.
     *
     * @rejects abort denied failed invalid
     */
    removeStorage: { begin: beginWrite },
    /**
     * Removes every key of this app.
     *
     * @rejects abort denied failed
     */
    clearStorage: { begin: beginWrite },
    /**
     * Resolves to the keys of this app and their size.
     *
     * @rejects abort denied failed
     */
    getStorageInfo: {},
  }),
  {
    /**
     * Stores a value at once. `expires` is in milliseconds from now.
     *
     * @rejects denied invalid quota
     */
    setStorageSync: syncCall(setStorageSync),
    /**
     * Reads the value of a key at once. Undefined if the key has no value.
     *
     *
     * @rejects denied invalid parse
     */
    getStorageSync: syncCall(getStorageSync as never as () => GetStorageSync),
    /**
     * Removes a key at once.
     *
     * @rejects denied invalid
     */
    removeStorageSync: syncCall(removeStorageSync),
    /**
     * Removes every key of this app at once.
     *
     * @rejects denied
     */
    clearStorageSync: syncCall(clearStorageSync),
    /**
     * Returns the keys of this app and their size in localStorage.
     *
     * @rejects denied
     */
    getStorageInfoSync: syncCall(getStorageInfoSync),
    /** A stored value changed, in this tab or in another one. */
    onStorageChange: eventFrom(onStorageChange),
  },
);
