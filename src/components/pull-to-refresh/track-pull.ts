import { scrollSource } from '@/components/scrolling';

export type PullListener = {
  /** May a pull begin now? Asked when the finger lands. */
  ready: () => boolean;
  /** The finger is this far below the point where it landed; negative above it. */
  move: (distance: number) => void;
  end: (how: 'release' | 'cancel') => void;
};

type Gesture = { phase: 'judging' | 'pulling' | 'refused'; x: number; y: number; target: Element };

/** A finger that moves less than this has not said yet where it wants to go. */
const SLOP = 8;

/** A scaled screen stops at fractions of a pixel below the top. */
const TOP = 1;

/**
 * Tells of downward pulls in `area` that begin with the scroller at its top. Returns the way to undo it.
 *
 * A touchmove listener that may say no makes the browser wait before it scrolls. So it is there only while the
 * scroller stands at its top, and says no only to a pull. A finger that somebody inside has taken (a slider, a wheel
 * picker, a scroller that pulls by itself) is theirs: they have said no before.
 */
export function trackPull(
  scroller: HTMLElement,
  listener: PullListener,
  area: HTMLElement = scroller,
): () => void {
  let gesture: Gesture | undefined;

  const finish = (how: 'release' | 'cancel') => {
    const last = gesture;
    if (!last) return;
    gesture = undefined;
    last.target.removeEventListener('touchend', release);
    last.target.removeEventListener('touchcancel', cancel);
    if (last.phase === 'pulling') listener.end(how);
  };
  const release = () => finish('release');
  const cancel = () => finish('cancel');

  const start = (event: TouchEvent) => {
    const touch = event.touches[0];
    const { target } = event;
    if (gesture || event.touches.length > 1) return cancel();
    if (!touch || !(target instanceof Element)) return;
    if (!atTop(target, scroller) || !listener.ready()) return;
    gesture = { phase: 'judging', x: touch.clientX, y: touch.clientY, target };
    // On the target: its events no longer pass the scroller when a render takes it away under the finger.
    target.addEventListener('touchend', release);
    target.addEventListener('touchcancel', cancel);
  };

  const move = (event: TouchEvent) => {
    const touch = event.touches[0];
    if (!gesture || !touch || gesture.phase === 'refused') return;
    if (scroller.scrollTop >= TOP || event.defaultPrevented) return cancel();
    const x = touch.clientX - gesture.x;
    const y = touch.clientY - gesture.y;
    if (gesture.phase === 'judging') {
      gesture.phase = judge(x, y);
      if (gesture.phase !== 'pulling') return;
    }
    if (event.cancelable) event.preventDefault();
    listener.move(y);
  };

  const arm = () => {
    area.removeEventListener('touchmove', move);
    if (scroller.scrollTop < TOP) area.addEventListener('touchmove', move, { passive: false });
  };

  const source = scrollSource(scroller);
  arm();
  source.addEventListener('scroll', arm, { passive: true });
  area.addEventListener('touchstart', start, { passive: true });
  // The system takes the screen away without a word to the finger: a call, another app.
  document.addEventListener('visibilitychange', cancel);
  return () => {
    source.removeEventListener('scroll', arm);
    area.removeEventListener('touchstart', start);
    area.removeEventListener('touchmove', move);
    document.removeEventListener('visibilitychange', cancel);
    cancel();
  };
}

/** Down and clearly steeper than wide is a pull. */
function judge(x: number, y: number): Gesture['phase'] {
  if (Math.hypot(x, y) < SLOP) return 'judging';
  return y > Math.abs(x) * 1.5 ? 'pulling' : 'refused';
}

/** Nothing between the finger and the scroller, nor the scroller itself, can still be scrolled back up. */
function atTop(target: Element, scroller: HTMLElement): boolean {
  for (let node: Element | null = target; node; node = node.parentElement) {
    if (node.scrollTop >= TOP || isChatBelowItsTop(node)) return false;
    if (node === scroller) return true;
  }
  return false;
}

/** A scroller that fills up from below counts from 0 at its end down to negative numbers. */
function isChatBelowItsTop(node: Element): boolean {
  const room = node.scrollHeight - node.clientHeight;
  if (room < TOP || room + node.scrollTop < TOP) return false;
  const { flexDirection, overflowY } = getComputedStyle(node);
  return flexDirection === 'column-reverse' && overflowY !== 'visible';
}
