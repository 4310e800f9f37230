import { expect, it } from 'vitest';
import { problemsOf, render } from '../../scripts/api-table.mjs';

const fine = {
  calls: ['vibrateShort', 'login', 'showToast'],
  missing: ['login'],
  support: { showToast: 'everywhere', vibrateShort: 'Chromium', login: 'no: not a host' },
};

it('finds nothing wrong with a whole table', () => {
  expect(problemsOf(fine)).toEqual([]);
});

it('finds a call without an entry, and an entry without a call', () => {
  expect(problemsOf({ ...fine, calls: [...fine.calls, 'scanCode'] })).toEqual([
    'scanCode is not in scripts/api-support.json',
  ]);
  expect(problemsOf({ ...fine, calls: fine.calls.slice(0, 2) })).toEqual([
    'showToast is in scripts/api-support.json, but there is no such call',
  ]);
});

it('finds a call that is said to work and does not, and the other way round', () => {
  const disagree = 'scripts/api-support.json and src/platform/missing-names.ts disagree';
  expect(problemsOf({ ...fine, missing: ['login', 'showToast'] })).toEqual([
    `showToast: ${disagree}`,
  ]);
  expect(problemsOf({ ...fine, missing: [] })).toEqual([`login: ${disagree}`]);
});

it('has a row for each, where it belongs and in the order of the alphabet', () => {
  const page = render({
    ...fine,
    calls: [...fine.calls, 'hideToast'],
    support: { ...fine.support, hideToast: 'everywhere' },
  });
  expect(page.split('\n').filter((line: string) => line.startsWith('| `'))).toEqual([
    '| `vibrateShort` | Chromium |',
    '| `login` | not a host |',
    '| `hideToast` | yes |',
    '| `showToast` | yes |',
  ]);
});
