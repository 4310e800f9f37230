import { checkNothing } from '@/platform/check-params';
import { type Api, defineApi, type NoParams } from '@/platform/define-api';
import { hideOverlays } from '@/platform/open-overlay';

/** Leaves what showLoading shows alone. */
export const hideToast: Api<NoParams, void> = defineApi('hideToast', {
  check: checkNothing,
  run: (context) => hideOverlays(context, 'toast'),
});
