import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  enterZones,
  thresholdOf,
  zonesAt,
  type Zones,
} from '@/components/scroll-view/use-scroll-report';

const extent = (offset: number, size = 1000) => ({ offset, view: 200, size });

/** Returns the zones that are entered at each of these offsets. */
function walk(offsets: readonly number[], size = 1000) {
  let zones: Zones = zonesAt(extent(offsets[0] ?? 0, size), 50, 50);
  return offsets.slice(1).map((offset) => {
    const step = enterZones(zones, extent(offset, size), 50, 50);
    zones = step.zones;
    return step.entered.join();
  });
}

describe('[S9.14] zones at the edges', () => {
  it('use 50 px for an invalid threshold, and 0 for a negative one', () => {
    expect(thresholdOf(Number.NaN, 50)).toBe(50);
    expect(thresholdOf(Number.POSITIVE_INFINITY, 50)).toBe(50);
    expect(thresholdOf(-4, 50)).toBe(0);
    expect(thresholdOf(0, 50)).toBe(0);
  });

  it('report each entry once, however often the offset changes inside', () => {
    expect(walk([400, 748, 750, 755, 790, 800, 760])).toEqual(['', 'lower', '', '', '', '']);
    expect(walk([400, 50, 20, 0, 30, 200, 40])).toEqual(['upper', '', '', '', '', 'upper']);
  });

  it('report the end when the offset is a fraction of a pixel before it', () => {
    expect(enterZones(zonesAt(extent(0), 0, 0), extent(799.4), 0, 0).entered).toEqual(['lower']);
  });

  it('do not exist when there is nothing to scroll', () => {
    expect(walk([0, 0, 0], 200)).toEqual(['', '']);
  });

  it('report the end again after the content has grown', () => {
    const inside = zonesAt(extent(790), 50, 50);
    expect(enterZones(inside, extent(800, 1030), 50, 50).entered).toEqual([]);
    expect(enterZones(inside, extent(1500, 1700), 50, 50).entered).toEqual(['lower']);
  });

  it('use the new length after the content has shrunk', () => {
    const inside = zonesAt(extent(4790, 5000), 50, 50);
    const shorter = enterZones(inside, extent(800, 1000), 50, 50);
    expect(shorter.entered).toEqual([]);
    expect(enterZones(shorter.zones, extent(1300, 1500), 50, 50).entered).toEqual(['lower']);
  });

  it('never report twice without an offset outside in between', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 800 }), { maxLength: 60 }), (way) => {
        const told = walk([400, ...way]);
        let [upper, lower] = [false, false];
        for (const [index, offset] of way.entries()) {
          const now = { upper: offset <= 51, lower: offset >= 749 };
          expect(told[index]?.includes('upper')).toBe(now.upper && !upper);
          expect(told[index]?.includes('lower')).toBe(now.lower && !lower);
          [upper, lower] = [now.upper, now.lower];
        }
      }),
    );
  });
});
