import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type CascaderOption,
  findPaths,
  keyOf,
  levelsOf,
  nextRow,
  rowsBehind,
  type Tree,
} from '@/components/cascader/levels';

const options: readonly CascaderOption[] = [
  {
    value: 'gd',
    label: 'Guangdong',
    children: [
      { value: 'sz', label: 'Shenzhen', children: [{ value: 'ns', label: 'Nanshan' }] },
      { value: 'gz', label: 'Guangzhou', disabled: true },
    ],
  },
  { value: 'sc', label: 'Sichuan', children: [] },
  { value: 'bj', label: 'Beijing' },
];
const tree: Tree = { options, fetched: new Map(), isLazy: false };
const texts = (list: readonly CascaderOption[]) => list.map(({ label }) => label);

describe('levelsOf', () => {
  it('follows a path to its leaf', () => {
    const { levels, chosen } = levelsOf(tree, ['gd', 'sz', 'ns']);
    expect(texts(chosen)).toEqual(['Guangdong', 'Shenzhen', 'Nanshan']);
    expect(levels.length).toBe(3);
  });

  it('opens the next level for a path that ends at a branch', () => {
    expect(levelsOf(tree, ['gd']).levels.length).toBe(2);
    expect(levelsOf(tree, ['bj']).levels.length).toBe(1);
    expect(levelsOf(tree, []).levels.length).toBe(1);
  });

  it('stops at a value that the tree does not have', () => {
    const { levels, chosen } = levelsOf(tree, ['gd', 'xx', 'ns']);
    expect(texts(chosen)).toEqual(['Guangdong']);
    expect(levels.length).toBe(2);
  });

  it('has at most one level more than the path', () => {
    const value = fc.constantFrom('gd', 'sz', 'ns', 'sc', 'bj', 'xx');
    fc.assert(
      fc.property(fc.array(value, { maxLength: 5 }), (path) => {
        const { levels, chosen } = levelsOf(tree, path);
        expect(chosen.map((one) => one.value)).toEqual(path.slice(0, chosen.length));
        expect(levels.length).toBeLessThanOrEqual(chosen.length + 1);
        expect(levels.length).toBeGreaterThanOrEqual(Math.max(1, chosen.length));
      }),
    );
  });
});

describe('rowsBehind', () => {
  const lazy = (fetched: Tree['fetched']): Tree => ({ options, fetched, isLazy: true });
  const beijing = options[2] as CascaderOption;

  it('loads the rows that a lazy tree does not have yet', () => {
    expect(rowsBehind(lazy(new Map()), beijing, ['bj'])).toBe('loading');
    expect(rowsBehind(lazy(new Map([[keyOf(['bj']), 'failed']])), beijing, ['bj'])).toBe('failed');
  });

  it('treats a row with an empty list, or with leaf: true, as a leaf', () => {
    expect(rowsBehind(tree, options[1] as CascaderOption, ['sc'])).toBe(null);
    expect(rowsBehind(lazy(new Map([[keyOf(['bj']), []]])), beijing, ['bj'])).toBe(null);
    expect(rowsBehind(lazy(new Map()), { ...beijing, leaf: true }, ['bj'])).toBe(null);
  });
});

describe('findPaths', () => {
  it('finds leaves by any part of their path, and leaves out disabled rows', () => {
    expect(findPaths(tree, ' SHEN', false)).toEqual([
      { path: ['gd', 'sz', 'ns'], text: 'Guangdong / Shenzhen / Nanshan' },
    ]);
    expect(findPaths(tree, 'guangzhou', false)).toEqual([]);
  });

  it('finds branches too when any level can be the value', () => {
    expect(findPaths(tree, 'guang', true).map(({ path }) => path.join('.'))).toEqual([
      'gd',
      'gd.sz',
      'gd.sz.ns',
    ]);
  });
});

describe('nextRow', () => {
  const rows = [true, false, true, false].map((disabled, index) => ({
    ...{ value: String(index), label: '', disabled },
  }));

  it('skips disabled rows and stops at the ends', () => {
    expect(nextRow(rows, 1, 'ArrowDown')).toBe(3);
    expect(nextRow(rows, 3, 'ArrowDown')).toBe(3);
    expect(nextRow(rows, 3, 'ArrowUp')).toBe(1);
    expect(nextRow(rows, 1, 'ArrowUp')).toBe(1);
    expect(nextRow(rows, 3, 'Home')).toBe(1);
    expect(nextRow(rows, 1, 'End')).toBe(3);
  });
});
