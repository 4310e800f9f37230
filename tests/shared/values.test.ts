import { describe, expect, it, vi } from 'vitest';
import { attempt } from '@/shared/attempt';
import { clamp } from '@/shared/clamp';
import { hasOwn } from '@/shared/has-own';
import { last } from '@/shared/last';
import { omit } from '@/shared/omit';
import { once } from '@/shared/once';

describe('attempt', () => {
  it('gives what the call gives, and undefined where it throws', () => {
    expect(attempt(() => JSON.parse('[1]'))).toEqual([1]);
    expect(attempt(() => JSON.parse('['))).toBeUndefined();
  });
});

describe('clamp', () => {
  it.each([
    [3, 5, 18, 5],
    [5, 5, 18, 5],
    [11, 5, 18, 11],
    [18, 5, 18, 18],
    [99, 5, 18, 18],
    [Number.POSITIVE_INFINITY, 0, 1, 1],
    [Number.NEGATIVE_INFINITY, 0, 1, 0],
  ])('clamps %d to %d..%d: %d', (value, min, max, expected) => {
    expect(clamp(value, min, max)).toBe(expected);
  });

  it('leaves what is not a number for the caller to find', () => {
    expect(clamp(Number.NaN, 0, 1)).toBeNaN();
  });
});

describe('hasOwn', () => {
  it('knows own keys from inherited ones', () => {
    expect(hasOwn({ a: undefined }, 'a')).toBe(true);
    expect(hasOwn({}, 'toString')).toBe(false);
    expect(hasOwn({}, '__proto__')).toBe(false);
    expect(hasOwn({}, 'constructor')).toBe(false);
  });

  it('works without a prototype, and with a hostile one', () => {
    expect(hasOwn(Object.assign(Object.create(null) as object, { a: 1 }), 'a')).toBe(true);
    expect(hasOwn({ hasOwnProperty: () => true }, 'a')).toBe(false);
  });
});

describe('last', () => {
  it('gives the last of a list, or nothing of an empty one', () => {
    expect(last([1, 2, 3])).toBe(3);
    expect(last(['only'])).toBe('only');
    expect(last([])).toBeUndefined();
  });
});

describe('omit', () => {
  it('leaves out what is named, and only that', () => {
    const props = { id: 'when', label: 'Day', onClick: undefined, 'data-test': 1 };
    expect(omit(props, ['label', 'other'])).toEqual({
      id: 'when',
      onClick: undefined,
      'data-test': 1,
    });
    expect(props.label).toBe('Day');
  });
});

describe('once', () => {
  it('calls the function on the first read only', () => {
    const make = vi.fn(() => ({ made: true }));
    const read = once(make);
    expect(make).not.toHaveBeenCalled();
    expect(read()).toBe(read());
    expect(make).toHaveBeenCalledTimes(1);
  });

  it('keeps undefined too', () => {
    const make = vi.fn(() => undefined);
    const read = once(make);
    expect([read(), read()]).toEqual([undefined, undefined]);
    expect(make).toHaveBeenCalledTimes(1);
  });

  it('tries again what has thrown', () => {
    const make = vi
      .fn(() => 'made')
      .mockImplementationOnce(() => {
        throw new Error('not yet');
      });
    const read = once(make);
    expect(read).toThrow('not yet');
    expect(read()).toBe('made');
  });
});
