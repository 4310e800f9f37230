import { rubberBand } from '@/components/kit/gestures';

/**
 * Slides on an endless line. A place is an integer: in a loop, slide 0 of 3 has the places ..., -3, 0, 3, ...
 * A position is the visible point of the line. It is a fraction during a move.
 */
export type Track = {
  /** The number of slides, and how many of them are visible at once. */
  readonly count: number;
  readonly shown: number;
  readonly isLoop: boolean;
  /** The number of elements: `count`, or a multiple of it, because a short loop with margins shows a slide twice. */
  readonly cells: number;
};

type TrackOptions = { count: number; shown: number; circular: boolean; peeks: boolean };

export function trackOf({ count, shown: wanted, circular, peeks }: TrackOptions): Track {
  const shown = Math.max(1, Math.round(wanted) || 1);
  const isLoop = circular && count > shown;
  const copies = isLoop && peeks ? Math.ceil((shown + 2) / count) : 1;
  return { count, shown, isLoop, cells: count * copies };
}

/** The remainder of a division, never negative. */
export function wrap(value: number, size: number): number {
  return size > 0 ? ((value % size) + size) % size : 0;
}

/** There is a slide to move to. */
export function isActive({ count, shown }: Track): boolean {
  return count > shown;
}

/** The last place that can be the first visible one. */
export function lastPlace({ count, shown }: Track): number {
  return Math.max(0, count - shown);
}

/** The index of a slide for any number: rounded and clamped. */
export function indexFor(value: number, track: Track): number {
  const whole = Math.round(value) || 0;
  const last = track.isLoop ? track.count - 1 : lastPlace(track);
  return Math.min(Math.max(0, whole), Math.max(0, last));
}

export function indexAt(place: number, track: Track): number {
  return track.isLoop ? wrap(place, track.count) : indexFor(place, track);
}

/** The place of a slide's element. In a loop an element has many places, and the nearest to the position wins. */
export function placeOf(cell: number, position: number, { isLoop, cells, shown }: Track): number {
  if (!isLoop) return cell;
  const middle = position + (shown - 1) / 2;
  return cell + cells * Math.round((middle - cell) / cells);
}

/** The place of a slide to move to. A loop takes the shorter way; if both are equal, the index decides. */
export function placeFor(index: number, from: number, track: Track): number {
  const { isLoop, count } = track;
  if (!isLoop) return index;
  const ahead = wrap(index - from, count);
  const back = ahead - count;
  if (ahead * 2 === count) return from + (index > indexAt(from, track) ? ahead : back);
  return from + (ahead * 2 < count ? ahead : back);
}

/** The next or previous place. Without a loop it stops at the ends. */
export function stepFrom(place: number, by: 1 | -1, track: Track): number {
  const next = place + by;
  return track.isLoop ? next : Math.min(Math.max(0, next), lastPlace(track));
}

/** [S9.12] Autoplay without a loop returns to the first slide after the last. */
export function autoplayFrom(place: number, track: Track): number {
  return !track.isLoop && place >= lastPlace(track) ? 0 : place + 1;
}

/** A swipe faster than this, in pixels per millisecond, moves to the next slide. */
const FLICK = 0.2;

/** The place to rest at: the nearest one, or for a flick the nearest from half a slide ahead. */
export function restFor(position: number, speed: number, track: Track): number {
  const flick = Math.abs(speed) > FLICK ? Math.sign(speed) * 0.5 : 0;
  // Halves round in the direction of the flick, so that a flick from a place always moves by one place.
  const place = flick < 0 ? Math.ceil(position + flick - 0.5) : Math.floor(position + flick + 0.5);
  return track.isLoop ? place : Math.min(Math.max(0, place), lastPlace(track));
}

/** Beyond the ends the slides follow with resistance, by half a slide at most. */
const BAND = 0.5;

export function bend(raw: number, track: Track): number {
  const last = lastPlace(track);
  if (track.isLoop || (raw >= 0 && raw <= last)) return raw;
  return raw < 0 ? rubberBand(raw, BAND) : last + rubberBand(raw - last, BAND);
}

/** The inverse of `bend`. A new drag may start while the slides spring back. */
export function unbend(position: number, track: Track): number {
  const last = lastPlace(track);
  if (track.isLoop || (position >= 0 && position <= last)) return position;
  const edge = position < 0 ? 0 : last;
  const bent = Math.min(Math.abs(position - edge), BAND * 0.95);
  return edge + (Math.sign(position - edge) * (bent * BAND)) / (0.55 * (BAND - bent));
}

/** The cells to render at this slide: the visible ones, and those that a swipe uncovers. */
export function cellsAround(index: number, track: Track): readonly number[] {
  const { shown, cells, isLoop } = track;
  const reach = shown + 1;
  const found = new Set<number>();
  for (let place = index - reach; place < index + shown + reach; place += 1) {
    if (isLoop) found.add(wrap(place, cells));
    else if (place >= 0 && place < cells) found.add(place);
  }
  return [...found].sort((a, b) => a - b);
}

/** Is the cell fully visible at this slide? */
export function isShown(cell: number, index: number, track: Track): boolean {
  const place = placeOf(cell, index, track);
  return place >= index && place < index + track.shown;
}
