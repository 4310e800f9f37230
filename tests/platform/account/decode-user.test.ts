import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createAuth } from '@/platform';
import { decodeUser } from '@/platform/account/decode-user';
import { fakeEnv } from '../../helpers/fake-platform';

const encode = (text: string) => Buffer.from(text).toString('base64url');
const tokenOf = (payload: unknown) =>
  `${encode('{"alg":"HS256"}')}.${encode(JSON.stringify(payload))}.signature`;
const names = fc.array(fc.string({ unit: 'grapheme' }));

describe('[S6.1] a token', () => {
  it('returns the user that the server wrote into it, in any script', () => {
    const user = fc.record({
      uid: fc.string({ unit: 'grapheme' }),
      role: names,
      permission: names,
      exp: fc.integer({ min: 1_000_001, max: 2 ** 40 }),
    });
    fc.assert(
      fc.property(user, (given) => {
        expect(decodeUser(tokenOf(given))).toEqual(given);
      }),
    );
  });

  it('with any payload returns a user with lists of texts, or null', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (payload) => {
        const user = decodeUser(tokenOf(payload));
        if (user === null) return;
        expect(typeof user.uid).toBe('string');
        for (const name of [...user.role, ...user.permission]) expect(typeof name).toBe('string');
        expect(['number', 'undefined']).toContain(typeof user.exp);
      }),
    );
  });

  it('that is any text or a part of a valid token never throws and grants nothing', () => {
    const good = tokenOf({ uid: 'u', role: ['admin'], permission: ['all'] });
    const half = fc.nat({ max: good.length - 14 }).map((end) => good.slice(0, end));
    const noise = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.tuple(fc.string(), fc.base64String(), fc.string()).map((parts) => parts.join('.')),
      half,
    );
    fc.assert(
      fc.property(noise, (token) => {
        const auth = createAuth(fakeEnv().env);
        expect(() => auth.setToken(token)).not.toThrow();
        const user = auth.user();
        expect(auth.hasPermission('all')).toBe(user?.role.includes('admin') ?? false);
        if (user) expect(user.role).toEqual([]);
      }),
    );
  });

  it.each(['__proto__', 'constructor', 'toString'])('does not grant %s by accident', (name) => {
    const auth = createAuth(fakeEnv().env);
    auth.setToken(
      `h.${encode('{"uid":"u","__proto__":{"role":["admin"]},"permission":["read"]}')}.s`,
    );
    expect(auth.hasRole(name)).toBe(false);
    expect(auth.hasRole('admin')).toBe(false);
    expect(auth.hasPermission(name)).toBe(false);
  });
});
