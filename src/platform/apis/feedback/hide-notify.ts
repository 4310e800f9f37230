import { checkNothing } from '@/platform/check-params';
import { type Api, defineApi, type NoParams } from '@/platform/define-api';
import { hideOverlays } from '@/platform/open-overlay';

/** Takes the banner away before its time, or one that stays. */
export const hideNotify: Api<NoParams, void> = defineApi('hideNotify', {
  check: checkNothing,
  run: (context) => hideOverlays(context, 'notify'),
});
