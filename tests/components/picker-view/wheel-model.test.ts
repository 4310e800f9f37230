import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { comeNear, glide, landOn, stepFrom, windowOf } from '@/components/picker-view/wheel-model';

const track = (count: number, ...off: readonly number[]) => ({
  count,
  isDisabled: (row: number) => off.includes(row),
});

const tracks = fc.array(fc.boolean(), { minLength: 1, maxLength: 40 }).map((rows) => ({
  count: rows.length,
  isDisabled: (row: number) => rows[row] === true,
  free: rows.flatMap((isOff, row) => (isOff ? [] : [row])),
}));

describe('the row where a wheel stops', () => {
  it('is where its speed takes it in 325 ms', () => {
    expect(landOn(track(100), 10, 0)).toBe(10);
    expect(landOn(track(100), 10.4, 0)).toBe(10);
    expect(landOn(track(100), 10.6, 0)).toBe(11);
    expect(landOn(track(100), 10, 0.02)).toBe(17);
    expect(landOn(track(100), 10, -0.02)).toBe(4);
    expect(landOn(track(100), 90, 1)).toBe(99);
    expect(landOn(track(100), -1.5, -1)).toBe(0);
  });

  it('is never disabled: it is the next enabled row in its direction, or the nearest one behind', () => {
    expect(landOn(track(9, 4), 4, 0.0001)).toBe(5);
    expect(landOn(track(9, 4), 4, -0.0001)).toBe(3);
    expect(landOn(track(9, 7, 8), 8, 1)).toBe(6);
    expect(landOn(track(2, 0, 1), 0, 0)).toBe(-1);
    expect(landOn(track(0), 0, 0)).toBe(-1);
  });

  it('is the nearest row that can be chosen', () => {
    fc.assert(
      fc.property(
        tracks,
        fc.double({ min: -3, max: 45, noNaN: true }),
        fc.double({ min: -1, max: 1, noNaN: true }),
        (rows, position, speed) => {
          const row = landOn(rows, position, speed);
          if (rows.free.length === 0) return void expect(row).toBe(-1);
          const wish = Math.min(Math.max(Math.round(position + speed * 325), 0), rows.count - 1);
          const nearest = Math.min(...rows.free.map((other) => Math.abs(other - wish)));
          expect(rows.free).toContain(row);
          expect(Math.abs(row - wish)).toBe(nearest);
        },
      ),
    );
  });
});

describe('steps with the keyboard', () => {
  it('skip disabled rows, also over several rows', () => {
    expect(stepFrom(track(9, 5, 6, 7), 4, 1)).toBe(8);
    expect(stepFrom(track(9, 1), 2, -1)).toBe(0);
    expect(stepFrom(track(9), 4, 5)).toBe(8);
    expect(stepFrom(track(9, 8), 4, 1e9)).toBe(7);
    expect(stepFrom(track(9, 0), 4, -1e9)).toBe(1);
    expect(stepFrom(track(9, 7, 8), 6, 1)).toBe(6);
  });

  it('never go back, and stay only when there is no row ahead', () => {
    fc.assert(
      fc.property(tracks, fc.nat(), fc.integer({ min: -6, max: 6 }), (rows, seed, by) => {
        fc.pre(rows.free.length > 0 && by !== 0);
        const from = rows.free[seed % rows.free.length] ?? 0;
        const row = stepFrom(rows, from, by);
        const ahead = rows.free.filter((other) => (other - from) * by > 0);
        if (ahead.length === 0) return void expect(row).toBe(from);
        expect(ahead).toContain(row);
      }),
    );
  });
});

describe('the motion of a wheel', () => {
  it('approaches the row without overshooting, and ends exactly on it', () => {
    expect(glide(0, 10, 325, 0)).toBe(0);
    expect(glide(0, 10, 325, 325)).toBeCloseTo(6.32, 2);
    expect(glide(0, 10, 325, 5000)).toBe(10);
    expect(glide(3, 1, 80, Number.POSITIVE_INFINITY)).toBe(1);
  });

  it('starts six rows before a distant row', () => {
    expect(comeNear(0, 300)).toBe(294);
    expect(comeNear(300, 0)).toBe(6);
    expect(comeNear(4, 9)).toBe(4);
  });
});

describe('the rendered rows', () => {
  it('are 15 of ten thousand, with five in sight', () => {
    expect(windowOf(5000, 10_000, 5)).toEqual([4994, 5009]);
    expect(windowOf(0, 10_000, 5)).toEqual([0, 8]);
    expect(windowOf(9999, 10_000, 5)).toEqual([9992, 10_000]);
    expect(windowOf(0, 0, 5)).toEqual([0, 0]);
  });

  it('include two rows beyond each visible end, and change after every three rows', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 400 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (count, part) => {
          const position = part * (count - 1);
          const [first, end] = windowOf(position, count, 5);
          expect(first).toBeLessThanOrEqual(Math.max(0, Math.floor(position) - 4));
          expect(end).toBeGreaterThanOrEqual(Math.min(count, Math.ceil(position) + 5));
          expect(end - first).toBeLessThanOrEqual(15);
        },
      ),
    );
    const windows = Array.from({ length: 31 }, (_, row) => windowOf(100 + row, 1000, 5).join());
    expect(new Set(windows).size).toBeLessThanOrEqual(12);
  });
});
