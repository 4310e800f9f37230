import type { Category, Item, Text } from '../api/types.ts';
import { isNear, normalise, wordsOf } from './normalise.ts';

/** From so many letters on, a word may have a typing mistake. */
const LONG_WORD = 5;

const inAllLanguages = (text: Text) => Object.values(text) as string[];

type Place = { readonly texts: readonly string[]; readonly weight: number };

function placesOf(item: Item, categories: readonly Category[]): readonly Place[] {
  const category = categories.find(({ id }) => id === item.category);
  return [
    { texts: inAllLanguages(item.name), weight: 10 },
    { texts: item.synonyms, weight: 6 },
    { texts: category ? inAllLanguages(category.name) : [], weight: 4 },
    { texts: inAllLanguages(item.note), weight: 1 },
  ];
}

/** How well a word fits a text: 1 is a whole word, 0 is not at all. */
function fitOf(word: string, text: string): number {
  const plain = normalise(text);
  const words = plain.split(' ');
  if (words.includes(word) || words.some((one) => `${one}s` === word || one === `${word}s`))
    return 1;
  if (words.some((one) => one.startsWith(word))) return 0.8;
  // Chinese has no spaces, and people leave them out: "flatwhite".
  if (plain.replaceAll(' ', '').includes(word)) return 0.6;
  const hasMistake = word.length >= LONG_WORD && words.some((one) => isNear(one, word));
  return hasMistake ? 0.4 : 0;
}

function scoreOf(item: Item, words: readonly string[], categories: readonly Category[]): number {
  const places = placesOf(item, categories);
  let sum = 0;
  for (const word of words) {
    const fits = places.map(
      ({ texts, weight }) => weight * Math.max(0, ...texts.map((text) => fitOf(word, text))),
    );
    const best = Math.max(...fits);
    // Each word must be somewhere.
    if (best === 0) return 0;
    sum += best;
  }
  return sum;
}

/** The items for a query, the best first. Any language finds them. An empty query finds all. */
export function findItems(
  query: string,
  items: readonly Item[],
  categories: readonly Category[],
): readonly Item[] {
  const words = wordsOf(query);
  if (words.length === 0) return items;
  return items
    .map((item) => ({ item, score: scoreOf(item, words, categories) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .map(({ item }) => item);
}

export type Filter = {
  readonly category?: string | undefined;
  readonly price?: string | undefined;
  readonly sort: 'best' | 'cheap' | 'rated';
};

const prices: Readonly<Record<string, readonly [number, number]>> = {
  low: [0, 3],
  middle: [3, 6],
  high: [6, Number.POSITIVE_INFINITY],
};

/** The found items of a category and a price, in the order that the user chose. */
export function filterItems(items: readonly Item[], { category, price, sort }: Filter) {
  const [least, most] = prices[price ?? ''] ?? [0, Number.POSITIVE_INFINITY];
  const found = items.filter(
    (item) =>
      (!category || category === 'all' || item.category === category) &&
      item.price >= least &&
      item.price <= most,
  );
  if (sort === 'cheap') return found.sort((a, b) => a.price - b.price);
  if (sort === 'rated') return found.sort((a, b) => b.rating - a.rating);
  return found;
}
