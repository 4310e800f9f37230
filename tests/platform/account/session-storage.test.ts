import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type AuthChange, type AuthConfig, claimsFrom, createAuth } from '@/platform';
import { decodeUser } from '@/platform/account/decode-user';
import { blockedStorage } from '../../helpers/blocked-storage';
import { fakeEnv } from '../../helpers/fake-platform';

/** The time of fakeEnv in seconds. */
const NOW = 1_000_000;

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const tokenOf = (payload: unknown) => `${encode({ alg: 'HS256' })}.${encode(payload)}.signature`;

const ann = { uid: 'ann', role: ['reader'], permission: ['read'], exp: NOW + 60 };
const ben = { ...ann, uid: 'ben' };

const broken = new Error('broken');
const breakDown = (): never => {
  throw broken;
};

/** A storage area of the browser over a map that the test reads. */
function areaOver(stored: Map<string, string>) {
  return {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  };
}

/** Restarting the app keeps the browser's storage. */
function start(config: AuthConfig = {}, namespace?: string) {
  const fake = fakeEnv();
  const ofTab = new Map<string, string>();
  Object.assign(fake.env.window, { sessionStorage: areaOver(ofTab) });
  const open = () => createAuth(fake.env, namespace, config);
  return { ...fake, ofTab, open, auth: open() };
}

afterEach(() => {
  vi.restoreAllMocks();
});

describe('the storage of the session', () => {
  it('is localStorage by default, so the session outlives the document', () => {
    const { auth, open, stored, ofTab } = start();
    auth.setToken(tokenOf(ann), { refreshToken: 'r1' });
    expect([...stored.keys()]).toEqual(['portico:refreshToken', 'portico:token']);
    expect(ofTab.size).toBe(0);
    expect(open().user()?.uid).toBe('ann');
    expect(open().refreshToken()).toBe('r1');
  });

  it('is sessionStorage for `session`, and localStorage stays empty', () => {
    const { auth, open, stored, ofTab } = start({ storage: 'session' });
    auth.setToken(tokenOf(ann), { refreshToken: 'r1' });
    expect([...ofTab.keys()]).toEqual(['portico:refreshToken', 'portico:token']);
    expect(stored.size).toBe(0);
    expect(open().user()?.uid).toBe('ann');
    open().clear();
    expect(ofTab.size).toBe(0);
  });

  it('is the document for `memory`, so the session ends with it', () => {
    const { auth, open, stored, ofTab } = start({ storage: 'memory' });
    auth.setToken(tokenOf(ann), { refreshToken: 'r1' });
    expect(auth.user()?.uid).toBe('ann');
    expect(auth.refreshToken()).toBe('r1');
    expect([stored.size, ofTab.size]).toEqual([0, 0]);
    expect(open().user()).toBeNull();
  });

  it('is a cookie for `none`: only the user is stored, and a token is refused', () => {
    const { auth, open, stored } = start({ storage: 'none' });
    expect(() => auth.setToken(tokenOf(ann))).toThrow(
      expect.objectContaining({
        code: 'invalid',
        message: "auth.storage is 'none': call auth.setUser",
      }),
    );
    auth.setUser({ uid: 7, role: ['reader'] });
    expect([...stored]).toEqual([
      ['portico:user', '{"uid":"7","role":["reader"],"permission":[]}'],
    ]);
    expect(auth.token()).toBeNull();
    expect(open().user()).toEqual({ uid: '7', role: ['reader'], permission: [] });
    expect(open().hasRole('reader')).toBe(true);
    auth.setUser(null);
    expect(stored.size).toBe(0);
    expect(auth.user()).toBeNull();
  });

  it('may be an object of the product', () => {
    const vault = new Map<string, string>();
    const { auth, open, stored } = start({ storage: areaOver(vault) }, 'shop');
    auth.setToken(tokenOf(ann), { refreshToken: 'r1' });
    expect([...vault.keys()]).toEqual(['portico:@refreshToken:shop', 'portico:@token:shop']);
    expect(stored.size).toBe(0);
    expect(open().user()?.uid).toBe('ann');
    open().clear();
    expect(vault.size).toBe(0);
  });

  it('may return any value or throw: the user is signed out then', () => {
    for (const answer of [undefined, 5, {}, Promise.resolve('x'), Symbol('x')]) {
      const storage = { ...areaOver(new Map()), getItem: () => answer as never };
      const { auth } = start({ storage });
      expect([auth.token(), auth.refreshToken(), auth.user()]).toEqual([null, null, null]);
    }
    const fail = () => {
      throw new Error('the vault is closed');
    };
    const { auth } = start({ storage: { getItem: fail, setItem: fail, removeItem: fail } });
    auth.setToken(tokenOf(ann));
    expect(auth.user()?.uid).toBe('ann');
    auth.clear();
    expect(auth.user()).toBeNull();
  });

  it.each(['blocked', 'absent', 'full'] as const)(
    'is memory when localStorage is %s, with one warning in development',
    (how) => {
      const { env } = fakeEnv();
      const warn = vi.fn();
      Object.assign(env.window, { console: { warn } });
      const auth = createAuth({ ...env, storage: blockedStorage[how] });
      auth.setToken(tokenOf(ann), { refreshToken: 'r1' });
      auth.setToken(tokenOf(ann), { refreshToken: 'r2' });
      expect(auth.user()?.uid).toBe('ann');
      expect(auth.refreshToken()).toBe('r2');
      expect(warn.mock.calls).toEqual([
        [
          'auth: the storage of the session is blocked or full, so the session ends with this document.',
        ],
      ]);
      auth.clear();
      expect(auth.user()).toBeNull();
    },
  );

  it('is apart for each namespace, and shared by apps that name the same one', () => {
    const { env, stored } = start();
    const [main, shop, till] = [
      createAuth(env),
      createAuth(env, 'shop'),
      createAuth(env, 'till', { namespace: 'shop' }),
    ];
    shop.setToken(tokenOf(ann), { refreshToken: 'r1', user: ann });
    expect(main.user()).toBeNull();
    expect(till.user()?.uid).toBe('ann');
    for (const key of stored.keys()) expect(key).toMatch(/^portico:@[a-zA-Z]+:shop$/);
    till.clear();
    expect(shop.user()).toBeNull();
  });
});

