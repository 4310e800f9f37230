import { describe, expect, it } from 'vitest';
import { type AuthConfig, createAuth } from '@/platform';
import { fakeEnv } from '../../helpers/fake-platform';
import { tokenOf } from '../../helpers/login-token';

/**
 * Two tabs in processes of their own: each change of the storage reaches the other tab alone, with its event. A tab may
 * run between two changes of one sign-in.
 */
function openTabs(config: AuthConfig = {}) {
  const tabs = [fakeEnv(), fakeEnv()] as const;
  const write = (index: 0 | 1, key: string, value: string | null) => {
    for (const { stored } of tabs) {
      if (value === null) stored.delete(key);
      else stored.set(key, value);
    }
    const event = Object.assign(new Event('storage'), { key, newValue: value });
    tabs[index === 0 ? 1 : 0].env.window.dispatchEvent(event);
  };
  const open = (index: 0 | 1) => {
    const { env, stored } = tabs[index];
    const storage = () => ({
      ...env.storage(),
      setItem: (key: string, value: string) => write(index, key, value),
      removeItem: (key: string) => {
        if (stored.has(key)) write(index, key, null);
      },
    });
    const auth = createAuth({ ...env, storage: storage as never }, 'app', config);
    const seen: (string | null)[] = [];
    auth.subscribe(({ user }) => seen.push(user?.uid ?? null));
    return { auth, seen };
  };
  return [open(0), open(1)] as const;
}

const ann = { uid: 'ann', role: ['member'] };
const token = (jti: number) => tokenOf({ ...ann, jti });

describe('new tokens of the same user in one tab', () => {
  it('by setToken do not sign the other tab out, not even for a moment', () => {
    const [one, other] = openTabs();
    one.auth.setToken(token(1), { refreshToken: 'a' });
    one.auth.setToken(token(2), { refreshToken: 'b' });
    other.auth.setToken(token(3));
    expect(one.seen).not.toContain(null);
    expect(other.seen).not.toContain(null);
    expect([one.auth.token(), other.auth.token()]).toEqual([token(3), token(3)]);
    expect(one.auth.refreshToken()).toBeNull();
  });

  it('by a refresh do not sign the other tab out, not even for a moment', () => {
    const [one, other] = openTabs({ refresh: () => true });
    one.auth.setToken(token(1), { refreshToken: 'a' });
    one.auth.write({ token: token(2), refreshToken: 'b' }, 'refresh');
    expect(other.seen).not.toContain(null);
    expect([other.auth.token(), other.auth.refreshToken()]).toEqual([token(2), 'b']);
  });

  it('that JavaScript cannot read, or of a cookie, do not sign the other tab out', () => {
    const [one, other] = openTabs();
    one.auth.setToken('opaque-1', { user: ann });
    one.auth.setToken('opaque-2', { user: { ...ann, role: ['admin'] } });
    expect(other.seen).not.toContain(null);
    expect(other.auth.user()?.role).toEqual(['admin']);
    const [first, second] = openTabs({ storage: 'none' });
    first.auth.setUser(ann);
    first.auth.setUser({ ...ann, role: ['admin'] });
    expect(second.seen).toEqual(['ann', 'ann']);
  });
});

it('a sign-out in one tab signs the other tab out once', () => {
  const [one, other] = openTabs();
  one.auth.setToken(token(1), { refreshToken: 'a' });
  one.auth.clear();
  expect(other.seen).toEqual(['ann', null]);
  expect(other.auth.refreshToken()).toBeNull();
});
