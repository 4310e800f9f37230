import type { Env } from '@/platform/call/env';
import { clamp } from '@/shared/values';
import { scrollPosition } from './scroll-position';

/** Sent to the element by each new scroll: the one before it stops. */
const NEXT_SCROLL = 'portico:scroll';

const TAKE_OVER = ['pointerdown', 'touchstart', 'wheel', 'keydown', NEXT_SCROLL] as const;

/**
 * Scrolls by the clock, not by frames [S9.24]. Resolves at the end, or as soon as the visitor's hand or a
 * later call takes over. That the position is another one than we set says nothing: content that arrives
 * above the window moves it too.
 */
export function scrollElement(
  env: Env,
  element: Element,
  target: number,
  duration: number,
): Promise<void> {
  element.dispatchEvent(new Event(NEXT_SCROLL));
  const from = element.scrollTop;
  const to = clamp(target, 0, element.scrollHeight - element.clientHeight);
  const startedAt = env.now();
  let cancelFrame = () => {};

  return new Promise<void>((resolve) => {
    const moveTo = (top: number) => element.scrollTo({ top, behavior: 'instant' });

    const stop = () => {
      cancelFrame();
      for (const type of TAKE_OVER) element.removeEventListener(type, stop);
      env.document.removeEventListener('visibilitychange', finish);
      resolve();
    };

    const finish = () => {
      moveTo(to);
      stop();
    };

    const step = () => {
      const share = (env.now() - startedAt) / duration;
      if (!(share < 1)) return finish();
      moveTo(scrollPosition(from, to, share));
      cancelFrame = env.frame(step);
    };

    for (const type of TAKE_OVER) element.addEventListener(type, stop, { passive: true });
    // No frames come while nobody looks.
    env.document.addEventListener('visibilitychange', finish);
    step();
  });
}
