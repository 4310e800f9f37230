import { type ComponentType, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { codeFailure, type OverlaysState, usePlatformContext } from '@/platform';
import { withStyles } from '@/shared/failed-styles';

type OverlayHostProps = {
  /** Fetches the code that draws. */
  load?: () => Promise<{ readonly OverlayViews: ComponentType }>;
};

const loadViews = withStyles(() => import('./overlay-views'));

/** Draws what lies above the pages. How that looks is fetched in idle time, or when the first is wanted. */
export function OverlayHost({ load = loadViews }: OverlayHostProps) {
  const context = usePlatformContext();
  const { env, overlays } = context;
  const [Views, setViews] = useState<ComponentType | null>(null);
  const wanted = useStore(overlays, hasAny);

  useEffect(() => {
    if (Views) return;
    let unmounted = false;
    const fetchViews = () => {
      load().then(
        ({ OverlayViews }) => {
          if (!unmounted) setViews(() => OverlayViews);
        },
        (cause: unknown) => {
          // Nobody may wait for an answer to what is not on the screen.
          if (!unmounted) overlays.fail(codeFailure(context, 'overlays', cause));
        },
      );
    };
    const cancel = wanted ? fetchViews() : env.idle(fetchViews);
    return () => {
      unmounted = true;
      cancel?.();
    };
  }, [Views, wanted, context, env, overlays, load]);

  return Views && <Views />;
}

function hasAny({ open }: OverlaysState): boolean {
  return open.length > 0;
}
