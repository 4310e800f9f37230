import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { endOf, neighbour } from '@/components/tabs/tab-list';
import { swipeWay } from '@/components/tabs/tab-swipe';

describe('neighbour', () => {
  const tabs = [{ value: 'a' }, { value: 'b', disabled: true }, { value: 'c' }];

  it('skips disabled tabs, and wraps only with the wrap option', () => {
    expect(neighbour(tabs, 'a', 1, false)).toBe('c');
    expect(neighbour(tabs, 'c', -1, false)).toBe('a');
    expect(neighbour(tabs, 'c', 1, false)).toBe(null);
    expect(neighbour(tabs, 'c', 1, true)).toBe('a');
    expect(neighbour([{ value: 'a' }], 'a', 1, true)).toBe(null);
    expect(endOf(tabs, 'last')).toBe('c');
    expect(endOf([{ value: 'b', disabled: true }], 'first')).toBe(null);
  });

  it('never returns a disabled tab, and visits each other tab once in a round', () => {
    fc.assert(
      fc.property(fc.array(fc.boolean(), { minLength: 1, maxLength: 12 }), (flags) => {
        const all = flags.map((disabled, at) => ({ value: String(at), disabled }));
        const open = all.filter(({ disabled }) => !disabled).map(({ value }) => value);
        fc.pre(open.length > 1);
        const seen = [open[0]!];
        for (let step = 1; step < open.length; step += 1) {
          seen.push(neighbour(all, seen[seen.length - 1]!, 1, true)!);
        }
        expect(seen).toEqual(open);
      }),
    );
  });
});

describe('the tab after a swipe', () => {
  const width = 400;
  const still = { speed: 0, width };

  it('is the next one after more than half of the width, counted from where the finger landed', () => {
    expect(swipeWay({ ...still, place: -190, came: -201 })).toBe(-1);
    expect(swipeWay({ ...still, place: -190, came: -200 })).toBe(0);
    expect(swipeWay({ ...still, place: 201, came: 150 })).toBe(1);
  });

  it('is the next one after a flick, and the same one when the finger turned back', () => {
    expect(swipeWay({ place: -20, came: -30, speed: -0.31, width })).toBe(-1);
    expect(swipeWay({ place: -20, came: -30, speed: -0.3, width })).toBe(0);
    expect(swipeWay({ place: -300, came: -310, speed: 0.31, width })).toBe(0);
  });

  it('depends only on the move of the finger when a moving panel was stopped', () => {
    expect(swipeWay({ ...still, place: 300, came: -60 })).toBe(0);
    expect(swipeWay({ place: 300, came: -60, speed: -1, width })).toBe(-1);
  });

  it('is symmetrical for both directions', () => {
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
