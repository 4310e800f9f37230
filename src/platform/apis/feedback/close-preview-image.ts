import { checkNothing } from '@/platform/call/params';
import { type Api, defineApi, type NoParams } from '@/platform/call/define';
import { hideOverlays } from '@/platform/feedback/open-overlay';

/** Closes what previewImage has opened; fails when that is nothing. */
export const closePreviewImage: Api<NoParams, void> = defineApi('closePreviewImage', {
  check: checkNothing,
  run: (context, _params, fail) => {
    const { open } = context.overlays.getState();
    if (!open.some(({ kind }) => kind === 'preview')) throw fail('failed', 'no preview is open');
    hideOverlays(context, 'preview');
  },
});
