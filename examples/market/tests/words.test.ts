import { expect, it } from 'vitest';
import { catalogueAt } from '../mock/catalogue.ts';
import { ar } from '../src/words/ar.ts';
import { en } from '../src/words/en.ts';
import { zhHans } from '../src/words/zh-hans.ts';

const holes = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort();

it.each([
  ['Chinese', zhHans],
  ['Arabic', ar],
])('has the same placeholders in %s as in English', (_name, words: Record<string, string>) => {
  const withoutCounts = Object.entries(en).filter(([key]) => !/\.(one|other)$/.test(key));
  for (const [key, text] of withoutCounts) expect(holes(words[key]!), key).toEqual(holes(text));
});

it('has every text of the goods in three languages', () => {
  const { items, categories, banners } = catalogueAt(0);
  const texts = [
    ...items.flatMap(({ name, note, unit }) => [name, note, unit]),
    ...categories.map(({ name }) => name),
    ...banners.flatMap(({ title, text }) => [title, text]),
  ];
  for (const text of texts) {
    expect(text['zh-Hans']).toMatch(/\p{Script=Han}|\d/u);
    expect(text.ar).toMatch(/\p{Script=Arabic}/u);
  }
});
