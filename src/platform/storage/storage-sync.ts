import { badParameterError, type Fail, failureOf } from '@/platform/call/check';
import type { PlatformContext } from '@/platform/call/context';
import { encode, encodePlain } from '@/shared/encode-value';
import { fetchCode } from '@/shared/lost-code';
import {
  clearRecords,
  createRecords,
  formRecord,
  largeOf,
  readValue,
  type Records,
  recordInfo,
} from './records';
import { createSyncWrites } from './sync-writes';

export type StorageInfo = {
  /** All keys of this app, also those of large values. */
  readonly keys: readonly string[];
  /** Kilobytes. getStorageInfoSync counts localStorage only, getStorageInfo the database as well. */
  readonly currentSize: number;
  /** Kilobytes that the browser grants, counted in the same way. */
  readonly limitSize: number;
};

/** Makes a call for an app. Everything that it throws becomes a PlatformError with the call's name. */
type SyncApi<Args extends readonly unknown[], Result> = (
  context: PlatformContext,
) => (...args: Args) => Result;

export const setStorageSync: SyncApi<[key: string, data: unknown, expires?: number], void> = (
  context,
) => {
  const fail = failureOf('setStorageSync');

  return (key, data, expires) => {
    requireKey(key, fail);
    if (expires !== undefined && !Number.isFinite(expires)) {
      const refused = 'parameter.expires should be a number';
      throw badParameterError(fail, { refused, parameter: 'expires' });
    }
    const until = expires === undefined ? expires : context.env.date() + Math.max(0, expires);
    const plain = encodePlain(data);
    const text =
      plain ??
      encode(data, (refused) => badParameterError(fail, { refused, parameter: 'data' })).text ??
      '';
    const mark = plain === null ? '!' : '=';
    recordsOf(context).write(key, formRecord({ mark, text }, until), fail);
  };
};

export const getStorageSync: SyncApi<[key: string], unknown> = (context) => {
  const fail = failureOf('getStorageSync');
  return (key) => {
    requireKey(key, fail);
    const record = recordsOf(context).read(key, fail);
    if (!record) return undefined;
    if (largeOf(record)) {
      const refused = `the value of ${key} is large: read it with getStorage`;
      throw badParameterError(fail, { refused, parameter: 'key' });
    }
    return readValue(record, fail);
  };
};

export const removeStorageSync: SyncApi<[key: string], void> = (context) => {
  const fail = failureOf('removeStorageSync');
  return (key) => {
    requireKey(key, fail);
    recordsOf(context).write(key, null, fail);
  };
};

export const clearStorageSync: SyncApi<[], void> = (context) => () => {
  clearRecords(recordsOf(context), failureOf('clearStorageSync'));
  context.shelf(createSyncWrites).clear();
};

export const getStorageInfoSync: SyncApi<[], StorageInfo> = (context) => () =>
  recordInfo(recordsOf(context), failureOf('getStorageInfoSync'));

/** Fetches the code for the database as soon as a large value has lost its record. */
function recordsOf({ shelf }: PlatformContext): Records {
  const records = shelf(createRecords);
  records.drop ??= async (id) => {
    const { createLargeValues } = await fetchCode(() => import('./large-values'));
    await shelf(createLargeValues).drop(id);
  };
  return records;
}

/** Written by hand: the field tables of call/params.ts are not in the first load. */
function requireKey(key: unknown, fail: Fail): void {
  if (typeof key === 'string') return;
  const refused =
    key === undefined ? 'Missing required parameter `key`' : 'parameter.key should be a string';
  throw badParameterError(fail, { refused, parameter: 'key' });
}
