/** Each new scroll sends this event to the element, and the earlier scroll stops. */
const NEXT_SCROLL = 'portico:scroll';

const STOP_EVENTS = ['pointerdown', 'touchstart', 'wheel', 'keydown', NEXT_SCROLL] as const;

/**
 * Moves an element by the clock and not by frames, because slow phones drop frames [S9.24]. `moveTo` gets the share of the
 * time, from 0 to 1. It ends at 1, or when the user or a later scroll takes over. A position that differs from the last move
 * does not mean that: content that loads above the window moves it too.
 */
export function animateScroll(
  window: Window,
  element: Element,
  duration: number,
  moveTo: (share: number) => void,
  onEnd?: () => void,
): void {
  element.dispatchEvent(new Event(NEXT_SCROLL));
  const startedAt = window.performance.now();
  let frame = 0;

  const stop = () => {
    window.cancelAnimationFrame(frame);
    for (const type of STOP_EVENTS) element.removeEventListener(type, stop);
    window.document.removeEventListener('visibilitychange', finish);
    onEnd?.();
  };
  const finish = () => {
    moveTo(1);
    stop();
  };
  const moveOn = () => {
    const share = (window.performance.now() - startedAt) / duration;
    if (duration <= 0 || share >= 1) return finish();
    moveTo(share);
    frame = window.requestAnimationFrame(moveOn);
  };

  for (const type of STOP_EVENTS) element.addEventListener(type, stop, { passive: true });
  // A hidden document has no frames.
  window.document.addEventListener('visibilitychange', finish);
  moveOn();
}
