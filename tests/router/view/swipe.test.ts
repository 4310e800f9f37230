import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { beginSwipe, moveSwipe, progressOf, type Swipe, swipesBack } from '@/router/view/swipe';

type Step = readonly [x: number, y: number, time: number];
type Field = { readonly left: number; readonly width: number; readonly side: 1 | -1 };

const phone: Field = { left: 0, width: 400, side: 1 };
const rightToLeft: Field = { ...phone, side: -1 };

const point = ([x, y, time]: Step) => ({ x, y, time });

/** The finger touches the screen at the first step. */
function swipe(steps: readonly Step[], field = phone): Swipe {
  const [first, ...rest] = steps as [Step, ...Step[]];
  const started = beginSwipe(point(first), field);
  if (!started) throw new Error('the first step is not at the edge');
  return rest.reduce((before, step) => moveSwipe(before, point(step)), started);
}

describe('[S2.8] the start of a swipe back', () => {
  it.each([
    [0, true],
    [20, true],
    [20.5, false],
    [200, false],
    [400, false],
    [-1, false],
  ])('at x = %d of 400 px in a left-to-right document is accepted: %s', (x, isAccepted) => {
    expect(beginSwipe(point([x, 300, 0]), phone) !== null).toBe(isAccepted);
  });

  it.each([
    [400, true],
    [380, true],
    [379.5, false],
    [0, false],
    [401, false],
  ])('at x = %d of 400 px in a right-to-left document is accepted: %s', (x, isAccepted) => {
    expect(beginSwipe(point([x, 300, 0]), rightToLeft) !== null).toBe(isAccepted);
  });

  it('is measured from the edge of the pages, not of the screen', () => {
    const beside = { left: 300, width: 400, side: 1 } as const;
    expect(beginSwipe(point([310, 0, 0]), beside)).not.toBeNull();
    expect(beginSwipe(point([10, 0, 0]), beside)).toBeNull();
    expect(beginSwipe(point([690, 0, 0]), { ...beside, side: -1 })).not.toBeNull();
  });
});

describe('[S2.8] the phase of a swipe', () => {
  it.each<[string, number, number, Swipe['phase']]>([
    ['less than 8 px inward', 7, 0, 'judging'],
    ['inward', 8, 0, 'swiping'],
    ['inward and a little down', 20, 19, 'swiping'],
    ['down and a little inward', 19, 20, 'refused'],
    ['down', 0, 10, 'refused'],
    ['up', 0, -10, 'refused'],
    ['outward', -10, 0, 'refused'],
  ])('after a move %s by (%d, %d) px is %s', (_name, x, y, phase) => {
    const from: Step = [10, 300, 0];
    expect(swipe([from, [10 + x, 300 + y, 16]]).phase).toBe(phase);
    expect(swipe([[390, 300, 0] as Step, [390 - x, 300 + y, 16]], rightToLeft).phase).toBe(phase);
  });

  it('does not change after the direction is clear', () => {
    expect(
      swipe([
        [5, 300, 0],
        [5, 320, 16],
        [300, 320, 32],
      ]).phase,
    ).toBe('refused');
    expect(
      swipe([
        [5, 300, 0],
        [50, 300, 16],
        [50, 600, 32],
      ]).phase,
    ).toBe('swiping');
  });
});

