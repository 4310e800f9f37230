import { useEffect, useEffectEvent } from 'react';
import { PULL_REFRESH_HEIGHT, PULL_REFRESH_RANGE } from '@/shared/defaults';
import type { PullEvent, PullState } from './use-pull';
import { scrollSource } from '@/components/kit/scrolling';
import { type Contender, type Contest, contestOf, stretch } from '@/components/kit/gestures';

/** The scroller, and optionally the part of it where a pull may begin. */
type Pulled = { readonly scroller: HTMLElement; readonly area?: HTMLElement };

export type PullFingerOptions = {
  enabled: boolean;
  /** The pull distance that triggers a refresh. @default 150 */
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
  /** Whether a pull may begin. Called on touchstart. */
  ready: () => boolean;
  /** The finger is this far below the point where it landed; negative above it. */
  move: (distance: number) => void;
  end: (how: 'release' | 'cancel') => void;
};

type Gesture = { phase: 'judging' | 'pulling' | 'refused'; x: number; y: number; target: Element };

/** Below this distance in pixels the direction is not clear yet. */
const SLOP = 8;

/** Scaled screens stop at fractions of a pixel below the top. */
const TOP = 1;

/**
 * Reports downward pulls in `area` that begin with the scroller at its top. Returns a cleanup function.
 *
 * A non-passive touchmove listener makes the browser wait before it scrolls. So the listener is active only while the
 * scroller is at its top, and prevents only pulls. The arbiter of gestures gives the finger to one of them: a pull takes it
 * from a press, and does not begin under a drag or a long press. An inner pull has already called preventDefault.
 */
export function trackPull(
  scroller: HTMLElement,
  listener: PullListener,
  area: HTMLElement = scroller,
): () => void {
  let gesture: Gesture | undefined;
  let contest: Contest | undefined;
  /** A gesture inside has the finger since it landed. */
  let isTaken = false;

  /** The pull decides by touch events, because only they can stop the browser's scrolling. */
  const contender: Contender = {
    element: area,
    judge: () => 'wait',
    win: () => {},
    move: () => {},
    end: (_move, how) => {
      if (how === 'cancel') finish('cancel');
    },
    lose: () => {
      if (gesture) gesture.phase = 'refused';
    },
  };

  const land = (event: PointerEvent) => {
    if (event.pointerType !== 'touch' || !event.isPrimary) return;
    contest = contestOf(event);
    isTaken = !contest.join(contender);
  };

  const finish = (how: 'release' | 'cancel') => {
    const last = gesture;
    if (!last) return;
    gesture = undefined;
    last.target.removeEventListener('touchend', release);
    last.target.removeEventListener('touchcancel', cancel);
    contest?.leave(contender);
    contest = undefined;
    if (last.phase === 'pulling') listener.end(how);
  };
  const release = () => finish('release');
  const cancel = () => finish('cancel');

  const start = (event: TouchEvent) => {
    const touch = event.touches[0];
    const { target } = event;
    if (gesture || event.touches.length > 1) return cancel();
    if (isTaken || !touch || !(target instanceof Element)) return;
    if (!atTop(target, scroller) || !listener.ready()) return;
    gesture = { phase: 'judging', x: touch.clientX, y: touch.clientY, target };
    // Listen on the target: if a render removes it during the touch, its events no longer bubble to the scroller.
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
      contest?.seize(contender);
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
  area.addEventListener('pointerdown', land);
  area.addEventListener('touchstart', start, { passive: true });
  // A phone call or another app may interrupt the touch without a touchcancel.
  document.addEventListener('visibilitychange', cancel);
  return () => {
    source.removeEventListener('scroll', arm);
    area.removeEventListener('pointerdown', land);
    area.removeEventListener('touchstart', start);
    area.removeEventListener('touchmove', move);
    document.removeEventListener('visibilitychange', cancel);
    cancel();
  };
}

/** A downward move that is clearly steeper than wide is a pull. */
function judge(x: number, y: number): Gesture['phase'] {
  if (Math.hypot(x, y) < SLOP) return 'judging';
  return y > Math.abs(x) * 1.5 ? 'pulling' : 'refused';
}

/** Whether the scroller and all scrollers between it and the finger are at their top. */
function atTop(target: Element, scroller: HTMLElement): boolean {
  for (let node: Element | null = target; node; node = node.parentElement) {
    if (node.scrollTop >= TOP || isChatBelowItsTop(node)) return false;
    if (node === scroller) return true;
  }
  return false;
}

/** A column-reverse scroller counts `scrollTop` from 0 at its end to negative numbers. */
function isChatBelowItsTop(node: Element): boolean {
  const room = node.scrollHeight - node.clientHeight;
  if (room < TOP || room + node.scrollTop < TOP) return false;
  const { flexDirection, overflowY } = getComputedStyle(node);
  return flexDirection === 'column-reverse' && overflowY !== 'visible';
}

/** [S9.13] The event for a finger that has moved this far. `reach` means that a release refreshes. */
export function pullEvent(move: number, range: number = PULL_REFRESH_RANGE): 'pull' | 'reach' {
  return move >= range ? 'reach' : 'pull';
}

/** [S9.13] The offset of the disc from its start, in pixels. */
export function pullOffset(move: number): number {
  return (Math.max(move, 0) * PULL_REFRESH_HEIGHT) / PULL_REFRESH_RANGE;
}

/** [S9.13] How far the arrow has turned, in turns. */
export function pullTurn(move: number): number {
  return (Math.max(move, 0) / PULL_REFRESH_RANGE) ** 3;
}

/**
 * The distance that pulled content moves. It grows evenly up to `height` while the finger moves up to `range`. Beyond
 * that the resistance grows, and the distance stays below three times `height`.
 */
export function pullContent(move: number, range: number, height: number): number {
  return stretch((Math.max(move, 0) * height) / range, 0, height, height * 2);
}
