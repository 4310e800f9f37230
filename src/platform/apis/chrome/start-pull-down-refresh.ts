import { checkNothing } from '@/platform/check-params';
import { changePage } from '@/platform/chrome/require-page';
import { type Api, defineApi, type NoParams } from '@/platform/define-api';

export const startPullDownRefresh: Api<NoParams, void> = defineApi('startPullDownRefresh', {
  check: checkNothing,
  run: (context, _params, fail, controls) =>
    changePage(context, { refreshing: true }, fail, controls),
});
