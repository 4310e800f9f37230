import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deriveSecret } from '../../../../server/sign-in/oidc/derive.mjs';

const hex = fc.string({
  unit: fc.constantFrom(...'0123456789abcdef'),
  minLength: 32,
  maxLength: 32,
});
const parts = fc.record({
  key: fc.string({ minLength: 32, maxLength: 64 }),
  account: fc.string(),
  label: fc.constantFrom<'pkce' | 'nonce'>('pkce', 'nonce'),
  id: hex,
  cookie: fc.string(),
});

describe('deriveSecret', () => {
  it('gives the same text for the same parts, which PKCE and an address can carry', () => {
    fc.assert(
      fc.property(parts, (given) => {
        const secret = deriveSecret(given);
        expect(secret).toMatch(/^[\w-]{43}$/);
        expect(deriveSecret({ ...given })).toBe(secret);
      }),
    );
  });

  it('gives another text if one part differs', () => {
    const names = fc.constantFrom<keyof Parameters<typeof deriveSecret>[0]>(
      ...(['key', 'account', 'label', 'id', 'cookie'] as const),
    );
    fc.assert(
      fc.property(parts, parts, names, (one, two, name) => {
        fc.pre(one[name] !== two[name]);
        expect(deriveSecret({ ...one, [name]: two[name] })).not.toBe(deriveSecret(one));
      }),
      { numRuns: 1000 },
    );
  });

  it('is the HMAC that every process of the product agrees on', () => {
    const given = {
      key: 'k'.repeat(32),
      account: 'https://accounts.example.com/\nshop',
      id: '0'.repeat(32),
      cookie: 'c'.repeat(43),
    };
    expect(deriveSecret({ ...given, label: 'pkce' })).toBe(
      'Aeskjlnz68InTgfC98nEYkKpex5m8651ffu0b65Lf6A',
    );
    expect(deriveSecret({ ...given, label: 'nonce' })).toBe(
      'T3ao0lPY4Szn6f90iXnxIxzW_zI2J1AZxEM6QYy-qmk',
    );
  });
});
