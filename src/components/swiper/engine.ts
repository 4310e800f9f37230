import { isMotionReduced } from '@/shared/browser';
import { bend, placeOf, restFor, type Track, unbend, wrap } from './track';

export type EngineView = {
  /** The line of slides. Each child has its cell number in `data-cell`. */
  readonly line: () => HTMLElement | null;
  /** Called with the distance from the target, in slides. */
  readonly onMove: (away: number) => void;
};

export type EngineTrack = Track & {
  readonly isVertical: boolean;
  /** Only the slides near the current one are rendered. */
  readonly isVirtual: boolean;
  /** The scale of slides outside the visible ones. */
  readonly peekScale: number;
};

type Flight = { from: number; to: number; begun: number; time: number; done: () => void };

export type Engine = ReturnType<typeof createEngine>;

/**
 * Moves the slides with transforms and without renders. The transforms are percentages of the slide, so a resize keeps
 * the current slide. The engine works with places on an endless line; the caller maps places to slides.
 */
export function createEngine(view: EngineView, first: EngineTrack, start: number) {
  let track = first;
  let position = start;
  let target = start;
  // Transforms count from here, so that they stay small after any number of rounds.
  let origin = start;
  let flight: Flight | null = null;
  let grip: number | null = null;
  let frame = 0;

  const draw = () => {
    const line = view.line();
    if (!line) return;
    const { isVertical, shown, peekScale } = track;
    line.style.transform = shift(((origin - position) * 100) / shown, isVertical);
    for (const cell of line.children as HTMLCollectionOf<HTMLElement>) {
      const place = placeOf(Number(cell.dataset.cell), position, track);
      const at = shift((place - origin) * 100, isVertical);
      const text = peekScale === 1 ? at : `${at} scale(${scaleAt(place - position, track)})`;
      if (cell.style.transform !== text) cell.style.transform = text;
    }
  };

  const put = (next: number) => {
    position = next;
    draw();
    view.onMove(position - target);
  };

  const stop = () => {
    cancelAnimationFrame(frame);
    flight = null;
  };

  const step = (now: number) => {
    if (!flight) return;
    const { from, to, begun, time, done } = flight;
    const part = Math.min(1, Math.max(0, now - begun) / time);
    if (part < 1) {
      put(from + (to - from) * (1 - (1 - part) ** 3));
      frame = requestAnimationFrame(step);
      return;
    }
    stop();
    origin = to;
    put(to);
    done();
  };

  /** Renumbers all places. The same slides stay visible. */
  const shiftAll = (by: number) => {
    position += by;
    target += by;
    origin += by;
    if (grip !== null) grip += by;
    if (flight) {
      flight.from += by;
      flight.to += by;
    }
  };

  const isIdle = () => flight === null && grip === null;

  return {
    target: () => target,
    /** The size of a visible slide in pixels. */
    slideSize: () => {
      const line = view.line();
      if (!line) return 1;
      return Math.max(1, (track.isVertical ? line.offsetHeight : line.offsetWidth) / track.shown);
    },
    isHeld: () => grip !== null,
    /** A touch without a drag stopped the animation before its target. */
    isStranded: () => isIdle() && position !== target,
    /** Called after each render. If the number of slides has changed, the target becomes `index`. */
    update: (next: EngineTrack, index: number) => {
      const isOther = next.count !== track.count || next.cells !== track.cells;
      track = next;
      if (isOther) shiftAll(index - target);
      else if (next.isLoop && isIdle()) shiftAll(wrap(target, next.cells) - target);
      draw();
    },
    /** Animates to a place. With reduced motion or in a hidden document it jumps. */
    fly: (place: number, time: number, done: () => void) => {
      stop();
      target = place;
      // Virtual slides on a long way are not rendered, so animate only its end.
      const isFar = Math.abs(place - position) > track.shown + 1;
      if (isFar && track.isVirtual) position = place - Math.sign(place - position) * track.shown;
      const begun = performance.now();
      flight = { from: position, to: place, begun, time: Math.max(time, 1e-3), done };
      if (time > 0 && !isStill()) frame = requestAnimationFrame(step);
      else step(Number.POSITIVE_INFINITY);
    },
    /** Stops the animation when a finger lands. */
    hold: stop,
    grab: () => {
      stop();
      grip = unbend(position, track);
    },
    drag: (by: number) => {
      if (grip !== null) put(bend(grip + by, track));
    },
    /** Ends a drag. Returns the place to rest at and the distance to it. */
    letGo: (speed: number) => {
      grip = null;
      const place = restFor(position, speed, track);
      return { place, away: Math.abs(place - position) };
    },
    /** Jumps to the target when the component is unmounted or hidden. */
    rest: () => {
      stop();
      grip = null;
      origin = target;
      position = target;
      draw();
    },
  };
}

function isStill(): boolean {
  return document.hidden || isMotionReduced();
}

/** `--portico-flip` is -1 in right-to-left text. */
export function shift(percent: number, isVertical: boolean): string {
  const amount = Math.round(percent * 1000) / 1000;
  return isVertical
    ? `translateY(${amount}%)`
    : `translateX(calc(var(--portico-flip, 1) * ${amount}%))`;
}

function scaleAt(away: number, { peekScale, shown }: EngineTrack): number {
  const beyond = Math.min(1, Math.max(0, -away, away - (shown - 1)));
  return Math.round((1 - (1 - peekScale) * beyond) * 1e4) / 1e4;
}
