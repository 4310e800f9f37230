import type { Point } from '@/components/kit/geometry';
import { type Contender, type Contest, contestOf, type EndCause } from '@/components/kit/gestures';
import type { Viewer } from './create-viewer';

/**
 * Passes the fingers on the stage to the viewer. They take part in the arbiter: a finger that moves, and each finger of
 * a pinch, belongs to the viewer until it lifts. `useDrag` and `usePinch` do not fit, because the finger that stays after
 * a pinch pans the picture.
 */
export function followFingers(
  stage: HTMLElement,
  viewer: Viewer,
  placeOf: (event: MouseEvent) => Point,
): () => void {
  const stop = new AbortController();
  const fingers = new Map<Contender, Contest>();

  const contenderOf = (id: number, contest: Contest): Contender => {
    const lift = (how: EndCause) => {
      fingers.delete(contender);
      if (how === 'release') viewer.up(id, contest.now().point.time);
      else viewer.cancel();
    };
    const contender: Contender = {
      element: stage,
      judge: ({ event, point }) => {
        viewer.move(id, placeOf(event), point.time);
        return viewer.isDecided() ? 'take' : 'wait';
      },
      win: () => {},
      move: ({ event, point }) => viewer.move(id, placeOf(event), point.time),
      end: (_move, how) => lift(how),
      lose: lift,
    };
    return contender;
  };

  const land = (event: PointerEvent) => {
    const isControl = event.target instanceof Element && event.target.closest('button');
    if (event.button !== 0 || isControl) return;
    const contest = contestOf(event);
    const contender = contenderOf(event.pointerId, contest);
    if (!contest.join(contender)) return;
    fingers.set(contender, contest);
    viewer.down(event.pointerId, placeOf(event), event.timeStamp);
    if (fingers.size === 1) return;
    for (const [other, joined] of fingers) joined.seize(other);
  };

  stage.addEventListener('pointerdown', land, { signal: stop.signal });
  // `touch-action: none` is not enough. Chromium treats a swipe as a fling, and the next tap only stops the fling.
  stage.addEventListener(
    'touchmove',
    (event) => {
      if (event.cancelable) event.preventDefault();
    },
    { signal: stop.signal, passive: false },
  );
  return () => {
    stop.abort();
    for (const [contender, contest] of [...fingers]) contest.leave(contender);
  };
}
