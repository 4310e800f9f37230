import { checkNothing } from '@/platform/call/params';
import { changePage } from '@/platform/chrome/require-page';
import { type Api, defineApi, type NoParams } from '@/platform/call/define';

export const showNavigationBarLoading: Api<NoParams, void> = defineApi('showNavigationBarLoading', {
  check: checkNothing,
  run: (context, _params, fail, controls) => changePage(context, { loading: true }, fail, controls),
});
