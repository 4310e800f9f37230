import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { swipeWay } from '@/components/tabs/swipe-way';

const width = 400;
const still = { speed: 0, width };

describe('where a swiped tab goes', () => {
  it('goes on after more than half of the width, counted from where the finger landed', () => {
    expect(swipeWay({ ...still, place: -190, came: -201 })).toBe(-1);
    expect(swipeWay({ ...still, place: -190, came: -200 })).toBe(0);
    expect(swipeWay({ ...still, place: 201, came: 150 })).toBe(1);
  });

  it('goes on after a flick, and stays where the finger turned round', () => {
    expect(swipeWay({ place: -20, came: -30, speed: -0.31, width })).toBe(-1);
    expect(swipeWay({ place: -20, came: -30, speed: -0.3, width })).toBe(0);
    expect(swipeWay({ place: -300, came: -310, speed: 0.31, width })).toBe(0);
  });

  it('judges who takes hold of a moving panel by the finger alone', () => {
    expect(swipeWay({ ...still, place: 300, came: -60 })).toBe(0);
    expect(swipeWay({ place: 300, came: -60, speed: -1, width })).toBe(-1);
  });

  it('is the same to both sides', () => {
    const number = fc.integer({ min: -500, max: 500 });
    const speed = fc.double({ min: -2, max: 2, noNaN: true });
    fc.assert(
      fc.property(number, number, speed, (place, came, v) => {
        fc.pre(came !== 0);
        const there = swipeWay({ place, came, speed: v, width });
        const back = swipeWay({ place: -place, came: -came, speed: -v, width });
        expect(there + back).toBe(0);
      }),
    );
  });
});
