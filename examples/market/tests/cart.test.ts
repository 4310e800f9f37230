import { expect, it } from 'vitest';
import { bakeryAndCoffee } from '../mock/items-coffee.ts';
import { inOrder, usualChoices } from '../src/cart/choices.ts';
import { addLine, countOf, isLine, keyOf, setCount } from '../src/cart/lines.ts';
import { priceOf, totalsOf } from '../src/cart/totals.ts';

const flatWhite = bakeryAndCoffee.find(({ id }) => id === 'flat-white')!;
const small = { item: 'flat-white', choices: ['small', 'whole'], count: 1 };
const large = { item: 'flat-white', choices: ['large', 'oat'], count: 2 };

it('counts the same choices as one line, and other choices as another line', () => {
  const lines = addLine(addLine(addLine([], small), large), small);
  expect(lines).toEqual([{ ...small, count: 2 }, large]);
  expect(countOf(lines)).toBe(4);
});

it('removes a line whose number becomes none, and holds at 99', () => {
  const lines = addLine([], small);
  expect(setCount(lines, keyOf(small), 0)).toEqual([]);
  expect(setCount(lines, keyOf(small), 500)[0]?.count).toBe(99);
});

it('ignores stored lines of another shape', () => {
  const stored: unknown[] = [
    small,
    null,
    'x',
    { item: 'a' },
    { item: 'a', choices: [], count: 1.5 },
  ];
  expect(stored.filter(isLine)).toEqual([small]);
});

it('adds the price of what was chosen', () => {
  expect(priceOf(flatWhite, [])).toBe(3.4);
  expect(priceOf(flatWhite, ['large', 'oat', 'shot'])).toBe(5.3);
  expect(priceOf(undefined, ['large'])).toBe(0);
});

it('sums prices without a rest, and adds the delivery', () => {
  const lines = [large, { item: 'croissant', choices: ['cold'], count: 3 }];
  expect(totalsOf(lines, bakeryAndCoffee, 'bring')).toEqual({
    goods: 16.4,
    fee: 1.9,
    total: 18.3,
    toFree: 8.6,
  });
});

it('brings for nothing from 25 euros on, and never charges a guest who collects', () => {
  const many = [{ ...large, count: 6 }];
  expect(totalsOf(many, bakeryAndCoffee, 'bring')).toEqual({
    goods: 27.6,
    fee: 0,
    total: 27.6,
    toFree: 0,
  });
  expect(totalsOf([small], bakeryAndCoffee, 'collect').fee).toBe(0);
  expect(totalsOf([], bakeryAndCoffee, 'bring').total).toBe(0);
});

it('starts with the first choice of each group, and keeps choices in the order of the item', () => {
  expect(usualChoices(flatWhite)).toEqual(['small', 'whole']);
  expect(inOrder(flatWhite, ['shot', 'oat', 'large'])).toEqual(['large', 'oat', 'shot']);
});
