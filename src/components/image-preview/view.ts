import type { Point, Size } from '@/components/kit/geometry';
import { rubberBand, stretch } from '@/components/kit/gestures';
import { clamp } from '@/shared/values';

/** The animated state: the pages, the current picture, and its pull distance. */
export type View = Transform & {
  /** Scroll offset in reading direction. Grows from page to page, also in right-to-left. */
  readonly scroll: number;
  readonly drop: number;
};

export type Track = {
  /** Resting scroll offset of the current page. */
  readonly home: number;
  readonly hasBefore: boolean;
  readonly hasAfter: boolean;
  /** 1 if the next page is on the right, -1 if it is on the left. */
  readonly sign: 1 | -1;
};

/** A drag pans the picture within its room. The rest of the distance moves the pages. */
export function dragView(begin: View, by: Point, frame: PictureFrame, track: Track): View {
  const room = roomOf(frame, begin.scale);
  // If the drag interrupts a page turn, the whole distance moves the pages.
  const isTurning = Math.abs(begin.scroll - track.home) > 1;
  const wanted = begin.x + by.x;
  const x = isTurning ? begin.x : clamp(wanted, -room.x, room.x);
  const left = isTurning ? by.x : wanted - x;
  const over = begin.scroll - track.home - left * track.sign;
  const blocked = over > 0 ? !track.hasAfter : !track.hasBefore;
  return {
    ...begin,
    x,
    y: room.y > 0 ? stretch(begin.y + by.y, -room.y, room.y, frame.stage.height) : begin.y,
    scroll: track.home + (blocked ? rubberBand(over, frame.stage.width) : over),
  };
}

/** During a pull down the picture follows the finger, but never above its start. */
export function dropView(begin: View, by: Point): View {
  return { ...begin, x: begin.x + by.x, drop: Math.max(0, begin.drop + by.y) };
}

export function mixViews(from: View, to: View, share: number): View {
  const mix = (a: number, b: number) => (share >= 1 ? b : a + (b - a) * share);
  return {
    x: mix(from.x, to.x),
    y: mix(from.y, to.y),
    scale: mix(from.scale, to.scale),
    scroll: mix(from.scroll, to.scroll),
    drop: mix(from.drop, to.drop),
  };
}

/** Centre of a picture, from the centre of the stage, and its scale relative to the size that fits the stage. */
export type Transform = Point & { readonly scale: number };

/** Zooms around a point, which keeps its place on the picture. */
export function zoomAt(now: Transform, at: Point, scale: number): Transform {
  const ratio = scale / now.scale;
  return { x: at.x - (at.x - now.x) * ratio, y: at.y - (at.y - now.y) * ratio, scale };
}

export type Fingers = { readonly centre: Point; readonly distance: number };

export function fingersOf(a: Point, b: Point): Fingers {
  return {
    centre: { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 },
    // A distance of 0 would give no ratio.
    distance: Math.max(1, Math.hypot(a.x - b.x, a.y - b.y)),
  };
}

/** Zooms and moves the picture so that the same part stays between the fingers. */
export function pinch(
  begin: Transform,
  from: Fingers,
  to: Fingers,
  limit: (scale: number) => number,
): Transform {
  const scale = limit((begin.scale * to.distance) / from.distance);
  const zoomed = zoomAt(begin, from.centre, scale);
  return {
    x: zoomed.x + to.centre.x - from.centre.x,
    y: zoomed.y + to.centre.y - from.centre.y,
    scale,
  };
}

/** A picture's size and the size of its stage. */
export type PictureFrame = {
  readonly stage: Size;
  /** Unknown until the picture loads. An SVG may have no size. */
  readonly natural: Size | undefined;
};

const MAX_SCALE = 4;
const DOUBLE_TAP = 2;
/** From this ratio of height to width, a picture starts at its top, in full width. */
const LONG = 2.6;

/** Size at scale 1, where the whole picture fits the stage. */
export function fittedSize({ stage, natural }: PictureFrame): Size {
  if (!natural || natural.width <= 0 || natural.height <= 0) return stage;
  const ratio = Math.min(stage.width / natural.width, stage.height / natural.height);
  return { width: natural.width * ratio, height: natural.height * ratio };
}

/** Four times, or the scale that shows original pixels if that is more. */
export function maxScaleOf(frame: PictureFrame): number {
  const { width } = fittedSize(frame);
  return Math.max(MAX_SCALE, width > 0 ? (frame.natural?.width ?? 0) / width : 0);
}

/** The initial transform. */
export function startOf(frame: PictureFrame): Transform {
  const { stage } = frame;
  const { width, height } = fittedSize(frame);
  const isLong = height / width > Math.max(LONG, stage.height / stage.width);
  // Round the width down. Browsers place the picture on whole pixels, and a gap at its edges must not be visible.
  const scale = isLong ? Math.min(stage.width / Math.floor(width), maxScaleOf(frame)) : 1;
  return { x: 0, y: Math.max(0, (height * scale - stage.height) / 2), scale };
}

/** Largest distance of the picture's centre from the stage's centre, so that no gap appears at an edge. */
export function roomOf(frame: PictureFrame, scale: number): Point {
  const { width, height } = fittedSize(frame);
  return {
    x: Math.max(0, (width * scale - frame.stage.width) / 2),
    y: Math.max(0, (height * scale - frame.stage.height) / 2),
  };
}

/** The nearest allowed transform. Limits the scale around the point, and then the position. */
export function settle(now: Transform, frame: PictureFrame, at: Point): Transform {
  const scale = clamp(now.scale, 1, maxScaleOf(frame));
  const { x, y } = zoomAt(now, at, scale);
  const room = roomOf(frame, scale);
  return { x: clamp(x, -room.x, room.x), y: clamp(y, -room.y, room.y), scale };
}

/** Rubber-bands the scale beyond its limits during a pinch. */
export function stretchScale(frame: PictureFrame, scale: number): number {
  const max = maxScaleOf(frame);
  if (scale > max) return max + rubberBand(scale - max, 1);
  return scale < 1 ? 1 + rubberBand(scale - 1, 0.6) : scale;
}

/** A double tap zooms in until the picture covers the stage, or zooms back out. */
export function doubleTapScale(frame: PictureFrame, now: number): number {
  const { scale } = startOf(frame);
  if (now > scale * 1.01) return scale;
  const { width, height } = fittedSize(frame);
  const cover = Math.max(frame.stage.width / width, frame.stage.height / height);
  return Math.min(maxScaleOf(frame), Math.max(scale * DOUBLE_TAP, cover));
}
