import { checkParams, required, text } from '@/platform/check-params';
import { type Api, defineApi } from '@/platform/define-api';
import { enLate } from '@/shared/messages';

export type UnPreloadPageParams = { readonly url: string };

/** A browser keeps the code that it has fetched [S8.11]. */
export const unPreloadPage: Api<UnPreloadPageParams, never> = defineApi('unPreloadPage', {
  check: checkParams({ url: required(text) }),
  run: ({ messages }, _params, fail) => {
    throw fail('unsupported', messages.using(enLate)('notImplemented'));
  },
});
