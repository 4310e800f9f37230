import { checkNothing } from '@/platform/call/params';
import { changePage } from '@/platform/chrome/require-page';
import { type Api, defineApi, type NoParams } from '@/platform/call/define';

export const startPullDownRefresh: Api<NoParams, void> = defineApi('startPullDownRefresh', {
  check: checkNothing,
  run: (context, _params, fail, controls) =>
    changePage(context, { refreshing: true }, fail, controls),
});
