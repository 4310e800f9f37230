import { checkNothing } from '@/platform/check-params';
import { requirePage } from '@/platform/chrome/require-page';
import { type Api, defineApi, type NoParams } from '@/platform/define-api';

export const stopPullDownRefresh: Api<NoParams, void> = defineApi('stopPullDownRefresh', {
  check: checkNothing,
  run: (context, _params, fail) =>
    context.chrome.changePage(requirePage(context, fail).id, { refreshing: false }),
});