describe('[S2.8] a swipe', () => {
  it('moves the page as far as the finger has moved inward', () => {
    expect(
      progressOf(
        swipe([
          [10, 0, 0],
          [110, 0, 100],
        ]),
      ),
    ).toBe(0.25);
    expect(
      progressOf(
        swipe(
          [
            [390, 0, 0],
            [290, 0, 100],
          ],
          rightToLeft,
        ),
      ),
    ).toBe(0.25);
    expect(
      progressOf(
        swipe([
          [10, 0, 0],
          [50, 0, 100],
          [2, 0, 200],
        ]),
      ),
    ).toBe(0);
  });

  it.each([
    [160, false],
    [161, true],
    [399, true],
  ])('that ends slowly after %d px of 400 goes back: %s', (x, isBack) => {
    expect(
      swipesBack(
        swipe([
          [0, 0, 0],
          [x, 0, 1000],
        ]),
      ),
    ).toBe(isBack);
  });

  it.each([
    ['of 1 px per millisecond is not a flick', 60, 60, false],
    ['of more than 1 px per millisecond is a flick', 61, 60, true],
  ])('%s', (_name, x, time, isBack) => {
    expect(
      swipesBack(
        swipe([
          [0, 0, 0],
          [x, 0, time],
        ]),
      ),
    ).toBe(isBack);
  });

  it('that ends with a flick outward keeps the page, however far out it was', () => {
    expect(
      swipesBack(
        swipe([
          [0, 0, 0],
          [300, 0, 500],
          [180, 0, 560],
        ]),
      ),
    ).toBe(false);
  });

  it('that rests before its end is not a flick', () => {
    expect(
      swipesBack(
        swipe([
          [0, 0, 0],
          [100, 0, 20],
          [100, 0, 140],
        ]),
      ),
    ).toBe(false);
    expect(
      swipesBack(
        swipe([
          [0, 0, 0],
          [100, 0, 20],
          [100, 0, 60],
        ]),
      ),
    ).toBe(true);
  });

  it('without a clear direction or with a refused one does not go back', () => {
    expect(
      swipesBack(
        swipe([
          [0, 0, 0],
          [4, 0, 1],
        ]),
      ),
    ).toBe(false);
    expect(
      swipesBack(
        swipe([
          [0, 0, 0],
          [0, 30, 16],
          [390, 30, 32],
        ]),
      ),
    ).toBe(false);
  });
});

describe('[S2.8] for every path of the finger', () => {
  const steps = fc
    .array(fc.tuple(fc.integer({ min: -50, max: 900 }), fc.integer({ max: 900 }), fc.nat(300)), {
      minLength: 1,
      maxLength: 30,
    })
    .map((moves) => {
      let time = 0;
      return moves.map(([x, y, pause]): Step => {
        time += pause;
        return [x, y, time];
      });
    });
  const field = fc.record({
    left: fc.integer({ min: 0, max: 500 }),
    width: fc.integer({ min: 1, max: 1200 }),
    side: fc.constantFrom(1 as const, -1 as const),
  });
  const inside = fc.nat(20);
  const start = ({ left, width, side }: Field, depth: number): Step => [
    side === 1 ? left + Math.min(depth, width) : left + width - Math.min(depth, width),
    100,
    0,
  ];

  it('the progress is between 0 and 1', () => {
    fc.assert(
      fc.property(field, inside, steps, (where, depth, moves) => {
        const progress = progressOf(swipe([start(where, depth), ...moves], where));
        expect(progress).toBeGreaterThanOrEqual(0);
        expect(progress).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('a finger that is farther inward moves the page farther', () => {
    fc.assert(
      fc.property(field, inside, fc.nat(900), fc.nat(900), (where, depth, one, other) => {
        const [near, far] = [Math.min(one, other), Math.max(one, other)];
        const from = start(where, depth);
        const at = (distance: number) =>
          progressOf(swipe([from, [from[0] + distance * where.side, 100, 16]], where));
        expect(at(near)).toBeLessThanOrEqual(at(far));
      }),
    );
  });

  it('right to left mirrors left to right', () => {
    fc.assert(
      fc.property(inside, steps, (depth, moves) => {
        const leftToRight = { left: 0, width: 400, side: 1 } as const;
        const all = [start(leftToRight, depth), ...moves];
        const mirrored = all.map(([x, y, time]): Step => [400 - x, y, time]);
        const [one, other] = [
          swipe(all, leftToRight),
          swipe(mirrored, { ...leftToRight, side: -1 }),
        ];
        expect(other.phase).toBe(one.phase);
        expect(progressOf(other)).toBeCloseTo(progressOf(one), 10);
        expect(swipesBack(other)).toBe(swipesBack(one));
      }),
    );
  });

  it('the phase changes only once', () => {
    fc.assert(
      fc.property(field, inside, steps, (where, depth, moves) => {
        const all = [start(where, depth), ...moves];
        const phases = all.map((_step, count) => swipe(all.slice(0, count + 1), where).phase);
        const decided = phases.filter((phase) => phase !== 'judging');
        expect(new Set(decided).size).toBeLessThanOrEqual(1);
        expect(phases.slice(phases.length - decided.length)).toEqual(decided);
      }),
    );
  });

  it('the trail contains at most the last 80 ms', () => {
    fc.assert(
      fc.property(field, inside, steps, (where, depth, moves) => {
        const { trail } = swipe([start(where, depth), ...moves], where);
        const times = trail.map(({ time }) => time);
        expect(Math.max(...times) - Math.min(...times)).toBeLessThanOrEqual(80);
      }),
    );
  });
});
