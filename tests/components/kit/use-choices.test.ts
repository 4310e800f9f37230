import fc from 'fast-check';
import { expect, it } from 'vitest';
import { toggled } from '@/components/kit/use-choices';

const options = ['a', 'b', 'c'].map((value) => ({ value }));

it('puts the chosen values in the order of the options, and unknown values last', () => {
  expect(toggled(['x', 'c'], options, 'a', true)).toEqual(['a', 'c', 'x']);
  expect(toggled(['a', 'c', 'x'], options, 'c', false)).toEqual(['a', 'x']);
  expect(toggled([], options, 'b', false)).toEqual([]);
});

it('adds or removes one value and contains no value twice', () => {
  const value = fc.constantFrom('a', 'b', 'c', 'x', 'y');
  fc.assert(
    fc.property(fc.array(value), value, fc.boolean(), (chosen, one, isOn) => {
      const next = toggled(chosen, options, one, isOn);
      expect(next.includes(one)).toBe(isOn);
      expect(new Set(next).size).toBe(next.length);
      const others = (list: readonly string[]) => [...new Set(list)].filter((each) => each !== one);
      expect(others(next).toSorted()).toEqual(others(chosen).toSorted());
    }),
  );
});
