import { useEffect, useEffectEvent } from 'react';
import { PULL_REFRESH_HEIGHT, PULL_REFRESH_RANGE } from '@/shared/defaults';
import type { PullEvent, PullState } from './use-pull';
import { scrollSource } from '@/components/kit/scrolling';
import { stretch } from '@/components/kit/gestures';

/** The scroller, and the area inside it that takes the pull, if not all of it does. */
type Pulled = { readonly scroller: HTMLElement; readonly area?: HTMLElement };

export type PullFingerOptions = {
  enabled: boolean;
  /** The distance of the finger that refreshes. @default 150 */
  range?: number;
  /** Called when the component is mounted. With null there is no pull. */
  find: () => Pulled | null;
  /** The distance of the finger below the point where it landed. Write it to the element, without a render. */
  onFollow: (distance: number) => void;
};

type Machine = {
  readonly send: (event: PullEvent) => void;
  readonly current: () => PullState;
};

/** Sends the moves of the finger to the state machine. */
export function usePullFinger(options: PullFingerOptions, { send, current }: Machine): void {
  const { enabled, range = PULL_REFRESH_RANGE } = options;
  const onMove = useEffectEvent((distance: number) => {
    options.onFollow(distance);
    send(pullEvent(distance, range));
  });
  const onEnd = useEffectEvent(send);
  const isIdle = useEffectEvent(() => current() === 'idle');
  const find = useEffectEvent(options.find);

  useEffect(() => {
    const found = enabled ? find() : null;
    if (!found) return;
    const { scroller, area } = found;
    const { style } = scroller;
    const before = style.overscrollBehaviorY;
    // Without it, Chromium's own pull-to-refresh reloads the app.
    style.overscrollBehaviorY = 'contain';
    const stop = trackPull(
      scroller,
      {
        ready: () => isIdle(),
        move: (distance) => onMove(distance),
        end: (how) => onEnd(how),
      },
      area,
    );
    return () => {
      stop();
      style.overscrollBehaviorY = before;
    };
  }, [enabled]);
}

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

/** [S9.13] The finger has moved this far: is a release now a refresh? */
export function pullEvent(move: number, range: number = PULL_REFRESH_RANGE): 'pull' | 'reach' {
  return move >= range ? 'reach' : 'pull';
}

/** [S9.13] How far down the indicator stands, in pixels. */
export function pullOffset(move: number): number {
  return (Math.max(move, 0) * PULL_REFRESH_HEIGHT) / PULL_REFRESH_RANGE;
}

/** [S9.13] How far the arrow has turned, in turns. */
export function pullTurn(move: number): number {
  return (Math.max(move, 0) / PULL_REFRESH_RANGE) ** 3;
}

/**
 * How far content follows the finger that itself moves down: up to `height` evenly, as the finger moves up to `range`,
 * then ever less, and never three times as far.
 */
export function pullContent(move: number, range: number, height: number): number {
  return stretch((Math.max(move, 0) * height) / range, 0, height, height * 2);
}