describe('setToken', () => {
  it('replaces the refresh token, and removes it when there is no new one', () => {
    const { auth } = start();
    auth.setToken(tokenOf(ann), { refreshToken: 'r1' });
    auth.setToken(tokenOf(ann), { refreshToken: 'r2' });
    expect(auth.refreshToken()).toBe('r2');
    auth.setToken(tokenOf(ben));
    expect(auth.refreshToken()).toBeNull();
  });

  it('takes the user beside a token that JavaScript cannot read', () => {
    const { auth, open } = start();
    auth.setToken('opaque-1', { refreshToken: 'r1', user: { uid: 'ann', role: ['admin'] } });
    expect(open().user()).toEqual({ uid: 'ann', role: ['admin'], permission: [] });
    expect(open().token()).toBe('opaque-1');
    auth.setToken(tokenOf(ben));
    expect(open().user()?.uid).toBe('ben');
    auth.setToken('opaque-2');
    expect(open().user()).toBeNull();
  });
});

describe('a change of the session', () => {
  const short = ({ reason, user, previous }: AuthChange) => [
    reason,
    previous?.uid ?? null,
    user?.uid ?? null,
  ];

  it('reports its reason, and the user before and after it', () => {
    const { auth, pass, stored, env } = start();
    const changes: unknown[] = [];
    auth.subscribe((change) => changes.push(short(change)));
    auth.setToken(tokenOf(ann));
    auth.setToken(tokenOf({ ...ann, exp: NOW + 120 }));
    auth.setToken(tokenOf(ben));
    pass(120_000);
    auth.setToken(tokenOf({ ...ann, exp: NOW + 900 }));
    stored.set('portico:token', tokenOf({ ...ben, exp: NOW + 900 }));
    env.window.dispatchEvent(new Event('storage'));
    auth.clear();
    expect(changes).toEqual([
      ['sign-in', null, 'ann'],
      ['refresh', 'ann', 'ann'],
      ['sign-in', 'ann', 'ben'],
      ['expired', 'ben', null],
      ['sign-in', null, 'ann'],
      ['other-tab', 'ann', 'ben'],
      ['sign-out', 'ben', null],
    ]);
  });

  it.each(['pageshow', 'visibilitychange'])(
    'of another tab is found at %s, when the browser sent no storage event',
    (type) => {
      const { auth, stored, env } = start();
      auth.setToken(tokenOf(ann));
      const changes: unknown[] = [];
      auth.subscribe((change) => changes.push(short(change)));
      const target = type === 'pageshow' ? env.window : env.document;
      target.dispatchEvent(new Event(type));
      expect(changes).toEqual([]);
      stored.delete('portico:token');
      target.dispatchEvent(new Event(type));
      target.dispatchEvent(new Event(type));
      expect(changes).toEqual([['other-tab', 'ann', null]]);
    },
  );
});

