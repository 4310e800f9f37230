import { badParameterError, type Fail } from '@/platform/call/check';
import type { PlatformContext } from '@/platform/call/context';
import { type Api, defineApi, type NoParams } from '@/platform/call/define';
import {
  checkParams,
  type Field,
  numberIn,
  optional,
  required,
  text,
} from '@/platform/call/params';
import { createKeyedQueue } from '@/platform/call/queue';
import { encode, encodePlain } from '@/shared/encode-value';
import { createLargeValues } from './large-values';
import {
  createRecords,
  formRecord,
  keysIn,
  kilobytes,
  largeOf,
  readValue,
  type Records,
  recordInfo,
} from './records';
import type { StorageInfo } from './storage-sync';
import { createSyncWrites, type SyncWrites } from './sync-writes';

// Calls for one key run in the order in which the product made them. A synchronous call that comes later wins over an
// asynchronous one that still waits.

export type SetStorageParams = {
  readonly key: string;
  /** Any structured value: also dates, maps, typed arrays, Blobs, cycles and undefined, but no function or class. */
  readonly data: unknown;
  /** Milliseconds after which the value is gone. */
  readonly expires?: number | undefined;
};

export type GetStorageParams = { readonly key: string };

export type GetStorageResult<T = unknown> = { readonly data: T };

export type RemoveStorageParams = { readonly key: string };

/** localStorage blocks the page and has few megabytes, so longer texts go to the database. */
const LARGE_CHARACTERS = 100_000;

/** The write itself finds values that cannot be stored. */
const anyValue: Field<unknown> = (value) => ({ value });

const checkKey = checkParams({ key: required(text) });

const checkEntry = checkParams({
  key: required(text),
  data: anyValue,
  expires: optional(numberIn(0, Number.MAX_SAFE_INTEGER / 2)),
});

export const setStorage: Api<SetStorageParams, void, never, number> = defineApi('setStorage', {
  check: checkEntry,
  run: (context, { key, data, expires }, fail, { signal, begun }) => {
    const { env, shelf } = context;
    const calledAt = timeOfCall(context, begun);
    return shelf(createKeyedQueue).of(key, async () => {
      if (signal.aborted) return;
      const plain = encodePlain(data);
      const isShort = plain !== null && plain.length <= LARGE_CHARACTERS;
      const encoded = isShort
        ? { text: plain, bytes: 0 }
        : encode(
            data,
            (refused) => badParameterError(fail, { refused, parameter: 'data' }),
            LARGE_CHARACTERS,
          );
      const until = expires === undefined ? expires : env.date() + expires;
      const writes = writesOf(context);
      if (writes.since(key, calledAt)) return;
      if (encoded.text !== null) {
        const record = formRecord({ mark: isShort ? '=' : '!', text: encoded.text }, until);
        writes.write(key, record, fail);
        return;
      }
      const largeValues = shelf(createLargeValues);
      const id = await largeValues.add(data, encoded.bytes, fail);
      try {
        if (signal.aborted) throw signal.reason;
        if (writes.since(key, calledAt)) return await largeValues.drop(id);
        writes.write(key, formRecord({ mark: '>', text: `${id} ${encoded.bytes}` }, until), fail);
      } catch (error) {
        // The first error is the one to report. A later start removes the value if this fails.
        await largeValues.drop(id).catch(() => {});
        throw error;
      }
    });
  },
});

export const getStorage: Api<GetStorageParams, GetStorageResult> = defineApi('getStorage', {
  check: checkKey,
  run: (context, { key }, fail) =>
    context.shelf(createKeyedQueue).of(key, () => findValue(context, key, fail)),
});

export const removeStorage: Api<RemoveStorageParams, void, never, number> = defineApi(
  'removeStorage',
  {
    check: checkKey,
    run: (context, { key }, fail, { signal, begun }) => {
      const calledAt = timeOfCall(context, begun);
      return context.shelf(createKeyedQueue).of(key, async () => {
        const writes = writesOf(context);
        if (!signal.aborted && !writes.since(key, calledAt)) writes.write(key, null, fail);
      });
    },
  },
);

export const clearStorage: Api<NoParams, void, never, number> = defineApi('clearStorage', {
  run: (context, _params, fail, { signal, begun }) => {
    const calledAt = timeOfCall(context, begun);
    return context.shelf(createKeyedQueue).ofAll(async () => {
      if (signal.aborted) return;
      const writes = writesOf(context);
      const records = recordsOf(context);
      const ids: string[] = [];
      for (const key of keysIn(records, fail)) {
        if (writes.since(key, calledAt)) continue;
        const large = largeOf(records.read(key, fail));
        if (large) ids.push(large.id);
        writes.write(key, null, fail);
      }
      await context.shelf(createLargeValues).clear(ids, fail);
    });
  },
});

export const getStorageInfo: Api<NoParams, StorageInfo> = defineApi('getStorageInfo', {
  run: (context, _params, fail) =>
    context.shelf(createKeyedQueue).afterAll(async () => {
      const records = recordsOf(context);
      const { keys, currentSize, limitSize } = recordInfo(records, fail);
      const largeBytes = keys.map((key) => largeOf(records.read(key, fail))?.bytes ?? 0);
      const bytes = largeBytes.reduce((sum, size) => sum + size, 0);
      // Only secure contexts have `navigator.storage`, and Safari has it since version 17.
      const storage = context.env.window.navigator.storage as StorageManager | undefined;
      const { quota = 0 } = (await storage?.estimate?.().catch(() => undefined)) ?? {};
      return {
        keys,
        currentSize: currentSize + kilobytes(bytes),
        limitSize: limitSize + kilobytes(quota),
      };
    }),
});

async function findValue(
  context: PlatformContext,
  key: string,
  fail: Fail,
): Promise<GetStorageResult> {
  const records = recordsOf(context);
  const record = records.read(key, fail);
  if (!record) throw fail('not-found', 'data not found');
  const large = largeOf(record);
  if (!large) return { data: readValue(record, fail) };
  const found = await context.shelf(createLargeValues).find(large.id, fail);
  if (found) return found;
  const current = records.read(key, fail);
  // Another tab has stored another value in the meantime.
  if (current && largeOf(current)?.id !== large.id) return findValue(context, key, fail);
  // The browser has deleted the database.
  writesOf(context).write(key, null, fail);
  throw fail('not-found', 'data not found');
}

/** When the product made the call: now, or before its code had loaded. */
function timeOfCall({ shelf }: PlatformContext, begun: number | undefined): number {
  return begun ?? shelf(createSyncWrites).now();
}

/** The records. A value that loses its record is removed from the database at once. */
function recordsOf({ shelf }: PlatformContext): Records {
  const records = shelf(createRecords);
  records.drop ??= (id) => shelf(createLargeValues).drop(id);
  return records;
}

function writesOf(context: PlatformContext): SyncWrites {
  recordsOf(context);
  return context.shelf(createSyncWrites);
}
