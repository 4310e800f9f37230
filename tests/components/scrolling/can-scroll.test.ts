import { expect, it } from 'vitest';
import { canScroll } from '@/components/kit/scrolling/scrollers';

const size = 1000;
const view = 400;

it.each([
  ['at the top', 0, -1, false],
  ['at the top', 0, 1, true],
  ['a fraction below the top', 0.4, -1, false],
  ['in the middle', 300, -1, true],
  ['in the middle', 300, 1, true],
  ['at the end', 600, 1, false],
  ['a fraction before the end', 599.6, 1, false],
  ['beyond the end (rubber band)', 620, 1, false],
  ['beyond the top (rubber band)', -20, -1, false],
] as const)(
  'a scroller %s (%d) can move in the direction %d: %s',
  (_, offset, direction, expected) => {
    expect(canScroll({ offset, size, view }, direction)).toBe(expected);
  },
);
