import fc from 'fast-check';
import { expect, it } from 'vitest';
import { keysOf, shuffleDigits } from '@/components/number-keyboard/keys';

it('each type has its own extra key', () => {
  expect(keysOf('number')).toEqual({
    digits: ['1', '2', '3', '4', '5', '6', '7', '8', '9'],
    extra: null,
    last: '0',
  });
  expect(keysOf('digit').extra).toBe('.');
  expect(keysOf('idcard').extra).toBe('X');
});

it('a random order contains each digit once', () => {
  fc.assert(
    fc.property(
      fc.infiniteStream(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true })),
      (numbers) => {
        const order = shuffleDigits(() => numbers.next().value ?? 0);
        expect([...order].sort()).toEqual(['0', '1', '2', '3', '4', '5', '6', '7', '8', '9']);
      },
    ),
  );
});
