import fc from 'fast-check';
import { expect, it } from 'vitest';
import { clusterMarkers } from '@/components/map/cluster-markers';

const everywhere = { left: -1e6, top: -1e6, right: 1e6, bottom: 1e6 };
const spot = fc.record({
  x: fc.integer({ min: -5000, max: 5000 }),
  y: fc.integer({ min: -5000, max: 5000 }),
});

it('makes one of what lies in one cell, in its middle', () => {
  const spots = [
    { x: 10, y: 10 },
    { x: 30, y: 50 },
    { x: 90, y: 10 },
  ];
  expect(clusterMarkers(spots, 88, everywhere)).toEqual([
    { members: [0, 1], x: 20, y: 30 },
    { members: [2], x: 90, y: 10 },
  ]);
});

it('makes nothing one without a cell, not even what lies on one spot', () => {
  const spots = [
    { x: 1, y: 1 },
    { x: 1, y: 1 },
  ];
  expect(clusterMarkers(spots, 0, everywhere)).toHaveLength(2);
});

it('leaves out what is beyond the box', () => {
  const box = { left: 0, top: 0, right: 100, bottom: 100 };
  const spots = [
    { x: 50, y: 50 },
    { x: 101, y: 50 },
    { x: 50, y: -1 },
  ];
  expect(clusterMarkers(spots, 0, box).map(({ members }) => members)).toEqual([[0]]);
});

it('has every marker in one group, and never depends on where the box lies', () => {
  fc.assert(
    fc.property(
      fc.array(spot, { maxLength: 60 }),
      fc.integer({ min: 1, max: 300 }),
      (spots, cell) => {
        const all = clusterMarkers(spots, cell, everywhere);
        const members = all.flatMap((group) => group.members).toSorted((a, b) => a - b);
        expect(members).toEqual(spots.map((_, index) => index));
        const part = clusterMarkers(spots, cell, { left: 0, top: 0, right: 900, bottom: 900 });
        for (const group of part) expect(all).toContainEqual(group);
      },
    ),
  );
});
