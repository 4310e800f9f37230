import {
  Children,
  isValidElement,
  type ReactNode,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
} from 'react';
import { useValue } from '@/components/kit/use-value';
import { SWIPER_DURATION } from '@/shared/defaults';
import { createEngine, type Engine, type EngineTrack } from './engine';
import type { SwiperProps, SwiperSource } from './swiper-props';
import { indexAt, indexFor, placeFor, trackOf } from './track';
import type { SwiperItemProps } from './swiper-item';

/** A duration in milliseconds, or the fallback for an invalid one. */
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

/** The current slide, and the engine that moves to it. */
export function useSwiper(
  props: SwiperProps,
  slides: Slides,
  line: RefObject<HTMLElement | null>,
): SwiperMotion {
  const { vertical = false, circular = false, peekScale = 1 } = props;
  const peeks = Boolean(props.previousMargin || props.nextMargin || props.slideSize);
  const { count, isVirtual } = slides;
  const shown = props.displayMultipleItems ?? 1;
  const plain = trackOf({ count, shown, circular, peeks });
  const track: EngineTrack = { ...plain, isVertical: vertical, isVirtual, peekScale };
  const duration = millisecondsOr(SWIPER_DURATION, props.duration);

  const found = props.currentItemId === undefined ? -1 : slides.find(props.currentItemId);
  const value = found >= 0 ? found : props.current;
  const [current, setCurrent] = useValue({ value, initial: props.defaultCurrent ?? 0 });
  const index = indexFor(current, track);
  // A controlled Swiper whose owner keeps `current` does not render, so render here to animate back.
  const [, look] = useReducer((times: number) => times + 1, 0);

  const tell = (away: number) => {
    // Measuring a slide forces layout in each frame, so do it only for a listener.
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

export type Slides = {
  readonly count: number;
  /** Only the slides near the current one are rendered. */
  readonly isVirtual: boolean;
  readonly keyOf: (index: number) => string;
  readonly render: (index: number) => ReactNode;
  readonly labelOf: (index: number) => string | undefined;
  readonly idOf: (index: number) => string | undefined;
  /** -1 if no slide has this id. */
  readonly find: (id: string) => number;
};

export type SlideSource = {
  children?: ReactNode;
  count?: number | undefined;
  renderItem?: ((index: number) => ReactNode) | undefined;
};

/** Slides from `children`, or from `count` and `renderItem`. */
export function useSlides({ children, count, renderItem }: SlideSource): Slides {
  return useMemo(
    () => (renderItem ? byNumber(count ?? Number.NaN, renderItem) : fromChildren(children)),
    [children, count, renderItem],
  );
}

function byNumber(wanted: number, renderItem: (index: number) => ReactNode): Slides {
  if (!(wanted >= 0)) throw new Error('Swiper: `renderItem` needs a `count` of slides');
  return {
    count: Math.floor(wanted),
    isVirtual: true,
    keyOf: String,
    render: renderItem,
    labelOf: () => undefined,
    idOf: () => undefined,
    find: () => -1,
  };
}

function fromChildren(children: ReactNode): Slides {
  const items = Children.toArray(children);
  const factsOf = (index: number): SwiperItemProps => {
    const item = items[index];
    return isValidElement<SwiperItemProps>(item) ? item.props : {};
  };
  return {
    count: items.length,
    isVirtual: false,
    keyOf: (index) => {
      const item = items[index];
      return isValidElement(item) && item.key !== null ? item.key : String(index);
    },
    render: (index) => items[index],
    labelOf: (index) => factsOf(index).label,
    idOf: (index) => factsOf(index).itemId,
    find: (id) => items.findIndex((_, index) => factsOf(index).itemId === id),
  };
}
