import { describe, expect, it, vi } from 'vitest';
import { allowLeaflet } from '@/components/map/leaflet';
import fc from 'fast-check';
import { clusterMarkers } from '@/components/map/marker-layer';
import { zoomOf } from '@/components/map/map-view';

describe('allowLeaflet', () => {
  type Rules = { createHTML(html: string): string | null };

  it('allows only the markup that Leaflet writes', () => {
    const createPolicy = vi.fn((_name: string, rules: Rules) => rules);
    const window = { trustedTypes: { createPolicy } } as unknown as Parameters<
      typeof allowLeaflet
    >[0];
    allowLeaflet(window);
    allowLeaflet(window);
    expect(createPolicy).toHaveBeenCalledTimes(1);
    expect(createPolicy.mock.calls[0]?.[0]).toBe('default');
    const rules = createPolicy.mock.results[0]?.value as Rules;
    expect(rules.createHTML('<svg/>')).toBe('<svg/>');
    for (const html of ['', '<svg/> ', '<svg></svg>', '<svg/><img onerror=alert(1)>', '<b>x</b>']) {
      expect(rules.createHTML(html)).toBeNull();
    }
  });

  it('does nothing in a browser without Trusted Types', () => {
    const window = {} as Parameters<typeof allowLeaflet>[0];
    expect(() => allowLeaflet(window)).not.toThrow();
  });
});

describe('clusterMarkers', () => {
  const everywhere = { left: -1e6, top: -1e6, right: 1e6, bottom: 1e6 };
  const spot = fc.record({
    x: fc.integer({ min: -5000, max: 5000 }),
    y: fc.integer({ min: -5000, max: 5000 }),
  });

  it('joins markers in the same cell, and puts the cluster in their middle', () => {
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

  it('joins no markers when the cell size is 0', () => {
    const spots = [
      { x: 1, y: 1 },
      { x: 1, y: 1 },
    ];
    expect(clusterMarkers(spots, 0, everywhere)).toHaveLength(2);
  });

  it('leaves out markers outside of the box', () => {
    const box = { left: 0, top: 0, right: 100, bottom: 100 };
    const spots = [
      { x: 50, y: 50 },
      { x: 101, y: 50 },
      { x: 50, y: -1 },
    ];
    expect(clusterMarkers(spots, 0, box).map(({ members }) => members)).toEqual([[0]]);
  });

  it('puts every marker into one group, wherever the box is', () => {
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
});

describe('zoomOf', () => {
  it.each([
    [undefined, 16],
    [5, 5],
    [4.9, 5],
    [-3, 5],
    [17.9, 17],
    [18, 18],
    [99, 18],
    [Number.NaN, 16],
    [Number.POSITIVE_INFINITY, 16],
  ])('[S9.7] the scale %s becomes %i', (scale, expected) => {
    expect(zoomOf(scale)).toBe(expected);
  });
});
