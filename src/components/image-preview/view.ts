import { rubberBand, stretch } from '@/components/kit/gestures';
import { clamp } from '@/shared/values';

/** All that moves: the pages, the picture in front, and how far it was pulled down. */
export type View = Transform & {
  /** In reading direction, so it grows from page to page in every script. */
  readonly scroll: number;
  readonly drop: number;
};

export type Track = {
  /** Where the page in front rests. */
  readonly home: number;
  readonly hasBefore: boolean;
  readonly hasAfter: boolean;
  /** 1 where pages follow each other to the right, -1 where they do to the left. */
  readonly sign: 1 | -1;
};

/** A finger moves the picture as far as it has room; what is left over moves the pages. */
export function dragView(begin: View, by: Point, frame: PictureFrame, track: Track): View {
  const room = roomOf(frame, begin.scale);
  // Caught in the middle of a turn, all of it goes to the pages.
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

/** Pulled down it follows the finger everywhere, but not above where it was. */
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

/** In pixels, from the middle of the stage. */
export type Point = { readonly x: number; readonly y: number };

/** Where the middle of a picture is, and how many times it is larger than when all of it is in sight. */
export type Transform = Point & { readonly scale: number };

/** What lies under the point stays under it. */
export function zoomAt(now: Transform, at: Point, scale: number): Transform {
  const ratio = scale / now.scale;
  return { x: at.x - (at.x - now.x) * ratio, y: at.y - (at.y - now.y) * ratio, scale };
}

export type Fingers = { readonly centre: Point; readonly distance: number };

export function fingersOf(a: Point, b: Point): Fingers {
  return {
    centre: { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 },
    // Two fingers on one spot still have a ratio.
    distance: Math.max(1, Math.hypot(a.x - b.x, a.y - b.y)),
  };
}

/** What lay between the fingers stays between them, however they move. */
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

export type Size = { readonly width: number; readonly height: number };

/** A picture and the place it is shown in. */
export type PictureFrame = {
  readonly stage: Size;
  /** Unknown until it has loaded; a drawing may have none of its own. */
  readonly natural: Size | undefined;
};

const MAX_SCALE = 4;
const DOUBLE_TAP = 2;
/** A picture so much longer than the screen is read from its top, in full width. */
const LONG = 2.6;

/** Its size at scale 1, where all of it is in sight. */
export function fittedSize({ stage, natural }: PictureFrame): Size {
  if (!natural || natural.width <= 0 || natural.height <= 0) return stage;
  const ratio = Math.min(stage.width / natural.width, stage.height / natural.height);
  return { width: natural.width * ratio, height: natural.height * ratio };
}

/** Four times, or pixel for pixel where that is more. */
export function maxScaleOf(frame: PictureFrame): number {
  const { width } = fittedSize(frame);
  return Math.max(MAX_SCALE, width > 0 ? (frame.natural?.width ?? 0) / width : 0);
}

/** How it is shown at first. */
export function startOf(frame: PictureFrame): Transform {
  const { stage } = frame;
  const { width, height } = fittedSize(frame);
  const isLong = height / width > Math.max(LONG, stage.height / stage.width);
  // Rounded down: browsers place the picture on whole pixels, and its edges must not be seen.
  const scale = isLong ? Math.min(stage.width / Math.floor(width), maxScaleOf(frame)) : 1;
  return { x: 0, y: Math.max(0, (height * scale - stage.height) / 2), scale };
}

/** How far its middle may be from the stage's: no edge comes inside while there is more to see. */
export function roomOf(frame: PictureFrame, scale: number): Point {
  const { width, height } = fittedSize(frame);
  return {
    x: Math.max(0, (width * scale - frame.stage.width) / 2),
    y: Math.max(0, (height * scale - frame.stage.height) / 2),
  };
}

/** The nearest lawful place for it: within its scales, zoomed about the point, then within its room. */
export function settle(now: Transform, frame: PictureFrame, at: Point): Transform {
  const scale = clamp(now.scale, 1, maxScaleOf(frame));
  const { x, y } = zoomAt(now, at, scale);
  const room = roomOf(frame, scale);
  return { x: clamp(x, -room.x, room.x), y: clamp(y, -room.y, room.y), scale };
}

/** While the fingers hold it, it gives a little beyond its scales. */
export function stretchScale(frame: PictureFrame, scale: number): number {
  const max = maxScaleOf(frame);
  if (scale > max) return max + rubberBand(scale - max, 1);
  return scale < 1 ? 1 + rubberBand(scale - 1, 0.6) : scale;
}

/** A double tap zooms in, so far that the stage is filled, and back out. */
export function doubleTapScale(frame: PictureFrame, now: number): number {
  const { scale } = startOf(frame);
  if (now > scale * 1.01) return scale;
  const { width, height } = fittedSize(frame);
  const cover = Math.max(frame.stage.width / width, frame.stage.height / height);
  return Math.min(maxScaleOf(frame), Math.max(scale * DOUBLE_TAP, cover));
}
