import { type RefObject, useEffect, useEffectEvent, useLayoutEffect } from 'react';
import { watchSizes } from '@/shared/browser';

const FLOAT = 'data-portico-float';

/** Esc closes the last opened floating box first. The layer below it does not receive that key. */
export function useEscape(
  element: RefObject<HTMLElement | null>,
  isOpen: boolean,
  onEscape: () => void,
): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const box = element.current;
    const floats = document.querySelectorAll(`[${FLOAT}]`);
    if (event.key !== 'Escape' || event.isComposing || event.defaultPrevented) return;
    if (!box || floats[floats.length - 1] !== box || box.closest('[inert]')) return;
    event.preventDefault();
    onEscape();
  });
  useEffect(() => {
    const box = element.current;
    if (!isOpen || !box) return;
    box.setAttribute(FLOAT, '');
    document.addEventListener('keydown', press, { capture: true });
    return () => {
      box.removeAttribute(FLOAT);
      document.removeEventListener('keydown', press, { capture: true });
    };
  }, [element, isOpen]);
}

/** Calls `place` at once, and again when an anchored box may have to move: scroll, new sizes, the on-screen keyboard. */
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
