import type { Checked } from '@/platform/call/check';
import { defineSyncApi, type SyncApi } from '@/platform/call/define-sync';
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

export const setStorageSync: SyncApi<[key: string, data: unknown, expires?: number], void> =
  defineSyncApi('setStorageSync', {
    params: ['key', 'data', 'expires'],
    check: checkKey,
    run: (context, { key, data, expires }, fail) => {
      const refuse = (parameter: 'data' | 'expires', message: string) =>
        fail('invalid', message, undefined, { parameter });
      if (expires !== undefined && !Number.isFinite(expires)) {
        throw refuse('expires', 'parameter.expires should be a number');
      }
      const { env, shelf } = context;
      const until = expires === undefined ? expires : env.date() + Math.max(0, expires);
      const plain = encodePlain(data);
      const text = plain ?? encode(data, (message) => refuse('data', message)).text ?? '';
      const mark = plain === null ? '!' : '=';
      shelf(createRecords).write(key, formRecord({ mark, text }, until), fail);
    },
  });

export const getStorageSync: SyncApi<[key: string], unknown> = defineSyncApi('getStorageSync', {
  params: ['key'],
  check: checkKey,
  run: (context, { key }, fail) => {
    const record = context.shelf(createRecords).read(key, fail);
    if (!record) return undefined;
    if (largeOf(record)) {
      const message = `the value of ${key} is large: read it with getStorage`;
      throw fail('invalid', message, undefined, { parameter: 'key' });
    }
    return readValue(record, fail);
  },
});

export const removeStorageSync: SyncApi<[key: string], void> = defineSyncApi('removeStorageSync', {
  params: ['key'],
  check: checkKey,
  run: ({ shelf }, { key }, fail) => shelf(createRecords).write(key, null, fail),
});

export const clearStorageSync: SyncApi<[], void> = defineSyncApi('clearStorageSync', {
  params: [],
  check: acceptAnything,
  run: (context, _params, fail) => {
    clearRecords(context, fail);
    context.shelf(createSyncWrites).clear();
  },
});

export const getStorageInfoSync: SyncApi<[], StorageInfo> = defineSyncApi('getStorageInfoSync', {
  params: [],
  check: acceptAnything,
  run: (context, _params, fail) => recordInfo(context, fail),
});

type Params = { readonly key: string; readonly data: unknown; readonly expires?: number };

/** Written by hand: the field tables of call/params.ts are not in the first load. */
function checkKey(input: unknown): Checked<Params> {
  const params = input as Params;
  if (typeof params.key === 'string') return { ok: true, params };
  const message =
    params.key === undefined
      ? 'Missing required parameter `key`'
      : 'parameter.key should be a string';
  return { ok: false, code: 'invalid', message, parameter: 'key' };
}

function acceptAnything(input: unknown): Checked<unknown> {
  return { ok: true, params: input };
}
