import { describe, expect, it } from 'vitest';
import { type AuthConfig, createAuth } from '@/platform';
import { linkTabs } from '@/platform/account/link-tabs';
import { fakePlatform } from '../../helpers/fake-platform';
import { tokenOf } from '../../helpers/login-token';

const ann = tokenOf({ uid: 'ann' });

/** A page that the browser can put into the back/forward cache, where it gets no message. */
function openPage(storage: AuthConfig['storage'] = 'memory') {
  const { context, env, stored } = fakePlatform({ auth: { storage } });
  const area = new Map<string, string>();
  Object.assign(env.window, {
    crypto,
    sessionStorage: {
      getItem: (key: string) => area.get(key) ?? null,
      setItem: (key: string, value: string) => area.set(key, value),
      removeItem: (key: string) => area.delete(key),
    },
  });
  context.auth.setToken(ann);
  linkTabs(context, []);
  const turn = (type: 'pagehide' | 'pageshow') =>
    env.window.dispatchEvent(Object.assign(new Event(type), { persisted: true }));
  /** Another tab of the same app, which has the same localStorage and its own session. */
  const openOther = () => {
    const other = fakePlatform({ auth: { storage: 'memory' } });
    Object.assign(other.env, { storage: env.storage });
    Object.assign(other.env.window, { crypto });
    linkTabs(other.context, []);
    return other.context.auth;
  };
  return { auth: context.auth, env, stored, area, turn, openOther };
}

describe('a page from the back/forward cache', () => {
  it.each(['memory', 'session'] as const)(
    'with its own session in the storage %s is signed out if another tab signed out meanwhile',
    (storage) => {
      const { auth, turn, openOther } = openPage(storage);
      const other = openOther();
      other.setToken(ann);
      turn('pagehide');
      other.clear();
      turn('pageshow');
      expect([auth.user(), auth.token()]).toEqual([null, null]);
    },
  );

  it('stays signed in if nobody signed out meanwhile', () => {
    const { auth, turn, openOther } = openPage();
    const other = openOther();
    other.setToken(ann);
    other.clear();
    // The message of that sign-out was lost here, so the page is still signed in.
    turn('pagehide');
    turn('pageshow');
    expect(auth.user()?.uid).toBe('ann');
  });

  it('keeps the session that began in its tab meanwhile', () => {
    const { auth, turn, area, openOther } = openPage('session');
    turn('pagehide');
    openOther().clear();
    area.set('portico:token', tokenOf({ uid: 'ben' }));
    turn('pageshow');
    expect(auth.user()?.uid).toBe('ben');
  });

  it('finds the sign-out of another tab in localStorage', () => {
    const { auth, env, turn } = openPage('local');
    const seen: unknown[] = [];
    auth.subscribe(({ user }) => seen.push(user));
    turn('pagehide');
    createAuth({ ...env }, 'app').clear();
    turn('pageshow');
    expect([seen, auth.user()]).toEqual([[null], null]);
  });
});

it('a sign-out leaves no name of its user behind', () => {
  const { auth, stored } = openPage();
  auth.clear();
  expect(JSON.stringify([...stored])).not.toContain('ann');
});
