import { type RefObject, useEffect, useEffectEvent } from 'react';
import { LONGEST_TIMER } from '@/shared/clock';

type Options = {
  readonly isOpen: boolean;
  /** Milliseconds. 0 keeps it open. */
  readonly duration: number;
  readonly onEnd: () => void;
};

/**
 * Calls `onEnd` after the duration. The timer pauses while a mouse or a finger is on the element, while the focus is
 * in it, and while the document is hidden.
 */
export function useAutoClose(
  element: RefObject<HTMLElement | null>,
  { isOpen, duration, onEnd }: Options,
): void {
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    const box = element.current;
    if (!isOpen || !(duration > 0 && duration <= LONGEST_TIMER) || !box) return;
    const stop = new AbortController();
    const reasons = new Set<string>();
    let left = duration;
    let since = 0;
    let timer = 0;

    const run = () => {
      since = performance.now();
      timer = window.setTimeout(end, left);
    };
    const hold = (reason: string, isHeld: boolean) => {
      const ran = reasons.size === 0;
      if (isHeld) reasons.add(reason);
      else reasons.delete(reason);
      if (ran && reasons.size > 0) {
        clearTimeout(timer);
        left -= performance.now() - since;
      } else if (!ran && reasons.size === 0) run();
    };
    const listen = (target: EventTarget, type: string, reason: string, isHeld: () => boolean) =>
      target.addEventListener(type, () => hold(reason, isHeld()), { signal: stop.signal });

    // Pointer events, because after a tap browsers send mouseenter without mouseleave.
    listen(box, 'pointerenter', 'pointer', () => true);
    listen(box, 'pointerleave', 'pointer', () => false);
    listen(box, 'focusin', 'focus', () => true);
    listen(box, 'focusout', 'focus', () => false);
    listen(document, 'visibilitychange', 'hidden', () => document.hidden);
    run();
    if (document.hidden) hold('hidden', true);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [element, isOpen, duration]);
}
