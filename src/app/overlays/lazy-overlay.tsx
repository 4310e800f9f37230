import { type ComponentType, useEffect, useState } from 'react';
import { codeFailure, type OverlayKind, type OverlayOf, usePlatformContext } from '@/platform';

/** The props of the view of an overlay kind. */
export type OverlayViewProps<K extends OverlayKind> = {
  readonly overlay: OverlayOf<K>;
  /** False while the overlay closes. */
  readonly open: boolean;
  readonly onExited: () => void;
};

type LazyViewProps = {
  overlay: { fail(cause: unknown): void };
  open: boolean;
  onExited: () => void;
};

type LazyOverlayProps<P> = {
  /** Loads the view's code. */
  load: () => Promise<ComponentType<P>>;
  /** The props of the view. */
  view: P;
};

/** Loads the view with the first overlay of its kind. If the code fails to load, the overlay's call rejects. */
export function LazyOverlay<P extends LazyViewProps>({ load, view }: LazyOverlayProps<P>) {
  const [View, setView] = useState<ComponentType<P> | null>(null);
  const context = usePlatformContext();
  const { overlay, open, onExited } = view;

  useEffect(() => {
    let isUnmounted = false;
    load().then(
      (loadedView) => {
        if (!isUnmounted) setView(() => loadedView);
      },
      (cause: unknown) => {
        if (!isUnmounted) overlay.fail(codeFailure(context, 'overlays', cause));
      },
    );
    return () => {
      isUnmounted = true;
    };
  }, [context, load, overlay]);

  // The overlay was closed before its code loaded, so there is no exit animation.
  useEffect(() => {
    if (!View && !open) onExited();
  }, [View, open, onExited]);

  return View && <View {...view} />;
}
