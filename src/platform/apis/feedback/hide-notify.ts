import { checkNothing } from '@/platform/call/params';
import { type Api, defineApi, type NoParams } from '@/platform/call/define';
import { hideOverlays } from '@/platform/feedback/open-overlay';

/** Takes the banner away before its time, or one that stays. */
export const hideNotify: Api<NoParams, void> = defineApi('hideNotify', {
  check: checkNothing,
  run: (context) => hideOverlays(context, 'notify'),
});
