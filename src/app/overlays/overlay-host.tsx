import { type ComponentType, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { codeFailure, type OverlaysState, usePlatformContext } from '@/platform';
import { withStyles } from '@/shared/failed-styles';

type OverlayHostProps = {
  /** Loads the code of the views. */
  load?: () => Promise<{ readonly OverlayViews: ComponentType }>;
};

const loadViews = withStyles(() => import('./overlay-views'));

/** Renders the overlays above the pages. Their code loads in idle time, or when the first overlay opens. */
export function OverlayHost({ load = loadViews }: OverlayHostProps) {
  const context = usePlatformContext();
  const { env, overlays } = context;
  const [Views, setViews] = useState<ComponentType | null>(null);
  const hasOverlay = useStore(overlays, hasOpenOverlay);

  useEffect(() => {
    if (Views) return;
    let isUnmounted = false;
    const fetchViews = () => {
      load().then(
        ({ OverlayViews }) => {
          if (!isUnmounted) setViews(() => OverlayViews);
        },
        (cause: unknown) => {
          // Reject the open overlays, because the user cannot see and answer them.
          if (!isUnmounted) overlays.fail(codeFailure(context, 'overlays', cause));
        },
      );
    };
    const cancel = hasOverlay ? fetchViews() : env.idle(fetchViews);
    return () => {
      isUnmounted = true;
      cancel?.();
    };
  }, [Views, hasOverlay, context, env, overlays, load]);

  return Views && <Views />;
}

function hasOpenOverlay({ open }: OverlaysState): boolean {
  return open.length > 0;
}
