import { clamp } from '@/shared/values';
import { rubberBand } from '@/components/rubber-band';
import { type Point, type Transform, zoomAt } from './transform';

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
