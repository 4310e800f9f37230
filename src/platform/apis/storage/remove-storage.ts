import { type Api, defineApi } from '@/platform/define-api';
import { inTurn } from '@/platform/storage/in-turn';
import { createRecords } from '@/platform/storage/records';
import { checkKey } from '@/platform/storage/storage-fields';

export type RemoveStorageParams = { readonly key: string };

/** Removes a key; one that is not there is fine. */
export const removeStorage: Api<RemoveStorageParams, void> = defineApi('removeStorage', {
  check: checkKey,
  run: (context, { key }, fail) =>
    inTurn(context, async () => context.shelf(createRecords).write(key, null, fail)),
});
