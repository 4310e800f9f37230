import type { RefCallback } from 'react';
import type { Point } from '@/components/kit/geometry';
import { useSafeCallbacks } from '@/components/kit/use-safe-call';
import { attachNothing, useAttached } from './attach';
import { holdBrowser, restrictTouch } from './browser-gestures';
import { type Contender, type Contest, contestOf, type EndCause } from './contest';

export type PinchOptions = {
  /** @default false */
  disabled?: boolean;
  onStart?: (pinch: Pinch) => void;
  onMove?: (pinch: Pinch) => void;
  /** Called once for each start, when one of the two fingers lifts. */
  onEnd?: (pinch: PinchEnd) => void;
};

/**
 * Follows two fingers, and the pinch of a trackpad (a wheel event with Ctrl). A pinch takes the first finger from a drag
 * or a press. Offer users another way to zoom, such as two buttons.
 */
export function usePinch(options: PinchOptions): RefCallback<HTMLElement> {
  return useAttached(useSafeCallbacks(options), options.disabled ? attachNothing : attachPinch);
}

export type Pair = readonly [Point, Point];

export type Pinch = {
  /** The distance between the fingers, divided by the distance at the start. */
  readonly scale: number;
  /** The rotation in degrees, clockwise, from -180 to 180. */
  readonly angle: number;
  /** The point between the fingers, in the window. `x` and `y` are its movement. */
  readonly point: Point;
  readonly x: number;
  readonly y: number;
};

export type PinchEnd = Pinch & { readonly how: EndCause };

export function pinchOf(start: Pair, now: Pair): Pinch {
  const [before, point] = [middle(start), middle(now)];
  // A minimum distance of 1 px avoids a division by 0.
  const scale = Math.max(1, distance(now)) / Math.max(1, distance(start));
  const turned = direction(now) - direction(start);
  const angle = ((turned + 540) % 360) - 180;
  return { scale, angle, point, x: point.x - before.x, y: point.y - before.y };
}

function middle([a, b]: Pair): Point {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
}

function distance([a, b]: Pair): number {
  return Math.hypot(b.x - a.x, b.y - a.y);
}

function direction([a, b]: Pair): number {
  return (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI;
}

type Finger = { readonly contest: Contest; readonly contender: Contender };

const SETTLE = 200;

function attachPinch(element: HTMLElement, options: () => PinchOptions): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  let fingers: readonly Finger[] = [];
  let start: Pair | null = null;

  const pair = (): Pair | null => {
    const [first, second] = fingers;
    return first && second ? [first.contest.now().point, second.contest.now().point] : null;
  };

  const tell = (how: EndCause | 'start' | 'move') => {
    const now = pair();
    if (!start || !now) return;
    const pinch = pinchOf(start, now);
    if (how === 'start') options().onStart?.(pinch);
    else if (how === 'move') options().onMove?.(pinch);
    else options().onEnd?.({ ...pinch, how });
  };

  const drop = (finger: Finger, how: EndCause) => {
    if (!fingers.includes(finger)) return;
    tell(how);
    start = null;
    fingers = fingers.filter((other) => other !== finger);
  };

  const fingerOf = (contest: Contest): Finger => {
    const finger: Finger = {
      contest,
      contender: {
        element,
        judge: () => 'wait',
        win: () => {},
        move: () => tell('move'),
        end: (_, how) => drop(finger, how),
        // Another gesture may use the first finger until a second finger lands.
        lose: () => {
          if (contest.isOver() || start) drop(finger, 'cancel');
        },
      },
    };
    return finger;
  };

  const land = (event: PointerEvent) => {
    fingers = fingers.filter(({ contest }) => !contest.isOver());
    if (event.pointerType === 'mouse' || fingers.length === 2) return;
    const finger = fingerOf(contestOf(event));
    if (!finger.contest.join(finger.contender)) return;
    fingers = [...fingers, finger];
    start = pair();
    if (!start) return;
    for (const { contest, contender } of fingers) contest.seize(contender);
    tell('start');
  };

  const stopWheel = listenToWheel(element, options, signal);
  element.addEventListener('pointerdown', land, { signal });
  const isPinched = () => start !== null;
  holdBrowser(element, { isDown: isPinched, isTaken: isPinched }, signal);
  const freeTouch = restrictTouch(element, 'pan-x pan-y');

  return () => {
    for (const { contest, contender } of [...fingers]) contest.leave(contender);
    stopWheel();
    stop.abort();
    freeTouch();
  };
}

/** A trackpad pinch has no pointerup. It ends after a pause without wheel events. */
function listenToWheel(element: HTMLElement, options: () => PinchOptions, signal: AbortSignal) {
  let pinch: Pinch | null = null;
  let timer = 0;
  const end = () => {
    clearTimeout(timer);
    if (pinch) options().onEnd?.({ ...pinch, how: 'release' });
    pinch = null;
  };
  const turn = (event: WheelEvent) => {
    if (!event.ctrlKey) return;
    event.preventDefault();
    const point = { x: event.clientX, y: event.clientY };
    if (!pinch) options().onStart?.({ scale: 1, angle: 0, point, x: 0, y: 0 });
    const scale: number = (pinch?.scale ?? 1) * Math.exp(-event.deltaY * 0.01);
    pinch = { scale, angle: 0, point, x: 0, y: 0 };
    options().onMove?.(pinch);
    clearTimeout(timer);
    timer = window.setTimeout(end, SETTLE);
  };
  element.addEventListener('wheel', turn, { signal, passive: false });
  return end;
}
