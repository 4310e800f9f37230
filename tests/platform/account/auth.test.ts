import { describe, expect, it, vi } from 'vitest';
import { createAuth, createPlatformContext } from '@/platform';
import { createPlatform } from '@/platform/create-platform';
import type { Navigator } from '@/router';
import { fakeEnv, fakePlatform } from '../../helpers/fake-platform';

/** The time of fakeEnv in seconds. */
const NOW = 1_000_000;

function tokenOf(payload: unknown): string {
  const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${part({ alg: 'HS256' })}.${part(payload)}.signature`;
}

function signedIn(payload: unknown) {
  const { env } = fakeEnv();
  const auth = createAuth(env);
  auth.setToken(tokenOf(payload));
  return auth;
}

const reader = { uid: 'u1', role: ['reader'], permission: ['read'], exp: NOW + 60 };

it('[S6.1] reads role and permission lists from the token', () => {
  const auth = signedIn(reader);
  expect(auth.user()).toEqual(reader);
  expect(auth.hasRole('reader')).toBe(true);
  expect(auth.hasRole('admin')).toBe(false);
  expect(auth.hasPermission('read')).toBe(true);
  expect(auth.hasPermission('write')).toBe(false);
  expect(auth.tokenValid()).toBe(true);
});

it('[S6.2] lets admin pass every permission check, and no other role check', () => {
  const auth = signedIn({ ...reader, role: ['admin'], permission: [] });
  expect(auth.hasPermission('anything')).toBe(true);
  expect(auth.hasRole('reader')).toBe(false);
});

it('[S6.1] reads base64url and names in any script', () => {
  const uid = '名前 ÿþ~?>~~ 😀';
  const auth = signedIn({ ...reader, uid });
  expect(tokenOf({ ...reader, uid })).toMatch(/[-_]/);
  expect(auth.user()?.uid).toBe(uid);
});

it('the user is null without a token', () => {
  const auth = createAuth(fakeEnv().env);
  expect(auth.user()).toBeNull();
  expect(auth.tokenValid()).toBe(false);
  expect(auth.hasRole('reader')).toBe(false);
  expect(auth.hasPermission('read')).toBe(false);
});

describe('[S6.1] a broken token means that the user is signed out, and nothing throws', () => {
  const half = tokenOf(reader).split('.')[1] as string;
  it.each([
    ['', '..', 'a.b.c', 'no dots at all', `x.${half.slice(0, -3)}.y`, `x.${half}%%.y`],
    [tokenOf(null), tokenOf(5), tokenOf('text'), tokenOf([reader]), tokenOf({ exp: 'soon' })],
    ['\u0000', '名.名.名', '.'.repeat(100_000)],
    [5, {}, Symbol('token')] as unknown as string[],
  ])('%#', (...tokens) => {
    for (const token of tokens) {
      const auth = createAuth(fakeEnv().env);
      auth.setToken(token);
      expect(auth.user()).toBeNull();
      expect(auth.tokenValid()).toBe(false);
      expect(auth.hasPermission('read')).toBe(false);
    }
  });
});

it('[S6.1] a role or permission that is not a list grants nothing', () => {
  const auth = signedIn({ uid: 7, role: 'admin', permission: { read: true } });
  expect(auth.user()).toEqual({ uid: '7', role: [], permission: [] });
  expect(auth.hasPermission('read')).toBe(false);
});

it('[S6.1] a list of roles keeps only its texts', () => {
  const auth = signedIn({ ...reader, role: ['reader', 5, null, ['admin']] });
  expect(auth.user()?.role).toEqual(['reader']);
});

describe('[S6.2] expiry', () => {
  it('grants nothing once the token has been expired for 60 s', () => {
    const { env, pass } = fakeEnv();
    const auth = createAuth(env);
    auth.setToken(tokenOf({ ...reader, role: ['admin'], exp: NOW + 1 }));
    pass(60_999);
    expect(auth.hasPermission('read')).toBe(true);
    pass(1);
    expect(auth.tokenValid()).toBe(false);
    expect(auth.user()).toBeNull();
    expect(auth.hasRole('admin')).toBe(false);
    expect(auth.hasPermission('read')).toBe(false);
  });

  it('accepts a new token of 30 s on a device whose clock is 45 s fast', () => {
    const auth = signedIn({ ...reader, exp: NOW - 45 + 30 });
    expect(auth.user()?.uid).toBe('u1');
    expect(auth.hasPermission('read')).toBe(true);
  });

  it('a token without exp does not expire', () => {
    expect(signedIn({ uid: 'u1' }).tokenValid()).toBe(true);
  });
});

it('the user stays signed in after a restart, until clear', () => {
  const { env } = fakeEnv();
  createAuth(env).setToken(tokenOf(reader));
  const auth = createAuth(env);
  expect(auth.hasRole('reader')).toBe(true);
  auth.clear();
  expect(auth.user()).toBeNull();
  expect(createAuth(env).user()).toBeNull();
});

describe('[S6.1] two apps of one origin', () => {
  it('do not share a login when one of them has a namespace', () => {
    const { env } = fakeEnv();
    const [main, shop] = [createAuth(env), createAuth(env, 'shop')];
    main.setToken(tokenOf(reader));
    expect(shop.user()).toBeNull();
    shop.setToken(tokenOf({ ...reader, uid: 'u2' }));
    expect(main.user()?.uid).toBe('u1');
    expect(shop.user()?.uid).toBe('u2');
    main.clear();
    expect(createAuth(env, 'shop').user()?.uid).toBe('u2');
    expect(createAuth(env).user()).toBeNull();
  });

  it('get no event of each other’s sign-in in another tab', () => {
    const { env, stored } = fakeEnv();
    const heard = vi.fn();
    createAuth(env, 'shop').subscribe(heard);
    const announce = () => env.window.dispatchEvent(new Event('storage'));
    stored.set('portico:token', tokenOf(reader));
    announce();
    expect(heard).not.toHaveBeenCalled();
    stored.set('portico:@token:shop', tokenOf(reader));
    announce();
    stored.clear();
    announce();
    expect(heard).toHaveBeenCalledTimes(2);
  });

  it('keep their logins when a third app, called token, clears its storage', () => {
    const { context, stored } = fakePlatform();
    createAuth(context.env, 'shop').setToken(tokenOf(reader));
    createAuth(context.env).setToken(tokenOf(reader));
    const settings = { ...context.settings, namespace: 'token' };
    const third = createPlatformContext({ ...context, settings });
    createPlatform(third, {} as Navigator).clearStorageSync();
    expect([...stored.keys()]).toEqual(['portico:@token:shop', 'portico:token']);
  });
});

it('finds the token that an earlier version stored, in an app without a namespace', () => {
  const { env, stored } = fakeEnv();
  stored.set('portico:token', tokenOf(reader));
  expect(createAuth(env).user()?.uid).toBe('u1');
});

it('user() returns the same object until the token changes', () => {
  const auth = signedIn(reader);
  expect(auth.user()).toBe(auth.user());
});

describe('with blocked storage', () => {
  it('keeps the session in memory', () => {
    const env = {
      ...fakeEnv().env,
      storage: () => {
        throw new DOMException('blocked', 'SecurityError');
      },
    };
    const auth = createAuth(env);
    auth.setToken(tokenOf(reader));
    expect(auth.hasRole('reader')).toBe(true);
    auth.clear();
    expect(auth.user()).toBeNull();
  });

  it('does not fall back to an older token when the new one does not fit', () => {
    const { env } = fakeEnv();
    const auth = createAuth(env);
    auth.setToken(tokenOf({ ...reader, uid: 'old' }));
    const full = Object.assign(env.storage(), {
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    });
    const later = createAuth({ ...env, storage: () => full });
    later.setToken(tokenOf({ ...reader, uid: 'new' }));
    expect(later.user()?.uid).toBe('new');
    expect(createAuth(env).user()).toBeNull();
  });
});

describe('subscribe', () => {
  const storageEvent = (key: string | null) => Object.assign(new Event('storage'), { key });

  it('calls the listener after setToken and clear until it unsubscribes', () => {
    const auth = createAuth(fakeEnv().env);
    const heard = vi.fn();
    const stop = auth.subscribe(heard);
    auth.setToken(tokenOf(reader));
    auth.clear();
    expect(heard).toHaveBeenCalledTimes(2);
    stop();
    stop();
    auth.clear();
    expect(heard).toHaveBeenCalledTimes(2);
  });

  it('calls the other listeners when one throws, and reports the error', () => {
    const { env, reported } = fakeEnv();
    const auth = createAuth(env);
    const heard = vi.fn();
    auth.subscribe(() => {
      throw new Error('mine');
    });
    auth.subscribe(heard);
    auth.setToken(tokenOf(reader));
    expect(heard).toHaveBeenCalledTimes(1);
    expect(reported).toEqual([new Error('mine')]);
  });

  it('refuses a listener that is not a function', () => {
    expect(() => createAuth(fakeEnv().env).subscribe('x' as never)).toThrow(
      expect.objectContaining({ errMsg: expect.stringMatching(/^auth.subscribe:fail parameter/) }),
    );
  });

  it('calls the listener after a sign-out in another browser tab', () => {
    const { env, stored } = fakeEnv();
    const auth = createAuth(env);
    auth.setToken(tokenOf(reader));
    const heard = vi.fn(() => auth.user());
    const stop = auth.subscribe(heard);
    stored.clear();
    env.window.dispatchEvent(storageEvent(null));
    env.window.dispatchEvent(storageEvent('something else'));
    expect(heard).toHaveBeenCalledTimes(1);
    expect(heard).toHaveReturnedWith(null);
    stop();
    env.window.dispatchEvent(storageEvent(null));
    expect(heard).toHaveBeenCalledTimes(1);
  });
});
