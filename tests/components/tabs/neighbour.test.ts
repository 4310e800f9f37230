import fc from 'fast-check';
import { expect, it } from 'vitest';
import { endOf, neighbour } from '@/components/tabs/neighbour';

const tabs = [{ key: 'a' }, { key: 'b', disabled: true }, { key: 'c' }];

it('goes past what is disabled, and wraps where it is told to', () => {
  expect(neighbour(tabs, 'a', 1, false)).toBe('c');
  expect(neighbour(tabs, 'c', -1, false)).toBe('a');
  expect(neighbour(tabs, 'c', 1, false)).toBe(null);
  expect(neighbour(tabs, 'c', 1, true)).toBe('a');
  expect(neighbour([{ key: 'a' }], 'a', 1, true)).toBe(null);
  expect(endOf(tabs, 'last')).toBe('c');
  expect(endOf([{ key: 'b', disabled: true }], 'first')).toBe(null);
});

it('never leads to a disabled one, and visits each of the others once in a round', () => {
  fc.assert(
    fc.property(fc.array(fc.boolean(), { minLength: 1, maxLength: 12 }), (flags) => {
      const all = flags.map((disabled, at) => ({ key: String(at), disabled }));
      const open = all.filter(({ disabled }) => !disabled).map(({ key }) => key);
      fc.pre(open.length > 1);
      const seen = [open[0]!];
      for (let step = 1; step < open.length; step += 1) {
        seen.push(neighbour(all, seen[seen.length - 1]!, 1, true)!);
      }
      expect(seen).toEqual(open);
    }),
  );
});
