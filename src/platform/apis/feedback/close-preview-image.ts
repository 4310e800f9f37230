import { checkNothing } from '@/platform/check-params';
import { type Api, defineApi, type NoParams } from '@/platform/define-api';
import { hideOverlays } from '@/platform/open-overlay';

/** Closes what previewImage has opened; fails when that is nothing. */
export const closePreviewImage: Api<NoParams, void> = defineApi('closePreviewImage', {
  check: checkNothing,
  run: (context, _params, fail) => {
    const { open } = context.overlays.getState();
    if (!open.some(({ kind }) => kind === 'preview')) throw fail('failed', 'no preview is open');
    hideOverlays(context, 'preview');
  },
});
