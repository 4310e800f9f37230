import { expect, it } from 'vitest';
import { sectionAt } from '@/components/side-bar/side-panels';

it('finds the last section that has passed the top', () => {
  expect(sectionAt([100, 400, 700], 100, false)).toBe(0);
  expect(sectionAt([-200, 101.5, 400], 100, false)).toBe(1);
  expect(sectionAt([-200, 103, 400], 100, false)).toBe(0);
});

it('takes the first section while none has passed the top, and the last one at the end', () => {
  expect(sectionAt([150, 400], 100, false)).toBe(0);
  expect(sectionAt([-500, -100, 250], 100, true)).toBe(2);
});
