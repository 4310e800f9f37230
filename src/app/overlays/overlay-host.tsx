import { useStore } from 'zustand';
import { codeFailure, usePlatformContext } from '@/platform';
import { fetchLate, late, useLate } from '@/shared/late-part';
import { showPlainNote } from './plain-note';

export const lateViews = late(() => import('./overlay-views').then((file) => file.OverlayViews));

export const loadOverlayViews = () => fetchLate(lateViews);

/**
 * Draws the overlays above the pages. platform/feedback/open-overlay.ts opens and closes them. Their code loads when the
 * first overlay opens, or ahead of it (fetch-ahead.ts).
 */
export function OverlayHost() {
  const context = usePlatformContext();
  const { overlays } = context;
  const isWanted = useStore(overlays, ({ open }) => open.length > 0);
  const [Views] = useLate(lateViews, isWanted, (cause) => {
    for (const { kind, props } of overlays.getState().open) {
      if (kind === 'toast') showPlainNote(context.env, props.title);
    }
    // Reject the open overlays, because the user cannot see and answer them.
    overlays.fail(codeFailure(context, 'overlays', cause));
  });
  return Views && <Views />;
}
