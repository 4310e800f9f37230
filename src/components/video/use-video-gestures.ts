import { type RefObject, useRef } from 'react';
import { type Drag, type DragEnd, useDrag } from '@/components/kit/gestures';
import { mediaTime } from '@/components/kit/media';
import { seekTo } from './use-video';
import { clamp } from '@/shared/values';

type Parts = {
  readonly video: RefObject<HTMLVideoElement | null>;
  /** Shows the value of the drag in the centre of the picture. */
  readonly hud: RefObject<HTMLElement | null>;
  /** Dims the picture, because a page cannot change the screen's brightness. */
  readonly shade: RefObject<HTMLElement | null>;
};

type Options = {
  readonly seeks: boolean;
  readonly slides: boolean;
  readonly setDragging: (isDragging: boolean) => void;
};

type Way = { readonly kind: 'seek' | 'volume' | 'light'; readonly from: number };

const DARKEST = 0.8;

/** Handles drags over the picture. Writes values to the elements, without a render during the drag. */
export function useVideoGestures({ video, hud, shade }: Parts, options: Options) {
  const { seeks, slides, setDragging } = options;
  const way = useRef<Way | null>(null);
  const light = useRef(1);

  const begin = (drag: Drag): Way | null => {
    if (!video.current) return null;
    const { left, width } = video.current.getBoundingClientRect();
    const step = { x: drag.point.x - drag.from.x, y: drag.point.y - drag.from.y };
    const kind = gestureOf(step, drag.from.x > left + width / 2);
    if (kind === 'seek') {
      const isKnown = Number.isFinite(video.current.duration);
      return seeks && isKnown ? { kind, from: video.current.currentTime } : null;
    }
    if (!slides || (kind === 'volume' && !canSetVolume())) return null;
    return { kind, from: kind === 'volume' ? video.current.volume : light.current };
  };

  const targetOf = (from: number, x: number, element: HTMLVideoElement) => {
    const isRtl = getComputedStyle(element).direction === 'rtl';
    return seekBy(from, isRtl ? -x : x, element.duration);
  };

  const show = (kind: Way['kind'], level: number, text: string) => {
    const box = hud.current;
    if (!box) return;
    box.dataset.kind = kind;
    box.style.setProperty('--portico-own-level', String(level));
    box.textContent = text;
  };

  const follow = (drag: Drag) => {
    const element = video.current;
    if (!element || !way.current) return;
    const { kind, from } = way.current;
    if (kind === 'seek') {
      const { duration } = element;
      const to = targetOf(from, drag.x, element);
      show(kind, duration > 0 ? to / duration : 0, `${mediaTime(to)} / ${mediaTime(duration)}`);
      return;
    }
    const level = levelBy(from, drag.y);
    show(kind, level, '');
    if (kind === 'volume') {
      element.volume = level;
      element.muted = level === 0;
    } else {
      light.current = level;
      if (shade.current) shade.current.style.opacity = String((1 - level) * DARKEST);
    }
  };

  return useDrag({
    axis: slides ? (seeks ? 'both' : 'y') : 'x',
    disabled: !seeks && !slides,
    accepts: (drag) => begin(drag) !== null,
    onStart: (drag) => {
      way.current = begin(drag);
      setDragging(true);
      follow(drag);
    },
    onMove: follow,
    onEnd: (drag: DragEnd) => {
      const done = way.current;
      const element = video.current;
      way.current = null;
      setDragging(false);
      if (hud.current) delete hud.current.dataset.kind;
      if (done?.kind === 'seek' && drag.how === 'release' && element)
        seekTo(element, targetOf(done.from, drag.x, element));
    },
  });
}

/** iPhones ignore `volume`, because only the hardware buttons change it. */
export function canSetVolume(): boolean {
  const probe = document.createElement('video');
  probe.volume = 0.5;
  return probe.volume === 0.5;
}

/** Pixels of a drag for the whole duration, and for the full range of volume or brightness. */
const WIDTH = 600;
const HEIGHT = 200;

/** A positive `x` seeks forward. */
export function seekBy(from: number, x: number, duration: number): number {
  return clamp(from + (x / WIDTH) * duration, 0, duration);
}

/** A drag up increases the level. */
export function levelBy(from: number, y: number): number {
  return clamp(from - y / HEIGHT, 0, 1);
}

/** Chooses the gesture by the first step and by the half of the picture where the drag started. */
export function gestureOf(
  step: { readonly x: number; readonly y: number },
  isRightHalf: boolean,
): 'seek' | 'volume' | 'light' {
  if (Math.abs(step.x) > Math.abs(step.y)) return 'seek';
  return isRightHalf ? 'volume' : 'light';
}
