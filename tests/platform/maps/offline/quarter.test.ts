import { expect, it } from 'vitest';
import { cut, type Quarter, world } from '@/platform/maps/offline/quarter';

const area = ({ left, top, right, bottom }: Quarter) => (right - left) * (bottom - top);

it('cuts without a gap and without an overlap, and not in the middle', () => {
  let quarters = [world];
  for (let level = 1; level <= 5; level += 1) quarters = quarters.flatMap(cut);
  expect(quarters.length).toBe(1024);
  expect(new Set(quarters.map(({ column, row }) => `${column} ${row}`)).size).toBe(1024);
  expect(quarters.every(({ level }) => level === 5)).toBe(true);
  expect(quarters.reduce((sum, quarter) => sum + area(quarter), 0)).toBeCloseTo(1, 10);
  const shares = cut(world).map(area);
  expect(Math.max(...shares)).toBeLessThan(0.4);
  expect(Math.min(...shares)).toBeGreaterThan(0.14);
});

it('knows how old each side is', () => {
  const inner = cut(world).flatMap(cut);
  for (const { sides, left, top, right, bottom } of inner) {
    expect(sides.left === 0).toBe(left === 0);
    expect(sides.top === 0).toBe(top === 0);
    expect(sides.right === 0).toBe(right === 1);
    expect(sides.bottom === 0).toBe(bottom === 1);
    expect(Math.max(sides.left, sides.top, sides.right, sides.bottom)).toBe(2);
  }
});
