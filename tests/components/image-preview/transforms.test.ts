import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decideDrop, decidePage } from '@/components/image-preview/viewer-motion';
import {
  dragView,
  dropView,
  fingersOf,
  mixViews,
  pinch,
  zoomAt,
} from '@/components/image-preview/view';

describe('decideRelease', () => {
  const width = 400;

  describe('decidePage', () => {
    it.each([
      ['half of the width, at rest', 201, 0, 1],
      ['less than half, at rest', 199, 0, 0],
      ['half of the width back, at rest', -201, 0, -1],
      ['a flick forward', 20, 0.5, 1],
      ['a flick back', -20, -0.5, -1],
      ['far, but with a flick back', 300, -0.5, 0],
      ['a fast move of a few pixels', 5, 2, 0],
    ])('%s', (_name, over, velocity, by) => {
      expect(decidePage({ over, velocity, width })).toBe(by);
    });

    it('never goes against the pull, and treats both directions alike', () => {
      const any = fc.double({ min: -1000, max: 1000, noNaN: true });
      fc.assert(
        fc.property(any, fc.double({ min: -5, max: 5, noNaN: true }), (over, velocity) => {
          const by = decidePage({ over, velocity, width });
          expect(by * over).toBeGreaterThanOrEqual(0);
          expect(decidePage({ over: -over, velocity: -velocity, width }) + by).toBe(0);
        }),
      );
    });
  });

  describe('decideDrop', () => {
    it.each([
      ['far', 200, 0, true],
      ['not far', 60, 0, false],
      ['fast', 40, 0.8, true],
      ['far, but moving back', 300, -0.5, false],
      ['not at all', 0, 3, false],
    ])('%s', (_name, drop, velocity, goes) => {
      expect(decideDrop({ drop, velocity, height: 800 })).toBe(goes);
    });
  });
});

describe('transform', () => {
  const coordinate = fc.double({ min: -2000, max: 2000, noNaN: true });
  const point = fc.record({ x: coordinate, y: coordinate });
  const scale = fc.double({ min: 0.2, max: 12, noNaN: true });
  const transform = fc.record({ x: coordinate, y: coordinate, scale });

  /** The point of the picture, at scale 1, that is visible there. */
  const seenAt = (t: { x: number; y: number; scale: number }, at: { x: number; y: number }) => ({
    x: (at.x - t.x) / t.scale,
    y: (at.y - t.y) / t.scale,
  });
  const expectNear = (a: { x: number; y: number }, b: { x: number; y: number }) => {
    expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeLessThan(1e-4);
  };

  it('zooming at a point keeps that point in place', () => {
    fc.assert(
      fc.property(transform, point, scale, (before, at, next) => {
        const after = zoomAt(before, at, next);
        expect(after.scale).toBe(next);
        expectNear(seenAt(after, at), seenAt(before, at));
      }),
    );
  });

  it('zooming in and out again changes nothing', () => {
    fc.assert(
      fc.property(transform, point, scale, (before, at, next) => {
        const after = zoomAt(zoomAt(before, at, next), at, before.scale);
        expectNear(after, before);
      }),
    );
  });

  it('a pinch keeps the same point of the picture between the fingers', () => {
    fc.assert(
      fc.property(transform, point, point, point, point, (before, a, b, c, d) => {
        const [from, to] = [fingersOf(a, b), fingersOf(c, d)];
        const after = pinch(before, from, to, (wanted) => Math.min(12, Math.max(0.2, wanted)));
        expectNear(seenAt(after, to.centre), seenAt(before, from.centre));
      }),
    );
  });

  it('fingers that spread to twice their distance double the scale', () => {
    const from = fingersOf({ x: -50, y: 0 }, { x: 50, y: 0 });
    const to = fingersOf({ x: -100, y: 0 }, { x: 100, y: 0 });
    expect(pinch({ x: 0, y: 0, scale: 1 }, from, to, (wanted) => wanted)).toEqual({
      x: 0,
      y: 0,
      scale: 2,
    });
  });

  it('two fingers at the same point have a distance of 1', () => {
    expect(fingersOf({ x: 3, y: 4 }, { x: 3, y: 4 })).toEqual({
      centre: { x: 3, y: 4 },
      distance: 1,
    });
  });
});

describe('view', () => {
  const frame = { stage: { width: 400, height: 800 }, natural: { width: 800, height: 800 } };
  const track = { home: 416, hasBefore: true, hasAfter: true, sign: 1 } as const;
  const whole = { scroll: 416, x: 0, y: 0, scale: 1, drop: 0 };
  /** The picture is 800 px wide on a stage of 400 px, so it can move by 200 px to each side. */
  const zoomed = { ...whole, scale: 2 };

  describe('dragView', () => {
    it('moves the pages when the whole picture is in sight', () => {
      expect(dragView(whole, { x: -120, y: 30 }, frame, track)).toMatchObject({
        scroll: 536,
        y: 0,
      });
    });

    it('moves a zoomed picture to its edge, and then the pages', () => {
      expect(dragView(zoomed, { x: -150, y: 0 }, frame, track)).toEqual({ ...zoomed, x: -150 });
      expect(dragView(zoomed, { x: -260, y: 0 }, frame, track)).toEqual({
        ...zoomed,
        x: -200,
        scroll: 476,
      });
    });

    it('moves in the other direction when the pages run from right to left', () => {
      const rtl = { ...track, sign: -1 } as const;
      expect(dragView(whole, { x: 120, y: 0 }, frame, rtl).scroll).toBe(536);
    });

    it('stretches only a little when there is no further page', () => {
      const last = { ...track, hasAfter: false };
      const { scroll } = dragView(whole, { x: -200, y: 0 }, frame, last);
      expect(scroll).toBeGreaterThan(416);
      expect(scroll).toBeLessThan(516);
    });

    it('moves only the pages while one of them is turning', () => {
      const turning = { ...zoomed, scroll: 300 };
      expect(dragView(turning, { x: -50, y: 0 }, frame, track)).toEqual({
        ...turning,
        scroll: 350,
      });
    });

    it('moves picture and pages together exactly as far as the finger', () => {
      const dx = fc.integer({ min: -380, max: 380 });
      fc.assert(
        fc.property(dx, fc.integer({ min: -200, max: 200 }), (x, begin) => {
          const next = dragView({ ...zoomed, x: begin }, { x, y: 0 }, frame, track);
          expect(next.x - begin - (next.scroll - 416)).toBeCloseTo(x, 6);
        }),
      );
    });
  });

  it('moves down with the finger, and not up', () => {
    expect(dropView(whole, { x: 12, y: 90 })).toEqual({ ...whole, x: 12, drop: 90 });
    expect(dropView(whole, { x: 0, y: -90 })).toEqual(whole);
  });

  it('mixViews ends exactly at its target', () => {
    expect(mixViews(whole, { ...zoomed, scroll: 0.1 }, 1)).toEqual({ ...zoomed, scroll: 0.1 });
    expect(mixViews(whole, zoomed, 0.5).scale).toBe(1.5);
  });
});
