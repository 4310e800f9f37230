import { checkNothing } from '@/platform/check-params';
import { requirePage } from '@/platform/chrome/require-page';
import { type Api, defineApi, type NoParams } from '@/platform/define-api';

export const showNavigationBarLoading: Api<NoParams, void> = defineApi('showNavigationBarLoading', {
  check: checkNothing,
  run: (context, _params, fail) =>
    context.chrome.changePage(requirePage(context, fail).id, { loading: true }),
});
