import { expect, it } from 'vitest';
import { sectionAt } from '@/components/side-bar/side-panels';

it('the current section is the last one that has passed the top', () => {
  expect(sectionAt([100, 400, 700], 100, false)).toBe(0);
  expect(sectionAt([-200, 101.5, 400], 100, false)).toBe(1);
  expect(sectionAt([-200, 103, 400], 100, false)).toBe(0);
});

it('the current section is the first one above all sections, and the last one at the end', () => {
  expect(sectionAt([150, 400], 100, false)).toBe(0);
  expect(sectionAt([-500, -100, 250], 100, true)).toBe(2);
});
