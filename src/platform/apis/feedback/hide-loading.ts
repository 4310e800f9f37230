import { checkNothing } from '@/platform/check-params';
import { type Api, defineApi, type NoParams } from '@/platform/define-api';
import { hideOverlays } from '@/platform/open-overlay';

/** Takes back one showLoading. Leaves a toast alone. */
export const hideLoading: Api<NoParams, void> = defineApi('hideLoading', {
  check: checkNothing,
  run: (context) => hideOverlays(context, 'loading', 'newest'),
});
