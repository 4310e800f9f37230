import { expect, it, vi } from 'vitest';
import { comparable, componentsOf, sizeOf } from '../../scripts/size-components.mjs';
import { unpackPackage } from '../../scripts/stock-app.mjs';

vi.setConfig({ testTimeout: 60_000 });

it('compares twenty components', () => {
  expect(new Set(comparable).size).toBe(20);
});

it('finds the components of an entry', () => {
  const door = `export {\n  type CellProps,\n  Cell,\n  useCell,\n} from './cell';\nexport { List } from './list';`;
  expect(componentsOf(door)).toEqual(['Cell', 'List']);
});

it('a component of the package adds its own code only', {
  tags: 'long',
}, async () => {
  unpackPackage();
  const { js, css, modules, fetched } = await sizeOf(['Badge']);
  expect(js).toBeGreaterThan(200);
  expect(js).toBeLessThan(1600);
  expect(css).toBeGreaterThan(500);
  expect(fetched).toBe(0);
  const files = modules
    .filter(({ length }) => length > 0)
    .map(({ id }) => /portico\/lib\/([\w-]+\.js)$/.exec(id.replaceAll('\\', '/'))?.[1])
    .filter(Boolean);
  expect(new Set(files)).toEqual(new Set(['badge.js', 'common.js', 'kit.js']));
});

it('lazy chunks of a component do not count', { tags: 'long' }, async () => {
  unpackPackage();
  const { js, modules, fetched } = await sizeOf(['Picker']);
  expect(js).toBeLessThan(11_200);
  expect(fetched).toBe(1);
  expect(modules.filter(({ id }) => id.includes('first-load'))).toEqual([]);
});
