import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type FloatPlacement, placeFloat } from '@/components/kit/floating';

const view = { left: 8, top: 8, width: 374, height: 828 };
const rest = { view, gap: 10, corner: 20, isRtl: false };
const middle = { left: 150, top: 400, width: 90, height: 40 };
const float = { width: 200, height: 100 };

it.each<[FloatPlacement, number, number]>([
  ['bottom', 95, 450],
  ['bottom-start', 150, 450],
  ['bottom-end', 40, 450],
  ['top', 95, 290],
  ['top-start', 150, 290],
  ['top-end', 40, 290],
])('the placement %s is at %d, %d for a wide popover', (placement, left, top) => {
  expect(placeFloat({ ...rest, anchor: middle, float, placement })).toMatchObject({ left, top });
});

it.each<[FloatPlacement, number, number]>([
  ['left', 40, 370],
  ['left-start', 40, 400],
  ['left-end', 40, 340],
  ['right', 250, 370],
  ['right-start', 250, 400],
  ['right-end', 250, 340],
])('the placement %s is at %d, %d for a small popover', (placement, left, top) => {
  const small = { width: 100, height: 100 };
  expect(placeFloat({ ...rest, anchor: middle, float: small, placement })).toMatchObject({
    left,
    top,
  });
});

it('a popover flips to the other side only when that side has more room', () => {
  const low = { ...middle, top: 780 };
  expect(placeFloat({ ...rest, anchor: low, float, placement: 'bottom' }).side).toBe('top');
  const tall = { width: 200, height: 800 };
  expect(placeFloat({ ...rest, anchor: middle, float: tall, placement: 'top' }).side).toBe(
    'bottom',
  );
  const higher = { ...middle, top: 500 };
  expect(placeFloat({ ...rest, anchor: higher, float: tall, placement: 'top' }).side).toBe('top');
});

it('start and end follow the text direction above and below the anchor only', () => {
  const at = (placement: FloatPlacement) =>
    placeFloat({ ...rest, anchor: middle, float, placement, isRtl: true });
  expect(at('bottom-start').left).toBe(40);
  expect(at('bottom-end').left).toBe(150);
  expect(at('left-start').top).toBe(400);
});

const sides = ['top', 'bottom', 'left', 'right'] as const;
const placement = fc
  .tuple(fc.constantFrom(...sides), fc.constantFrom('', '-start', '-end'))
  .map(([side, align]) => `${side}${align}` as FloatPlacement);
const number = (min: number, max: number) => fc.double({ min, max, noNaN: true });
const given = fc.record({
  anchor: fc.record({
    left: number(-300, 600),
    top: number(-300, 1200),
    width: number(1, 300),
    height: number(1, 300),
  }),
  float: fc.record({ width: number(40, 374), height: number(40, 828) }),
  placement,
  isRtl: fc.boolean(),
});

it('a popover is always in sight, wherever its anchor is', () => {
  fc.assert(
    fc.property(given, (input) => {
      const { left, top, arrow, side } = placeFloat({ ...rest, ...input });
      const { width, height } = input.float;
      expect(left).toBeGreaterThanOrEqual(view.left);
      expect(top).toBeGreaterThanOrEqual(view.top);
      expect(left + width).toBeLessThanOrEqual(view.left + view.width + 1e-9);
      expect(top + height).toBeLessThanOrEqual(view.top + view.height + 1e-9);
      const edge = side === 'top' || side === 'bottom' ? width : height;
      expect(arrow).toBeGreaterThanOrEqual(Math.min(20, edge / 2));
      expect(arrow).toBeLessThanOrEqual(edge - Math.min(20, edge / 2));
    }),
  );
});

it('the arrow points at the middle of the anchor, but stays clear of the corners', () => {
  fc.assert(
    fc.property(given, (input) => {
      const { left, top, arrow, side } = placeFloat({ ...rest, ...input });
      const { anchor } = input;
      const isUpright = side === 'top' || side === 'bottom';
      const edge = isUpright ? input.float.width : input.float.height;
      const goal = isUpright ? anchor.left + anchor.width / 2 : anchor.top + anchor.height / 2;
      const from = (isUpright ? left : top) + Math.min(20, edge / 2);
      const to = (isUpright ? left : top) + edge - Math.min(20, edge / 2);
      const points = (isUpright ? left : top) + arrow;
      expect(points).toBeCloseTo(Math.min(Math.max(goal, from), to), 6);
    }),
  );
});

it('a popover does not cover its anchor when a side has room', () => {
  const inside = fc.record({
    anchor: fc.record({
      left: number(8, 340),
      top: number(8, 790),
      width: number(1, 40),
      height: number(1, 40),
    }),
    float: fc.record({ width: number(40, 150), height: number(40, 380) }),
    placement,
  });
  fc.assert(
    fc.property(inside, (input) => {
      const { left, top, side } = placeFloat({ ...rest, ...input });
      const { anchor, float: size } = input;
      const apart = {
        top: anchor.top - top - size.height,
        bottom: top - anchor.top - anchor.height,
        left: anchor.left - left - size.width,
        right: left - anchor.left - anchor.width,
      };
      expect(apart[side]).toBeCloseTo(10, 6);
    }),
  );
});
