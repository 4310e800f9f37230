import { expect, it } from 'vitest';
import { written } from '@/shared/messages';

const words = { home: 'Start', 'a b': 'both' };

it.each([
  ['%home%', 'Start'],
  ['%a b%', 'both'],
  ['%missing%', 'missing'],
  ['home', 'home'],
  ['50 % of 100 %', '50 % of 100 %'],
  ['%', '%'],
  ['%%', '%%'],
  ['', ''],
])('the title %j is shown as %j', (text, read) => {
  expect(written(words, text)).toBe(read);
});
