import { type ComponentType, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { codeFailure, type OverlaysState, usePlatformContext } from '@/platform';
import { withStyles } from '@/shared/failed-styles';

type OverlayHostProps = {
  /** Loads the code of the views. */
  load?: () => Promise<{ readonly OverlayViews: ComponentType }>;
};

export const loadOverlayViews = withStyles(() => import('./overlay-views'));

/** Renders the overlays above the pages. Their code loads when the first overlay opens, or ahead of it (fetch-ahead.ts). */
export function OverlayHost({ load = loadOverlayViews }: OverlayHostProps) {
  const context = usePlatformContext();
  const { overlays } = context;
  const [Views, setViews] = useState<ComponentType | null>(null);
  const hasOverlay = useStore(overlays, hasOpenOverlay);

  useEffect(() => {
    if (Views || !hasOverlay) return;
    let isUnmounted = false;
    load().then(
      ({ OverlayViews }) => {
        if (!isUnmounted) setViews(() => OverlayViews);
      },
      (cause: unknown) => {
        // Reject the open overlays, because the user cannot see and answer them.
        if (!isUnmounted) overlays.fail(codeFailure(context, 'overlays', cause));
      },
    );
    return () => {
      isUnmounted = true;
    };
  }, [Views, hasOverlay, context, overlays, load]);

  return Views && <Views />;
}

function hasOpenOverlay({ open }: OverlaysState): boolean {
  return open.length > 0;
}
