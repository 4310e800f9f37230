import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type Box, stateOfAll, withAll } from '@/components/checkbox/checkbox-group';
import { toggled } from '@/components/kit/use-choices';

const box = (value: string, disabled = false): Box => ({ value, disabled });
const boxes = [box('a'), box('b'), box('c', true), box('d')];

it('"all" chooses every enabled box and leaves disabled boxes as they are', () => {
  expect(withAll([], boxes)).toEqual(['a', 'b', 'd']);
  expect(withAll(['c'], boxes)).toEqual(['a', 'b', 'c', 'd']);
  expect(withAll(['c'], boxes, 2)).toEqual(['a', 'c']);
});

it('"all" clears the enabled boxes when all of them are chosen, or the maximum is reached', () => {
  expect(withAll(['a', 'b', 'c', 'd'], boxes)).toEqual(['c']);
  expect(withAll(['a', 'b', 'd'], boxes)).toEqual([]);
  expect(withAll(['a', 'b'], boxes, 2)).toEqual([]);
  expect(withAll(['c'], boxes, 1)).toEqual(['c']);
});

it('the "all" box is unchecked, mixed or checked', () => {
  expect(stateOfAll([], boxes)).toBe('unchecked');
  expect(stateOfAll(['a'], boxes)).toBe('mixed');
  expect(stateOfAll(['a', 'b', 'c', 'd'], boxes)).toBe('checked');
  expect(stateOfAll(['x'], [])).toBe('unchecked');
});

it('the values are a set in document order after any presses', () => {
  const press = fc.tuple(fc.constantFrom('a', 'b', 'c', 'd'), fc.boolean());
  fc.assert(
    fc.property(fc.array(press), (presses) => {
      let chosen: string[] = [];
      const model = new Set<string>();
      for (const [value, checked] of presses) {
        chosen = toggled(chosen, boxes, value, checked);
        if (checked) model.add(value);
        else model.delete(value);
      }
      expect(chosen).toEqual(['a', 'b', 'c', 'd'].filter((value) => model.has(value)));
    }),
  );
});
