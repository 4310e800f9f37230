import { type ComponentType, type ComponentProps, useEffect, useState } from 'react';
import type { PreviewView } from './preview-view';

type Props = ComponentProps<typeof PreviewView>;

type LateProps = Props & {
  /** Fetches the code that draws. */
  load?: () => Promise<{ readonly PreviewView: ComponentType<Props> }>;
};

const loadView = () => import('./preview-view');

/** The image preview, whose code comes with the first of them. Nobody waits for one that can not be drawn. */
export function LatePreview({ load = loadView, ...props }: LateProps) {
  const [View, setView] = useState<ComponentType<Props> | null>(null);
  const { overlay, open, onExited } = props;

  useEffect(() => {
    let gone = false;
    load().then(
      ({ PreviewView: Loaded }) => {
        if (!gone) setView(() => Loaded);
      },
      (cause: unknown) => {
        if (!gone) overlay.fail(new Error('its code could not be loaded', { cause }));
      },
    );
    return () => {
      gone = true;
    };
  }, [load, overlay]);

  // Closed before there was anything to see.
  useEffect(() => {
    if (!View && !open) onExited();
  }, [View, open, onExited]);

  return View && <View {...props} />;
}
