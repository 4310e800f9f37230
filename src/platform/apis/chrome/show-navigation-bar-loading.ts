import { checkNothing } from '@/platform/check-params';
import { changePage } from '@/platform/chrome/require-page';
import { type Api, defineApi, type NoParams } from '@/platform/define-api';

export const showNavigationBarLoading: Api<NoParams, void> = defineApi('showNavigationBarLoading', {
  check: checkNothing,
  run: (context, _params, fail, controls) => changePage(context, { loading: true }, fail, controls),
});
