import { checkNothing } from '@/platform/call/params';
import { type Api, defineApi, type NoParams } from '@/platform/call/define';
import { hideOverlays } from '@/platform/feedback/open-overlay';

/** Leaves what showLoading shows alone. */
export const hideToast: Api<NoParams, void> = defineApi('hideToast', {
  check: checkNothing,
  run: (context) => hideOverlays(context, 'toast'),
});
