import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dragView, dropView, mixViews } from '@/components/image-preview/view';

const frame = { stage: { width: 400, height: 800 }, natural: { width: 800, height: 800 } };
const track = { home: 416, hasBefore: true, hasAfter: true, sign: 1 } as const;
const whole = { scroll: 416, x: 0, y: 0, scale: 1, drop: 0 };
/** 800 wide on a stage of 400: 200 to each side. */
const zoomed = { ...whole, scale: 2 };

describe('dragView', () => {
  it('moves the pages when all of the picture is in sight', () => {
    expect(dragView(whole, { x: -120, y: 30 }, frame, track)).toMatchObject({ scroll: 536, y: 0 });
  });

  it('moves a zoomed picture to its edge, and the pages with what is left', () => {
    expect(dragView(zoomed, { x: -150, y: 0 }, frame, track)).toEqual({ ...zoomed, x: -150 });
    expect(dragView(zoomed, { x: -260, y: 0 }, frame, track)).toEqual({
      ...zoomed,
      x: -200,
      scroll: 476,
    });
  });

  it('goes the other way where pages follow each other to the left', () => {
    const rtl = { ...track, sign: -1 } as const;
    expect(dragView(whole, { x: 120, y: 0 }, frame, rtl).scroll).toBe(536);
  });

  it('gives only a little where there is no page', () => {
    const last = { ...track, hasAfter: false };
    const { scroll } = dragView(whole, { x: -200, y: 0 }, frame, last);
    expect(scroll).toBeGreaterThan(416);
    expect(scroll).toBeLessThan(516);
  });

  it('caught in the middle of a turn it moves the pages only', () => {
    const turning = { ...zoomed, scroll: 300 };
    expect(dragView(turning, { x: -50, y: 0 }, frame, track)).toEqual({ ...turning, scroll: 350 });
  });

  it('loses no pixel: picture and pages together move as far as the finger', () => {
    const dx = fc.integer({ min: -380, max: 380 });
    fc.assert(
      fc.property(dx, fc.integer({ min: -200, max: 200 }), (x, begin) => {
        const next = dragView({ ...zoomed, x: begin }, { x, y: 0 }, frame, track);
        expect(next.x - begin - (next.scroll - 416)).toBeCloseTo(x, 6);
      }),
    );
  });
});

it('is pulled down with the finger, and not up', () => {
  expect(dropView(whole, { x: 12, y: 90 })).toEqual({ ...whole, x: 12, drop: 90 });
  expect(dropView(whole, { x: 0, y: -90 })).toEqual(whole);
});

it('ends exactly where it should', () => {
  expect(mixViews(whole, { ...zoomed, scroll: 0.1 }, 1)).toEqual({ ...zoomed, scroll: 0.1 });
  expect(mixViews(whole, zoomed, 0.5).scale).toBe(1.5);
});
