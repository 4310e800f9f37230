import { type Contender, type Contest, contestOf } from './contest';
import { dragOf } from './drag';
import { dropSelection, holdBrowser } from './hold-browser';
import { type Axis, judgeDrag } from './judge-drag';
import { isNativelyClaimed } from './is-natively-claimed';
import { restrictTouch, touchActionFor } from './touch-action';
import type { TimedPoint } from './track-speed';
import type { Attach } from './use-attached';
import type { DragOptions } from './use-drag';

/** One drag at a time: a second finger on the same element is none. */
export function attachDrag(axis: Axis, hold: number): Attach<DragOptions> {
  return (element, options) => {
    const stop = new AbortController();
    let contest: Contest | null = null;
    let taken: TimedPoint | null = null;
    let timer = 0;

    const forget = () => {
      clearTimeout(timer);
      contest = null;
      taken = null;
    };

    const contender: Contender = {
      element,
      judge: (move) => {
        const verdict = judgeDrag(axis, move.x, move.y);
        if (verdict !== 'take') return verdict;
        // Who waits to be held is not for a finger in a hurry.
        if (hold > 0 || isNativelyClaimed(element, contest?.target, move, axis)) return 'leave';
        const { accepts } = options();
        return accepts && !accepts(dragOf(move, move.from)) ? 'leave' : 'take';
      },
      win: (move) => {
        clearTimeout(timer);
        taken = move.point;
        dropSelection(move.event);
        options().onStart?.(dragOf(move, taken));
      },
      move: (move) => {
        if (taken) options().onMove?.(dragOf(move, taken));
      },
      end: (move, how) => {
        const start = taken;
        forget();
        if (start) options().onEnd?.({ ...dragOf(move, start), how });
      },
      lose: forget,
    };

    const land = (event: PointerEvent) => {
      const isOther = event.pointerType === 'mouse' && event.button !== 0;
      if (contest || isOther) return;
      const joined = contestOf(event);
      if (!joined.join(contender)) return;
      contest = joined;
      if (hold > 0) timer = window.setTimeout(() => joined.seize(contender), hold);
    };

    element.addEventListener('pointerdown', land, { signal: stop.signal });
    holdBrowser(
      element,
      { isDown: () => contest !== null, isTaken: () => taken !== null },
      stop.signal,
    );
    const freeTouch = hold > 0 ? () => {} : restrictTouch(element, touchActionFor(axis));

    return () => {
      contest?.leave(contender);
      forget();
      stop.abort();
      freeTouch();
    };
  };
}
