import { checkNothing } from '@/platform/call/params';
import { type Api, defineApi, type NoParams } from '@/platform/call/define';
import { hideOverlays } from '@/platform/feedback/open-overlay';

/** Takes back one showLoading. Leaves a toast alone. */
export const hideLoading: Api<NoParams, void> = defineApi('hideLoading', {
  check: checkNothing,
  run: (context) => hideOverlays(context, 'loading', 'newest'),
});
