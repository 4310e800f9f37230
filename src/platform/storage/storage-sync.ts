import { type Fail, failureOf } from '@/platform/call/check';
import type { PlatformContext } from '@/platform/call/context';
import { encode, encodePlain } from '@/shared/encode-value';
import { clearRecords, createRecords, formRecord, largeOf, readValue, recordInfo } from './records';
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

export const setStorageSync: SyncApi<[key: string, data: unknown, expires?: number], void> = ({
  env,
  shelf,
}) => {
  const fail = failureOf('setStorageSync');
  const refuse = (parameter: 'data' | 'expires', message: string) =>
    fail('invalid', message, undefined, { parameter });

  return (key, data, expires) => {
    requireKey(key, fail);
    if (expires !== undefined && !Number.isFinite(expires)) {
      throw refuse('expires', 'parameter.expires should be a number');
    }
    const until = expires === undefined ? expires : env.date() + Math.max(0, expires);
    const plain = encodePlain(data);
    const text = plain ?? encode(data, (message) => refuse('data', message)).text ?? '';
    const mark = plain === null ? '!' : '=';
    shelf(createRecords).write(key, formRecord({ mark, text }, until), fail);
  };
};

export const getStorageSync: SyncApi<[key: string], unknown> = ({ shelf }) => {
  const fail = failureOf('getStorageSync');
  return (key) => {
    requireKey(key, fail);
    const record = shelf(createRecords).read(key, fail);
    if (!record) return undefined;
    if (largeOf(record)) {
      const message = `the value of ${key} is large: read it with getStorage`;
      throw fail('invalid', message, undefined, { parameter: 'key' });
    }
    return readValue(record, fail);
  };
};

export const removeStorageSync: SyncApi<[key: string], void> = ({ shelf }) => {
  const fail = failureOf('removeStorageSync');
  return (key) => {
    requireKey(key, fail);
    shelf(createRecords).write(key, null, fail);
  };
};

export const clearStorageSync: SyncApi<[], void> = (context) => () => {
  clearRecords(context, failureOf('clearStorageSync'));
  context.shelf(createSyncWrites).clear();
};

export const getStorageInfoSync: SyncApi<[], StorageInfo> = (context) => () =>
  recordInfo(context, failureOf('getStorageInfoSync'));

/** Written by hand: the field tables of call/params.ts are not in the first load. */
function requireKey(key: unknown, fail: Fail): void {
  if (typeof key === 'string') return;
  const message =
    key === undefined ? 'Missing required parameter `key`' : 'parameter.key should be a string';
  throw fail('invalid', message, undefined, { parameter: 'key' });
}
