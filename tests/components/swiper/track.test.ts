import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  autoplayFrom,
  bend,
  cellsAround,
  indexAt,
  indexFor,
  isShown,
  lastPlace,
  placeFor,
  placeOf,
  restFor,
  stepFrom,
  type Track,
  trackOf,
  unbend,
} from '@/components/swiper/track';

const line = (count: number, shown = 1) => trackOf({ count, shown, circular: false, peeks: false });
const loop = (count: number, shown = 1, peeks = false) =>
  trackOf({ count, shown, circular: true, peeks });

const tracks: fc.Arbitrary<Track> = fc
  .record({
    count: fc.integer({ min: 1, max: 12 }),
    shown: fc.integer({ min: 1, max: 4 }),
    circular: fc.boolean(),
    peeks: fc.boolean(),
  })
  .map(trackOf);
const place = fc.integer({ min: -50, max: 50 });
const position = fc.integer({ min: -30_000, max: 30_000 }).map((part) => part / 1000);

describe('a track of slides', () => {
  it('loops only when it has more slides than it shows', () => {
    expect([loop(1).isLoop, loop(2).isLoop, loop(2, 2).isLoop, line(5).isLoop]).toEqual([
      false,
      true,
      false,
      false,
    ]);
  });

  it('renders each slide twice when both neighbours of a slide are visible', () => {
    expect([loop(2).cells, loop(2, 1, true).cells, loop(3, 1, true).cells]).toEqual([2, 4, 3]);
  });

  it('turns any number into the index of a slide', () => {
    expect([-3, 1.4, 1.6, 99, Number.NaN].map((value) => indexFor(value, line(4)))).toEqual([
      0, 1, 2, 3, 0,
    ]);
    expect(indexFor(3, line(4, 2))).toBe(2);
    expect(indexFor(3, loop(4, 2))).toBe(3);
    expect(indexFor(3, line(0))).toBe(0);
  });

  it('takes the short way over the seam', () => {
    expect(placeFor(0, 4, loop(5))).toBe(5);
    expect(placeFor(4, 0, loop(5))).toBe(-1);
    expect(placeFor(4, 0, line(5))).toBe(4);
    expect([placeFor(1, 0, loop(2)), placeFor(0, 1, loop(2))]).toEqual([1, 0]);
  });

  it('autoplay continues around a loop, or returns to the first slide', () => {
    expect([
      autoplayFrom(4, loop(5)),
      autoplayFrom(4, line(5)),
      autoplayFrom(2, line(5, 3)),
    ]).toEqual([5, 0, 0]);
    expect([stepFrom(4, 1, line(5)), stepFrom(0, -1, line(5)), stepFrom(0, -1, loop(5))]).toEqual([
      4, 0, -1,
    ]);
  });

  it('rests at the next slide after more than half of it, or after a flick of more than 0.2 px/ms', () => {
    const track = line(5);
    expect([restFor(1.49, 0, track), restFor(1.51, 0, track)]).toEqual([1, 2]);
    expect([restFor(1.1, 0.2, track), restFor(1.1, 0.21, track)]).toEqual([1, 2]);
    expect([restFor(0.9, -0.2, track), restFor(0.9, -0.21, track)]).toEqual([1, 0]);
    expect([restFor(1.6, -0.5, track), restFor(1.4, 0.5, track)]).toEqual([1, 2]);
    expect([restFor(4.2, 1, track), restFor(-0.2, -1, track)]).toEqual([4, 0]);
  });

  it('gives each slide its own place, which is the nearest one', () => {
    fc.assert(
      fc.property(tracks, position, (track, at) => {
        const middle = at + (track.shown - 1) / 2;
        const places = Array.from({ length: track.cells }, (_, cell) => placeOf(cell, at, track));
        expect(new Set(places).size).toBe(track.cells);
        places.forEach((found, cell) => {
          expect(indexAt(found, { ...track, count: track.cells, shown: 1 })).toBe(cell);
          if (!track.isLoop) expect(found).toBe(cell);
          else expect(Math.abs(found - middle)).toBeLessThanOrEqual(track.cells / 2 + 1e-9);
        });
      }),
    );
  });

  it('has no gap at any position of a loop', () => {
    fc.assert(
      fc.property(tracks, position, (track, at) => {
        fc.pre(track.isLoop);
        const places = Array.from({ length: track.cells }, (_, cell) => placeOf(cell, at, track));
        for (let spot = Math.floor(at); spot < at + track.shown; spot += 1) {
          expect(places).toContain(spot);
        }
      }),
    );
  });

  it('moves by half of a loop at most, and reaches its slide', () => {
    fc.assert(
      fc.property(tracks, place, fc.nat(11), (track, from, wanted) => {
        const index = indexFor(wanted, track);
        const start = track.isLoop ? from : indexFor(from, track);
        const there = placeFor(index, start, track);
        expect(indexAt(there, track)).toBe(index);
        if (track.isLoop) expect(Math.abs(there - start)).toBeLessThanOrEqual(track.count / 2);
      }),
    );
  });

  it('always rests at a slide, at most one and a half slides away', () => {
    const speed = fc.double({ min: -5, max: 5, noNaN: true });
    fc.assert(
      fc.property(tracks, position, speed, (track, at, v) => {
        const rest = restFor(at, v, track);
        expect(Number.isInteger(rest)).toBe(true);
        if (track.isLoop) expect(Math.abs(rest - at)).toBeLessThanOrEqual(1 + 1e-9);
        else expect(rest >= 0 && rest <= lastPlace(track)).toBe(true);
      }),
    );
  });

  it('resists beyond its ends, and a finger can stop it there without a jump', () => {
    fc.assert(
      fc.property(tracks, position, (track, raw) => {
        const bent = bend(raw, track);
        if (track.isLoop) {
          expect(bent).toBe(raw);
          return;
        }
        expect(bent).toBeGreaterThan(-0.5);
        expect(bent).toBeLessThan(lastPlace(track) + 0.5);
        const near = Math.min(Math.max(bent, -0.47), lastPlace(track) + 0.47);
        expect(bend(unbend(near, track), track)).toBeCloseTo(near, 6);
      }),
    );
  });

  it('renders only the neighbours and all visible slides', () => {
    expect(cellsAround(5000, line(10_000))).toEqual([4998, 4999, 5000, 5001, 5002]);
    expect(cellsAround(0, line(10_000))).toEqual([0, 1, 2]);
    expect(cellsAround(0, loop(10_000))).toEqual([0, 1, 2, 9998, 9999]);
    fc.assert(
      fc.property(tracks, fc.nat(11), (track, wanted) => {
        const index = indexFor(wanted, track);
        const around = cellsAround(index, track);
        const shown = Array.from({ length: track.cells }, (_, cell) => cell).filter((cell) =>
          isShown(cell, index, track),
        );
        expect(shown.length).toBe(Math.min(track.shown, track.count));
        for (const cell of shown) expect(around).toContain(cell);
        expect(around.length).toBeLessThanOrEqual(3 * track.shown + 2);
      }),
    );
  });
});
