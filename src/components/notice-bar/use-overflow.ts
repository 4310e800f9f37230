import { type RefObject, useEffect, useState } from 'react';
import { isMotionReduced, watchSizes } from '@/shared/browser';

type Pace = { readonly speed: number; readonly delay: number };

/** Whether the text is too long for its strip. Sets CSS variables: distance, duration and direction of the animation. */
export function useOverflow(
  strip: RefObject<HTMLElement | null>,
  isWanted: boolean,
  { speed, delay }: Pace,
): boolean {
  const [overflows, setOverflows] = useState(false);

  useEffect(() => {
    const box = strip.current;
    const text = box?.firstElementChild;
    if (!isWanted || !box || !text) return;
    const measure = () => {
      const room = box.clientWidth;
      const length = text.scrollWidth;
      const isCalm = isMotionReduced();
      setOverflows(!isCalm && length > room + 1);
      box.style.setProperty('--portico-own-notice-out', `${-length}px`);
      box.style.setProperty('--portico-own-notice-in', `${room}px`);
      box.style.setProperty('--portico-own-notice-first', `${length / speed}s`);
      box.style.setProperty('--portico-own-notice-again', `${(length + room) / speed}s`);
      // While the text scrolls, `dir="auto"` makes this the direction of the text.
      const isRtl = getComputedStyle(box).direction === 'rtl';
      box.style.setProperty('--portico-own-notice-flip', isRtl ? '-1' : '1');
      box.style.setProperty('--portico-own-notice-delay', `${delay}s`);
    };
    const watch = watchSizes(measure);
    watch.observe(box);
    watch.observe(text);
    return () => watch.disconnect();
  }, [strip, isWanted, overflows, speed, delay]);

  return isWanted && overflows;
}
