import { isKeyboardFocus } from '@/components/is-keyboard-focus';
import { type RefObject, useEffect } from 'react';
import type { Pause } from './use-rotation';

/** Autoplay waits for a finger, a mouse and the keyboard. */
export function usePauses(
  root: RefObject<HTMLElement | null>,
  pause: (why: Pause, isPaused: boolean) => void,
) {
  useEffect(() => {
    const element = root.current;
    if (!element) return;
    const stop = new AbortController();
    const { signal } = stop;
    const isLeft = ({ relatedTarget }: MouseEvent | FocusEvent) =>
      !(relatedTarget instanceof Node && element.contains(relatedTarget));
    const hover = (event: PointerEvent, isOver: boolean) => {
      if (event.pointerType === 'mouse') pause('hover', isOver);
    };

    element.addEventListener('pointerdown', () => pause('touch', true), { signal });
    for (const end of ['pointerup', 'pointercancel'])
      window.addEventListener(end, () => pause('touch', false), { signal, capture: true });
    element.addEventListener('pointerover', (event) => hover(event, true), { signal });
    element.addEventListener('pointerout', (event) => isLeft(event) && hover(event, false), {
      signal,
    });
    element.addEventListener(
      'focusin',
      ({ target }) => {
        if (!(target instanceof Element) || target.closest('[data-rotation]')) return;
        if (isKeyboardFocus(target)) pause('focus', true);
      },
      { signal },
    );
    element.addEventListener('focusout', (event) => isLeft(event) && pause('focus', false), {
      signal,
    });
    return () => stop.abort();
  }, [root, pause]);
}
