import fc from 'fast-check';
import { expect, it } from 'vitest';
import { viewInsets } from '@/components/popup/view-insets';

const at = (height: number, offsetTop = 0, scale = 1) => ({ height, offsetTop, scale });

it.each([
  ['no keyboard', at(844), 844, { top: 0, bottom: 0 }],
  ['a keyboard over the bottom', at(508), 844, { top: 0, bottom: 336 }],
  ['a view pushed up to a field', at(508, 120), 844, { top: 120, bottom: 216 }],
  ['a window that shrank itself', at(508), 508, { top: 0, bottom: 0 }],
  ['fractions', at(507.6, 0.3), 844, { top: 0, bottom: 336 }],
  ['a rubber band', at(844, -30), 844, { top: 0, bottom: 30 }],
  ['a zoomed page', at(400, 100, 2), 844, { top: 0, bottom: 0 }],
])('reads %s', (_name, view, height, insets) => {
  expect(viewInsets(view, height)).toEqual(insets);
});

it('never answers with less than nothing', () => {
  const size = fc.double({ min: -1000, max: 3000, noNaN: true });
  fc.assert(
    fc.property(size, size, size, (height, offsetTop, layer) => {
      const { top, bottom } = viewInsets(at(height, offsetTop), layer);
      expect(top).toBeGreaterThanOrEqual(0);
      expect(bottom).toBeGreaterThanOrEqual(0);
    }),
  );
});
