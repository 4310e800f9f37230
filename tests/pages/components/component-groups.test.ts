import { expect, it } from 'vitest';
import { componentGroups, inGroups, isPublic } from '@/pages/components/component-groups';

const named = (...names: string[]) => names.map((name) => ({ name }));

it('keeps the order of the groups, and components without a group come last', () => {
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

// Only the paths matter here, not the modules.
const folders = Object.keys(import.meta.glob('/src/components/{*,kit/*}/demo.tsx')).map((path) => ({
  name: path.split('/').slice(-2)[0] ?? '',
}));

it('has a group for each component with a demo', () => {
  expect(folders.length).toBeGreaterThan(60);
  expect(inGroups(folders.filter(isPublic)).find(([group]) => group === 'more')).toBeUndefined();
});

it('leaves out the parts that components share', () => {
  const hidden = folders.filter((folder) => !isPublic(folder)).map(({ name }) => name);
  expect(hidden).toEqual(['text-field']);
});