describe('[S6.2] the end of a token', () => {
  it('is later by `leeway` seconds', () => {
    const { auth, pass } = start({ leeway: 300 });
    auth.setToken(tokenOf({ ...ann, exp: NOW + 10 }));
    pass(309_999);
    expect(auth.tokenValid()).toBe(true);
    pass(1);
    expect(auth.tokenValid()).toBe(false);
    expect(auth.user()).toBeNull();
  });

  it('leaves the user signed in when the app can renew the token', () => {
    const { auth, pass, timers } = start({ refresh: () => true });
    const changed = vi.fn();
    auth.subscribe(changed);
    auth.setToken(tokenOf({ ...ann, exp: NOW + 10 }));
    expect(timers()).toBe(0);
    pass(10_000_000);
    expect(auth.user()?.uid).toBe('ann');
    expect(auth.tokenValid()).toBe(false);
    expect(changed).toHaveBeenCalledTimes(1);
  });
});

it.each([
  ['throws', () => breakDown()],
  ['rejects', (async () => breakDown()) as never],
])('a storage of the product that %s is reported once for each method', async (what, broke) => {
  const storage = { getItem: broke, setItem: broke, removeItem: broke };
  const { auth, reported } = start({ storage });
  auth.setToken(tokenOf(ann));
  expect(auth.token()).toBe(what === 'throws' ? tokenOf(ann) : null);
  auth.clear();
  expect([auth.user(), auth.token()]).toEqual([null, null]);
  await Promise.resolve();
  await Promise.resolve();
  expect(new Set(reported)).toEqual(new Set([broken]));
  expect(reported).toHaveLength(3);
});

describe('[S6.1] claims', () => {
  it('may have other names, nested ones too', () => {
    const claims = claimsFrom({
      uid: 'sub',
      role: ['realm_access', 'roles'],
      permission: 'scope',
      exp: ['https://example.org/end'],
    });
    const payload = {
      sub: 42,
      realm_access: { roles: ['admin', 7] },
      scope: 'read write',
      'https://example.org/end': NOW + 5,
    };
    expect(decodeUser(tokenOf(payload), claims)).toEqual({
      uid: '42',
      role: ['admin'],
      permission: ['read', 'write'],
      exp: NOW + 5,
    });
  });

  it('keep their usual names where the product gives none', () => {
    expect(decodeUser(tokenOf(ann), claimsFrom({}))).toEqual(ann);
  });

  it('may come from a function of the product', () => {
    const { auth } = start({
      claims: ({ sub, groups }) => ({ uid: String(sub), role: groups as string[], exp: NOW + 1 }),
    });
    auth.setToken(tokenOf({ sub: 'ann', groups: ['reader', 5] }));
    expect(auth.user()).toEqual({ uid: 'ann', role: ['reader'], permission: [], exp: NOW + 1 });
  });

  it.each([
    [
      'throws',
      () => {
        throw new Error('no claim');
      },
    ],
    ['returns null', () => null],
    ['returns a text', () => 'ann' as never],
    ['returns a wrong exp', () => ({ uid: 'ann', exp: 'soon' }) as never],
    ['is async', (async () => ann) as never],
  ])('sign the user out when the function %s', (_what, claims) => {
    const { auth } = start({ claims });
    auth.setToken(tokenOf(ann));
    expect(auth.user()).toBeNull();
    expect(auth.hasRole('reader')).toBe(false);
  });

  it.each([
    ['throws', () => breakDown()],
    ['rejects', (async () => breakDown()) as never],
  ])('are reported once when the function %s', async (_what, claims) => {
    const { auth, reported } = start({ claims });
    auth.setToken(tokenOf(ann));
    expect([auth.user(), auth.user()]).toEqual([null, null]);
    await Promise.resolve();
    await Promise.resolve();
    expect(reported).toEqual([broken]);
  });

  it('of any payload never throw, and give lists of texts or nobody', () => {
    const name = fc.oneof(fc.string(), fc.array(fc.string(), { maxLength: 3 }));
    const known = fc.constantFrom('uid', 'a', 'length', '__proto__', 'constructor', '0');
    const path = fc.oneof(name, known, fc.array(known, { maxLength: 3 }));
    const names = fc.record(
      { uid: path, role: path, permission: path, exp: path },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(fc.jsonValue(), names, (payload, given) => {
        const user = decodeUser(tokenOf(payload), claimsFrom(given));
        if (user === null) return;
        expect(typeof user.uid).toBe('string');
        for (const item of [...user.role, ...user.permission]) expect(typeof item).toBe('string');
        expect(['number', 'undefined']).toContain(typeof user.exp);
      }),
    );
  });

  it('of any function never throw', () => {
    fc.assert(
      fc.property(fc.anything(), (answer) => {
        const { auth } = start({ claims: () => answer as never });
        auth.setToken(tokenOf(ann));
        expect(() => auth.user()).not.toThrow();
        auth.setUser(answer as never);
        expect(() => auth.user()).not.toThrow();
      }),
    );
  });
});
