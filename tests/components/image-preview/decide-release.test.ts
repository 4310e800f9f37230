import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decideDrop, decidePage } from '@/components/image-preview/decide-release';

const width = 400;

describe('decidePage', () => {
  it.each([
    ['half way and at rest', 201, 0, 1],
    ['not half way and at rest', 199, 0, 0],
    ['half way back', -201, 0, -1],
    ['a flick on', 20, 0.5, 1],
    ['a flick back to the page before', -20, -0.5, -1],
    ['far, but flicked back', 300, -0.5, 0],
    ['a flick without any way', 5, 2, 0],
  ])('%s', (_name, over, velocity, by) => {
    expect(decidePage({ over, velocity, width })).toBe(by);
  });

  it('never goes against the way it was pulled, and is the same to both sides', () => {
    const any = fc.double({ min: -1000, max: 1000, noNaN: true });
    fc.assert(
      fc.property(any, fc.double({ min: -5, max: 5, noNaN: true }), (over, velocity) => {
        const by = decidePage({ over, velocity, width });
        expect(by * over).toBeGreaterThanOrEqual(0);
        expect(decidePage({ over: -over, velocity: -velocity, width }) + by).toBe(0);
      }),
    );
  });
});

describe('decideDrop', () => {
  it.each([
    ['far', 200, 0, true],
    ['not far', 60, 0, false],
    ['fast', 40, 0.8, true],
    ['far, but on its way back', 300, -0.5, false],
    ['not at all', 0, 3, false],
  ])('%s', (_name, drop, velocity, goes) => {
    expect(decideDrop({ drop, velocity, height: 800 })).toBe(goes);
  });
});
