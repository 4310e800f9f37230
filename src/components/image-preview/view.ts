import { clamp } from '@/shared/values';
import { type PictureFrame, roomOf } from './picture-frame';
import { rubberBand, stretch } from '@/components/rubber-band';
import type { Point, Transform } from './transform';

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
