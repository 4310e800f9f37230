import { useEffect, useEffectEvent } from 'react';
import { PULL_REFRESH_HEIGHT, PULL_REFRESH_RANGE } from '@/shared/defaults';
import { scrollSource } from '@/components/kit/scrolling';
import {
  type Contender,
  type Contest,
  contestOf,
  type EndCause,
  stretch,
  type Verdict,
} from '@/components/kit/gestures';

/** `aborting`: released too early, moving back. `restoring`: refreshed, moving out. */
export type PullState = 'idle' | 'pulling' | 'reached' | 'aborting' | 'refreshing' | 'restoring';

/** Sent by the finger (pull, reach, release, cancel), by callers (start, stop, fail) or by timers (expire, settle). */
export type PullEvent =
  | 'pull'
  | 'reach'
  | 'release'
  | 'cancel'
  | 'start'
  | 'stop'
  | 'fail'
  | 'expire'
  | 'settle';

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
  /** Whether a pull may begin. Called when a finger lands. */
  ready: () => boolean;
  /** The finger is this far below the point where it landed; negative above it. */
  move: (distance: number) => void;
  end: (how: EndCause) => void;
};

/** The arbiter has given the finger to a pull that has `won`. It starts at the next touchmove. */
type Gesture = {
  readonly contest: Contest;
  readonly lifted: AbortController;
  phase: 'judging' | 'won' | 'pulling';
};

/** Scaled screens stop at fractions of a pixel below the top. */
const TOP = 1;

/**
 * Reports downward pulls in `area` that begin with the scroller at its top. Returns a cleanup function.
 *
 * The arbiter of gestures decides about the pull at the pointer events. The pull starts at the touchmove that follows,
 * because only touch events can stop the browser's scrolling. Code outside of the arbiter, such as a map, may have
 * prevented them. A non-passive touchmove listener makes the browser wait before it scrolls, so this one is
 * active only while the scroller is at its top.
 */
export function trackPull(
  scroller: HTMLElement,
  listener: PullListener,
  area: HTMLElement = scroller,
): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  let gesture: Gesture | null = null;

  const finish = (how: EndCause) => {
    const ended = gesture;
    gesture = null;
    ended?.lifted.abort();
    if (ended?.phase === 'pulling') listener.end(how);
  };

  const contender: Contender = {
    element: area,
    judge: ({ x, y }) => (scroller.scrollTop >= TOP ? 'leave' : judgePull(x, y)),
    win: () => {
      if (gesture) gesture.phase = 'won';
    },
    move: ({ y }) => {
      if (gesture?.phase === 'pulling') listener.move(y);
    },
    end: (_move, how) => finish(how),
    lose: finish,
  };

  const leave = () => gesture?.contest.leave(contender);

  const hold = (event: Event) => {
    if (!gesture || gesture.phase === 'judging') return;
    if (scroller.scrollTop >= TOP || event.defaultPrevented) return leave();
    if (event.cancelable) event.preventDefault();
    if (gesture.phase === 'pulling') return;
    gesture.phase = 'pulling';
    listener.move(gesture.contest.now().y);
  };

  const land = (event: PointerEvent) => {
    const { target, pointerType, isPrimary } = event;
    if (pointerType === 'mouse' || !isPrimary || !(target instanceof Element)) return;
    if (!atTop(target, scroller) || !listener.ready()) return;
    const contest = contestOf(event);
    if (!contest.join(contender)) return;
    const lifted = new AbortController();
    gesture = { contest, lifted, phase: 'judging' };
    // If a render removes the target, its touch events no longer bubble to the area.
    const holdRemoved = (move: Event) => {
      if (!target.isConnected) hold(move);
    };
    target.addEventListener('touchmove', holdRemoved, { signal: lifted.signal, passive: false });
  };

  const arm = () => {
    area.removeEventListener('touchmove', hold);
    if (scroller.scrollTop < TOP) area.addEventListener('touchmove', hold, { passive: false });
  };

  arm();
  scrollSource(scroller).addEventListener('scroll', arm, { signal, passive: true });
  // A second finger, wherever it lands, ends the pull. This runs before `land`.
  window.addEventListener('pointerdown', leave, { signal, capture: true });
  area.addEventListener('pointerdown', land, { signal });
  return () => {
    stop.abort();
    area.removeEventListener('touchmove', hold);
    leave();
  };
}

/** Below this distance in pixels the direction is not clear yet. */
const SLOP = 8;

/** A downward move that is clearly steeper than wide is a pull. */
function judgePull(x: number, y: number): Verdict {
  if (Math.hypot(x, y) < SLOP) return 'wait';
  return y > Math.abs(x) * 1.5 ? 'take' : 'leave';
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
