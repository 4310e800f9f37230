import { expect, it } from 'vitest';
import { componentGroups, inGroups } from '@/pages/components/component-groups';

const named = (...names: string[]) => names.map((name) => ({ name }));

it('keeps the order of the groups, and what nobody named comes last', () => {
  expect(inGroups(named('zebra', 'rate', 'popup', 'button'))).toEqual([
    ['form', named('button', 'rate')],
    ['overlays', named('popup')],
    ['more', named('zebra')],
  ]);
  expect(inGroups([])).toEqual([]);
});

it('names each component once', () => {
  const names = Object.values(componentGroups).flat();
  expect(new Set(names).size).toBe(names.length);
});
