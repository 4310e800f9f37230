import { expect, it } from 'vitest';
import { chosen, closingLine } from '../../../scripts/engines/run-journeys.mjs';
import { journeys } from '../../../scripts/engines/journeys/index.mjs';

it('ends with its counts, and with those that were skipped if there are any', () => {
  expect(closingLine({ passed: 2, failed: 0, skipped: 0 })).toBe('2 passed, 0 failed');
  expect(closingLine({ passed: 2, failed: 1, skipped: 3 })).toBe('2 passed, 1 failed, 3 skipped');
});

it('takes the journeys whose title has all the words', () => {
  const all = [{ title: '[S2.1] hash mode' }, { title: '[S2.1] a reload' }, { title: 'drafts' }];
  expect(chosen(all, [])).toEqual(all);
  expect(chosen(all, ['S2.1', 'reload'])).toEqual([{ title: '[S2.1] a reload' }]);
  expect(() => chosen(all, ['relaod'])).toThrow('no journey has in its title: relaod');
});

it('has no two journeys of one title', () => {
  const titles = journeys.map(({ title }) => title);
  expect(new Set(titles).size).toBe(titles.length);
});
