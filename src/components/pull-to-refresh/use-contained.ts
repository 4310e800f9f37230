import { useEffect, useEffectEvent } from 'react';

/** What is pulled; of the scroller perhaps only an area. */
export type Pulled = { readonly scroller: HTMLElement; readonly area?: HTMLElement };

/** Else Chromium's own pull-to-refresh reloads the app, also where the finger's code has not come. */
export function useContained(enabled: boolean, find: () => Pulled | null): void {
  const newest = useEffectEvent(find);
  useEffect(() => {
    const style = enabled ? newest()?.scroller.style : null;
    if (!style) return;
    const before = style.overscrollBehaviorY;
    style.overscrollBehaviorY = 'contain';
    return () => {
      style.overscrollBehaviorY = before;
    };
  }, [enabled]);
}
