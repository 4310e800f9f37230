import { rubberBand } from '@/components/kit/gestures';

/**
 * Slides on an endless line: a place is a whole number, and in a loop slide 0 of 3 stands at ..., -3, 0, 3, ...
 * A position is where the line is looked at; between two places while it moves.
 */
export type Track = {
  /** How many slides there are, and how many of them stand side by side. */
  readonly count: number;
  readonly shown: number;
  readonly isLoop: boolean;
  /** In a loop of few slides with neighbours in sight some are there twice: so many elements, count or a multiple. */
  readonly cells: number;
};

type TrackOptions = { count: number; shown: number; circular: boolean; peeks: boolean };

export function trackOf({ count, shown: wanted, circular, peeks }: TrackOptions): Track {
  const shown = Math.max(1, Math.round(wanted) || 1);
  const isLoop = circular && count > shown;
  const copies = isLoop && peeks ? Math.ceil((shown + 2) / count) : 1;
  return { count, shown, isLoop, cells: count * copies };
}

/** The rest of a division, never negative. */
export function wrap(value: number, size: number): number {
  return size > 0 ? ((value % size) + size) % size : 0;
}

/** Active means: there is anywhere to go. */
export function isActive({ count, shown }: Track): boolean {
  return count > shown;
}

/** The last place that can be looked at from its start. */
export function lastPlace({ count, shown }: Track): number {
  return Math.max(0, count - shown);
}

/** The slide that is meant by a number of any kind. */
export function indexFor(value: number, track: Track): number {
  const whole = Math.round(value) || 0;
  const last = track.isLoop ? track.count - 1 : lastPlace(track);
  return Math.min(Math.max(0, whole), Math.max(0, last));
}

export function indexAt(place: number, track: Track): number {
  return track.isLoop ? wrap(place, track.count) : indexFor(place, track);
}

/** Where a slide's element stands: of the places that are its own, the one nearest to what is looked at. */
export function placeOf(cell: number, position: number, { isLoop, cells, shown }: Track): number {
  if (!isLoop) return cell;
  const middle = position + (shown - 1) / 2;
  return cell + cells * Math.round((middle - cell) / cells);
}

/** The way to a slide: in a loop the shorter one, and of two that are as long the one that its number says. */
export function placeFor(index: number, from: number, track: Track): number {
  const { isLoop, count } = track;
  if (!isLoop) return index;
  const ahead = wrap(index - from, count);
  const back = ahead - count;
  if (ahead * 2 === count) return from + (index > indexAt(from, track) ? ahead : back);
  return from + (ahead * 2 < count ? ahead : back);
}

/** One further: at the end of a line without a loop there is none. */
export function stepFrom(place: number, by: 1 | -1, track: Track): number {
  const next = place + by;
  return track.isLoop ? next : Math.min(Math.max(0, next), lastPlace(track));
}

/** [S9.12] What runs by itself begins anew after its last slide. */
export function autoplayFrom(place: number, track: Track): number {
  return !track.isLoop && place >= lastPlace(track) ? 0 : place + 1;
}

/** A finger that was faster than this, in pixels a millisecond, wants the next slide. */
const FLICK = 0.2;

/** Where it comes to rest: the nearest place, and half a slide farther on for a flick. `speed` is along the line. */
export function restFor(position: number, speed: number, track: Track): number {
  const flick = Math.abs(speed) > FLICK ? Math.sign(speed) * 0.5 : 0;
  // Just short of a place, so that a flick from a place goes to the next one in both directions.
  const place = flick < 0 ? Math.ceil(position + flick - 0.5) : Math.floor(position + flick + 0.5);
  return track.isLoop ? place : Math.min(Math.max(0, place), lastPlace(track));
}

/** Beyond the ends it follows with resistance, half a slide at most. */
const BAND = 0.5;

export function bend(raw: number, track: Track): number {
  const last = lastPlace(track);
  if (track.isLoop || (raw >= 0 && raw <= last)) return raw;
  return raw < 0 ? rubberBand(raw, BAND) : last + rubberBand(raw - last, BAND);
}

/** The finger's own position from one that is bent: it may take hold while that springs back. */
export function unbend(position: number, track: Track): number {
  const last = lastPlace(track);
  if (track.isLoop || (position >= 0 && position <= last)) return position;
  const edge = position < 0 ? 0 : last;
  const bent = Math.min(Math.abs(position - edge), BAND * 0.95);
  return edge + (Math.sign(position - edge) * (bent * BAND)) / (0.55 * (BAND - bent));
}

/** The elements that have to be there while it stands at this slide: those in sight and what a swipe uncovers. */
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

/** Is it in sight, wholly, while it stands at this slide? */
export function isShown(cell: number, index: number, track: Track): boolean {
  const place = placeOf(cell, index, track);
  return place >= index && place < index + track.shown;
}
