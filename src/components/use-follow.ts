import { type RefObject, useEffectEvent, useLayoutEffect } from 'react';
import { watchSizes } from '@/shared/browser';

/** Runs at once, and whenever something that stands at an anchor may have to move: scroll, sizes, the keyboard. */
export function useFollow(
  isOpen: boolean,
  elements: readonly RefObject<HTMLElement | null>[],
  place: () => void,
): void {
  const run = useEffectEvent(place);
  useLayoutEffect(() => {
    if (!isOpen) return;
    const stop = new AbortController();
    const follow = () => run();
    const passive = { signal: stop.signal, capture: true, passive: true };
    window.addEventListener('scroll', follow, passive);
    window.addEventListener('resize', follow, passive);
    window.visualViewport?.addEventListener('resize', follow, passive);
    window.visualViewport?.addEventListener('scroll', follow, passive);
    const sizes = watchSizes(follow);
    for (const { current } of elements) if (current) sizes.observe(current);
    follow();
    return () => {
      stop.abort();
      sizes.disconnect();
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- refs: the list is new with each render, they are not
  }, [isOpen]);
}
