import { checkNothing } from '@/platform/check-params';
import { changePage } from '@/platform/chrome/require-page';
import { type Api, defineApi, type NoParams } from '@/platform/define-api';

export const hideNavigationBarLoading: Api<NoParams, void> = defineApi('hideNavigationBarLoading', {
  check: checkNothing,
  run: (context, _params, fail, controls) =>
    changePage(context, { loading: false }, fail, controls),
});
