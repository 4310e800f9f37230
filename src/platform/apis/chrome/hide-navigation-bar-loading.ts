import { checkNothing } from '@/platform/call/params';
import { changePage } from '@/platform/chrome/require-page';
import { type Api, defineApi, type NoParams } from '@/platform/call/define';

export const hideNavigationBarLoading: Api<NoParams, void> = defineApi('hideNavigationBarLoading', {
  check: checkNothing,
  run: (context, _params, fail, controls) =>
    changePage(context, { loading: false }, fail, controls),
});
