import { checkNothing } from '@/platform/check-params';
import { type Api, defineApi, type NoParams } from '@/platform/define-api';
import { inTurn } from '@/platform/storage/in-turn';
import { createLargeValues } from '@/platform/storage/large-values';
import { clearRecords } from '@/platform/storage/record-list';

/** Removes every key of this app, and nobody else's. */
export const clearStorage: Api<NoParams, void> = defineApi('clearStorage', {
  check: checkNothing,
  run: (context, _params, fail) =>
    inTurn(context, async () => {
      clearRecords(context, fail);
      await context.shelf(createLargeValues).clear(fail);
    }),
});
