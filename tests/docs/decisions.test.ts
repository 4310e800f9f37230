import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';

it('each number belongs to one decision', () => {
  const numbers = readdirSync('docs/decisions').flatMap((name) => /^\d{4}/.exec(name) ?? []);
  expect(numbers.length).toBeGreaterThan(40);
  expect(numbers).toEqual([...new Set(numbers)]);
});
