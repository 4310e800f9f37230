import { type ComponentType, useEffect, useState } from 'react';
import { codeFailure, usePlatformContext } from '@/platform';

type State = {
  overlay: { fail(cause: unknown): void };
  open: boolean;
  onExited: () => void;
};

type Props<P> = {
  /** Fetches the code that draws. */
  load: () => Promise<ComponentType<P>>;
  /** What that gets. */
  view: P;
};

/** An overlay whose looks come with the first of its kind. Nobody waits for one that can not be drawn. */
export function LateView<P extends State>({ load, view }: Props<P>) {
  const [View, setView] = useState<ComponentType<P> | null>(null);
  const context = usePlatformContext();
  const { overlay, open, onExited } = view;

  useEffect(() => {
    let gone = false;
    load().then(
      (loaded) => {
        if (!gone) setView(() => loaded);
      },
      (cause: unknown) => {
        if (!gone) overlay.fail(codeFailure(context, 'overlays', cause));
      },
    );
    return () => {
      gone = true;
    };
  }, [context, load, overlay]);

  // Closed before there was anything to see.
  useEffect(() => {
    if (!View && !open) onExited();
  }, [View, open, onExited]);

  return View && <View {...view} />;
}
