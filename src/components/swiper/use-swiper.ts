import { type RefObject, useEffect, useLayoutEffect, useReducer, useRef, useState } from 'react';
import { useValue } from '@/components/use-value';
import { SWIPER_DURATION } from '@/shared/defaults';
import { createEngine, type Engine, type EngineTrack } from './engine';
import type { SwiperProps, SwiperSource } from './swiper-props';
import { indexAt, indexFor, placeFor, trackOf } from './track';
import type { Slides } from './use-slides';

/** How long things take; what is no such number is the default. */
export function millisecondsOr(fallback: number, value: number | undefined): number {
  return value !== undefined && value >= 0 ? value : fallback;
}

type Place = { readonly place: number; readonly source: SwiperSource; readonly time?: number };

export type SwiperMotion = {
  readonly engine: Engine;
  readonly track: EngineTrack;
  readonly index: number;
  readonly duration: number;
  readonly move: (to: Place) => void;
};

/** Which slide it stands at, and the engine that moves it there. */
export function useSwiper(
  props: SwiperProps,
  slides: Slides,
  line: RefObject<HTMLElement | null>,
): SwiperMotion {
  const { vertical = false, circular = false, peekScale = 1 } = props;
  const peeks = Boolean(props.previousMargin || props.nextMargin);
  const { count, isVirtual } = slides;
  const shown = props.displayMultipleItems ?? 1;
  const plain = trackOf({ count, shown, circular, peeks });
  const track: EngineTrack = { ...plain, isVertical: vertical, isVirtual, peekScale };
  const duration = millisecondsOr(SWIPER_DURATION, props.duration);

  const found = props.currentItemId === undefined ? -1 : slides.find(props.currentItemId);
  const value = found >= 0 ? found : props.current;
  const [current, setCurrent] = useValue({ value, initial: props.defaultCurrent ?? 0 });
  const index = indexFor(current, track);
  // An owner that does not follow renders nothing: then it has to go back by itself.
  const [, look] = useReducer((times: number) => times + 1, 0);

  const tell = (away: number) => {
    // To measure a slide lays the page out, in each frame.
    if (!props.onTransition) return;
    const by = away * engine.slideSize();
    props.onTransition(vertical ? { dx: 0, dy: by } : { dx: by, dy: 0 });
  };
  const newest = useRef(tell);
  const [engine] = useState(() => {
    const view = { line: () => line.current, onMove: (away: number) => newest.current(away) };
    return createEngine(view, track, index);
  });

  const fly = ({ place, source, time = duration }: Place) => {
    const to = indexAt(place, track);
    const detail = { source, itemId: slides.idOf(to) };
    engine.fly(place, time, () => props.onAnimationFinish?.(to, detail));
  };

  const move = (to: Place) => {
    const before = indexAt(engine.target(), track);
    const next = indexAt(to.place, track);
    fly(to);
    look();
    if (next === before) return;
    setCurrent(next);
    props.onChange?.(next, { source: to.source, itemId: slides.idOf(next) });
  };

  useLayoutEffect(() => {
    newest.current = tell;
    engine.update(track, index);
    if (engine.isHeld() || indexAt(engine.target(), track) === index) return;
    fly({ place: placeFor(index, engine.target(), track), source: '' });
  });
  useEffect(() => () => engine.rest(), [engine]);

  return { engine, track, index, duration, move };
}
