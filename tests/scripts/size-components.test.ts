import { expect, it, vi } from 'vitest';
import { comparable, componentsOf, sizeOf } from '../../scripts/size-components.mjs';

vi.setConfig({ testTimeout: 60_000 });

it('compares twenty components', () => {
  expect(new Set(comparable).size).toBe(20);
});

it('finds the components of a door', () => {
  const door = `export {\n  type CellProps,\n  Cell,\n  useCell,\n} from './cell';\nexport { List } from './list';`;
  expect(componentsOf(door)).toEqual(['Cell', 'List']);
});

it('one component costs that one', { tags: 'long' }, async () => {
  const { js, modules } = await sizeOf(['Badge']);
  expect(js).toBeGreaterThan(200);
  expect(js).toBeLessThan(1500);
  const folders = modules
    .map(({ id }) => /src\/components\/([\w-]+)\//.exec(id.replaceAll('\\', '/'))?.[1])
    .filter(Boolean);
  expect(new Set(folders)).toEqual(new Set(['badge', 'visually-hidden']));
});
