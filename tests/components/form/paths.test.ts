import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  flatten,
  getPath,
  hasPath,
  keyOfName,
  merge,
  nest,
  pathOf,
  share,
} from '@/components/form/paths';

describe('names as paths', () => {
  it('brackets and dots mean the same, and any other name is one step', () => {
    expect(pathOf('lines[0].qty')).toEqual(['lines', '0', 'qty']);
    expect(pathOf('lines.0.qty')).toEqual(['lines', '0', 'qty']);
    expect(keyOfName('lines[0].qty')).toBe('lines.0.qty');
    expect(pathOf('tags[]')).toEqual(['tags[]']);
    expect(pathOf('a..b')).toEqual(['a..b']);
    expect(pathOf('a.__proto__.b')).toEqual(['a.__proto__.b']);
    expect(pathOf('rows[99999999]')).toEqual(['rows[99999999]']);
  });

  it('flat values become lists and objects without holes', () => {
    const flat = { name: 'Ada', 'lines[0].qty': 1, 'lines[2].qty': 3, 'to.city': 'Lyon' };
    expect(nest(flat)).toEqual({
      name: 'Ada',
      lines: [{ qty: 1 }, undefined, { qty: 3 }],
      to: { city: 'Lyon' },
    });
    expect(Object.keys(nest({ 'a[1]': 1 }).a as object)).toEqual(['0', '1']);
  });

  it('only entries of the values count, not what every object or list has', () => {
    const values = { lines: [{ qty: 1 }], note: undefined };
    expect(hasPath(values, pathOf('lines[0].qty'))).toBe(true);
    expect(hasPath(values, pathOf('note'))).toBe(true);
    // setValues() would empty a field of this name.
    for (const name of ['constructor', 'toString', 'lines[0].valueOf']) {
      expect(hasPath(values, pathOf(name))).toBe(false);
    }
  });

  it('a name that collides with another field stays flat, and no value is lost', () => {
    expect(nest({ 'tags.first': 'x', tags: ['a'] })).toEqual({ tags: ['a'], 'tags.first': 'x' });
    expect(nest({ 'a[0]': 1, 'a.b': 2 })).toEqual({ a: [1], 'a.b': 2 });
  });

  it('flatten and nest restore a tree of values', () => {
    const step = fc.stringMatching(/^[a-z]{1,4}$/);
    const leaf = fc.oneof(fc.string(), fc.integer(), fc.boolean());
    const { tree } = fc.letrec((tie) => ({
      tree: fc.dictionary(step, fc.oneof(leaf, tie('tree'), fc.array(leaf, { minLength: 1 })), {
        minKeys: 1,
      }),
    }));
    fc.assert(
      fc.property(tree, (values) => {
        expect(nest(Object.fromEntries(flatten(values)))).toEqual(values);
      }),
    );
  });

  it('unchanged values keep their identity', () => {
    const before = { lines: [{ qty: 1 }, { qty: 2 }], note: '' };
    const next = share(before, { lines: [{ qty: 1 }, { qty: 3 }], note: '' }) as typeof before;
    expect(next.lines[0]).toBe(before.lines[0]);
    expect(next.lines[1]).toEqual({ qty: 3 });
    expect(share(before, structuredClone(before))).toBe(before);
  });

  it('newer values win, and lists are replaced', () => {
    const merged = merge(
      { a: 1, to: { city: 'Lyon', zip: '1' }, rows: [1, 2] },
      { to: { zip: '2' }, rows: [3] },
    );
    expect(merged).toEqual({ a: 1, to: { city: 'Lyon', zip: '2' }, rows: [3] });
    expect(getPath(merged, ['to', 'zip'])).toBe('2');
  });
});
