import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isAtLeast } from '@/platform/host/adapter';

describe('a version is at least another one', () => {
  it.each([
    ['6.4', '6.4', true],
    ['6.10', '6.4', true],
    ['6.4', '6.10', false],
    ['10.0.0', '9.1', true],
    ['8', '8.0', true],
    ['7.9.9', '8.0', false],
    ['', '6.1', false],
    ['x.y', '0', true],
  ])('%s and %s', (version, wanted, expected) => {
    expect(isAtLeast(version, wanted)).toBe(expected);
  });

  it('as numbers are, part by part', () => {
    const versions = fc.tuple(fc.nat(30), fc.nat(30), fc.nat(30));
    const rank = ([a, b, c]: readonly [number, number, number]) => a * 10_000 + b * 100 + c;
    fc.assert(
      fc.property(versions, versions, (a, b) => {
        expect(isAtLeast(a.join('.'), b.join('.'))).toBe(rank(a) >= rank(b));
      }),
    );
  });
});
