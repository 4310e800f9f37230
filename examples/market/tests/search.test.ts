import { expect, it } from 'vitest';
import { catalogueAt } from '../mock/catalogue.ts';
import { withSearch } from '../src/search/with-search.ts';
import { isNear, normalise } from '../src/search/normalise.ts';
import { filterItems, findItems } from '../src/search/search.ts';

const { items, categories } = catalogueAt(0);
const find = (query: string) => findItems(query, items, categories).map(({ id }) => id);

it.each([
  ['flat white', 'flat-white'],
  ['FLATWHITE', 'flat-white'],
  ['latte', 'matcha'],
  ['bread', 'sourdough'],
  ['pastry', 'croissant'],
  ['berries', 'strawberries'],
  ['iced coffee', 'cold-brew'],
  ['tomato', 'tomatoes'],
  ['面包', 'sourdough'],
  ['西红柿', 'tomatoes'],
  ['奶', 'milk'],
  ['خبز', 'sourdough'],
  ['قهوه', 'flat-white'],
  ['أفوكادو', 'avocado'],
])('finds %s as %s among the first five', (query, id) => {
  expect(find(query).slice(0, 5)).toContain(id);
});

it('puts a name before a synonym, and a synonym before a word of the note', () => {
  expect(find('honey')[0]).toBe('honey');
  expect(find('tea')[0]).toBe('matcha');
});

it.each([
  ['crossant', 'croissant'],
  ['espreso', 'espresso'],
  ['avacado', 'avocado'],
  ['sourdoguh', 'sourdough'],
])('forgives the typing mistake in %s', (query, id) => {
  expect(find(query)[0]).toBe(id);
});

it('needs each word of the query', () => {
  expect(find('strawberry jam')[0]).toBe('jam');
  expect(find('strawberry bicycle')).toEqual([]);
});

it('finds all items for an empty query, and none for nonsense', () => {
  expect(find('  ')).toHaveLength(items.length);
  expect(find('qqqq')).toEqual([]);
});

it('filters by category and price, and sorts', () => {
  const bakery = filterItems(items, { category: 'bakery', sort: 'cheap' });
  expect(bakery.map(({ id }) => id)).toEqual(['croissant', 'cinnamon-roll', 'sourdough']);
  const cheap = filterItems(items, { category: 'all', price: 'low', sort: 'best' });
  expect(cheap.every(({ price }) => price <= 3)).toBe(true);
  const rated = filterItems(items, { sort: 'rated' }).map(({ rating }) => rating);
  expect(rated).toEqual([...rated].sort((a, b) => b - a));
});

it('reads text without case, accents, Arabic letter forms and punctuation', () => {
  expect(normalise('  Café-Crème! ')).toBe('cafe creme');
  expect(normalise('قَهْوَة')).toBe('قهوه');
});

it.each([
  ['bread', 'bred', true],
  ['bread', 'braed', true],
  ['bread', 'broad', true],
  ['bread', 'breads', true],
  ['bread', 'board', false],
])('takes %s and %s as near: %s', (a, b, near) => {
  expect(isNear(a, b)).toBe(near);
});

it('remembers the newest searches, each once', () => {
  expect(withSearch(['tea', 'Bread'], ' bread ')).toEqual(['bread', 'tea']);
  expect(withSearch(['tea'], ' ')).toEqual(['tea']);
  expect(withSearch(['1', '2', '3', '4', '5', '6', '7', '8'], '9')).toHaveLength(8);
});
