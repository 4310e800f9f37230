import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { viewInsets } from '@/components/kit/overlays/visible-area';
import { heightsOf, restOf } from '@/components/popup/sheet-drag';

describe('restOf', () => {
  it('counts points up to 1 as fractions and others as pixels, and sorts them', () => {
    expect(heightsOf([1, 200, 0.5], 800)).toEqual([200, 400, 800]);
    expect(heightsOf([2000, -5], 800)).toEqual([0, 800]);
  });

  it.each([
    // shown, speed, closable, rest
    [390, 0, true, 1],
    [310, 0, true, 1],
    [290, 0, true, 0],
    [60, 0, true, -1],
    [60, 0, false, 0],
    [390, -1, true, 0],
    [210, 1, true, 1],
    [180, -1, true, -1],
    [180, -1, false, 0],
  ] as const)(
    'a sheet of %d px at %d px/ms (closable: %s) rests at index %d',
    (shown, speed, closable, rest) => {
      expect(restOf({ shown, speed, closable, heights: [200, 400] })).toBe(rest);
    },
  );

  it('goes in the direction of a flick, and closes only when it may', () => {
    const heights = fc
      .uniqueArray(fc.integer({ min: 50, max: 900 }), { minLength: 1, maxLength: 4 })
      .map((list) => list.sort((a, b) => a - b));
    fc.assert(
      fc.property(
        heights,
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.double({ min: -3, max: 3, noNaN: true }),
        fc.boolean(),
        (list, part, speed, closable) => {
          const most = list[list.length - 1] ?? 0;
          const shown = part * most;
          const index = restOf({ shown, speed, heights: list, closable });
          const rest = list[index] ?? 0;
          expect(index).toBeGreaterThanOrEqual(closable ? -1 : 0);
          expect(index).toBeLessThan(list.length);
          if (speed > 0.4) expect(rest).toBeGreaterThanOrEqual(shown);
          if (speed < -0.4 && (closable || shown >= (list[0] ?? 0))) {
            expect(rest).toBeLessThanOrEqual(shown);
          }
        },
      ),
    );
  });
});

describe('viewInsets', () => {
  const at = (height: number, offsetTop = 0, scale = 1) => ({ height, offsetTop, scale });

  it.each([
    ['no keyboard', at(844), 844, { top: 0, bottom: 0 }],
    ['a keyboard over the bottom', at(508), 844, { top: 0, bottom: 336 }],
    ['a view pushed up to a field', at(508, 120), 844, { top: 120, bottom: 216 }],
    ['a window that shrank itself', at(508), 508, { top: 0, bottom: 0 }],
    ['fractions', at(507.6, 0.3), 844, { top: 0, bottom: 336 }],
    ['a rubber band', at(844, -30), 844, { top: 0, bottom: 30 }],
    ['a zoomed page', at(400, 100, 2), 844, { top: 0, bottom: 0 }],
  ])('handles %s', (_name, view, height, insets) => {
    expect(viewInsets(view, height)).toEqual(insets);
  });

  it('never returns negative insets', () => {
    const size = fc.double({ min: -1000, max: 3000, noNaN: true });
    fc.assert(
      fc.property(size, size, size, (height, offsetTop, layer) => {
        const { top, bottom } = viewInsets(at(height, offsetTop), layer);
        expect(top).toBeGreaterThanOrEqual(0);
        expect(bottom).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});
