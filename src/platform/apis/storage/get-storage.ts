import type { PlatformContext } from '@/platform/call/context';
import { type Api, defineApi } from '@/platform/call/define';
import { type Fail } from '@/platform/call/check';
import { createLargeValues } from '@/platform/storage/large-values';
import { largeOf } from '@/platform/storage/parse-record';
import { readValue } from '@/platform/storage/read-value';
import { createRecords } from '@/platform/storage/records';
import { checkKey } from '@/platform/storage/storage-fields';
import { createSyncWrites } from '@/platform/storage/sync-writes';
import { createKeyedQueue } from '@/platform/call/queue';

export type GetStorageParams = { readonly key: string };

export type GetStorageResult<T = unknown> = { readonly data: T };

/** The value of a key, wherever it is kept. Fails with `not-found` when there is none. */
export const getStorage: Api<GetStorageParams, GetStorageResult> = defineApi('getStorage', {
  check: checkKey,
  run: (context, { key }, fail) =>
    context.shelf(createKeyedQueue).of(key, () => find(context, key, fail)),
});

async function find(context: PlatformContext, key: string, fail: Fail): Promise<GetStorageResult> {
  const records = context.shelf(createRecords);
  const record = records.read(key, fail);
  if (!record) throw fail('not-found', 'data not found');
  const large = largeOf(record);
  if (!large) return { data: readValue(record, fail) };
  const found = await context.shelf(createLargeValues).find(large.id, fail);
  if (found) return found;
  const now = records.read(key, fail);
  // Another tab has put another value there meanwhile; or the browser has thrown the database away.
  if (now && largeOf(now)?.id !== large.id) return find(context, key, fail);
  context.shelf(createSyncWrites).write(key, null, fail);
  throw fail('not-found', 'data not found');
}
