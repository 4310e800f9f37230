import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { AuthConfig } from '@/platform';
import { appKey } from '@/platform/account/token-storage';
import { tokenOf } from '../../helpers/login-token';
import {
  ann,
  failuresOf,
  newApp,
  newTokens,
  openSession,
  recipe,
  signIn,
} from '../../helpers/session-tabs';

// Some tests wait for this code, which a slow machine may load slowly at first.
beforeAll(() => import('@/platform/account/session'));

describe.each(['Web Locks', 'a lease in localStorage', 'refused Web Locks'])(
  'two tabs, kept apart by %s,',
  (way) => {
    const openTwo = (first: AuthConfig, second: AuthConfig = first) => {
      const namespace = newApp();
      const tabs = [openSession(first, { namespace }), openSession(second, { namespace })] as const;
      if (way !== 'Web Locks') {
        for (const { frame } of tabs) {
          const { navigator: ofTab } = frame.contentWindow as Window;
          const request = () => Promise.reject(new DOMException('refused', 'SecurityError'));
          const value = way === 'refused Web Locks' ? { request } : undefined;
          Object.defineProperty(ofTab, 'locks', { configurable: true, value });
        }
      }
      return tabs;
    };

    it('refresh once, and both go on with the new token', async () => {
      const { refresh, used } = recipe();
      const tabs = openTwo({ refresh });
      signIn(tabs[0], await newTokens(0));
      const answers = await Promise.all(
        tabs.flatMap(({ client }) => [client.get('/auth/me?a'), client.get('/auth/me?b')]),
      );
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
      expect(used).toHaveLength(1);
      expect(tabs[1].auth.token()).toBe(tabs[0].auth.token());
      await expect.poll(() => tabs[1].reasons.at(-1)).toBe('other-tab');
    });

    it('do not wait for one that was closed in its refresh', { tags: 'long' }, async () => {
      const { refresh, used } = recipe();
      const begun = vi.fn();
      const hangs = () => {
        begun();
        return new Promise<never>(() => {});
      };
      const tabs = openTwo({ refresh: hangs }, { refresh });
      const tokens = await newTokens(0);
      signIn(tabs[0], tokens);
      tabs[0].client.get('/auth/me').catch(() => {});
      await expect.poll(() => begun.mock.calls.length).toBe(1);
      const waiting = tabs[1].client.get('/auth/me');
      tabs[0].close();
      expect((await waiting).statusCode).toBe(200);
      expect(used).toEqual([tokens.refreshToken]);
    });

    it('ask the server only once when it refuses the session', async () => {
      const { refresh, used } = recipe();
      const tabs = openTwo({ refresh });
      const { token } = await newTokens(0);
      signIn(tabs[0], { token, refreshToken: 'stolen' });
      const calls = tabs.map(({ client }) => client.get('/auth/me'));
      for (const reason of await failuresOf(calls)) {
        expect(reason).toMatchObject({ cause: { statusCode: 401 } });
      }
      expect(used).toEqual(['stolen']);
      expect(tabs.map(({ auth }) => auth.user())).toEqual([null, null]);
    });

    it('leave no lock behind', async () => {
      const { refresh } = recipe();
      const tabs = openTwo({ refresh });
      signIn(tabs[0], await newTokens(0));
      await Promise.all(tabs.map(({ client }) => client.get('/auth/me')));
      // Other test files use the same storage and locks at the same time, for other apps.
      const lock = appKey('refreshing', tabs[0].context.settings.namespace);
      expect(localStorage.getItem(lock)).toBe(null);
      expect(JSON.stringify(await navigator.locks.query())).not.toContain(`"${lock}"`);
    });
  },
);

describe('a sign-out', () => {
  const kinds = ['local', 'session', 'memory', 'none'] as const;

  it.each(kinds)('of the storage %s reaches the other tabs', async (storage) => {
    const open = (namespace: string) => openSession({ storage }, { namespace });
    const namespace = newApp();
    const tabs = [open(namespace), open(namespace), open(newApp())] as const;
    for (const { auth } of tabs) {
      if (storage === 'none') auth.setUser(ann);
      else auth.setToken(tokenOf(ann));
    }
    // The code that follows sign-outs arrives later than the session.
    await new Promise((resolve) => setTimeout(resolve, 300));
    tabs[0].auth.clear();
    await expect.poll(() => tabs[1].auth.user()).toBeNull();
    await expect.poll(() => tabs[1].reasons.at(-1)).toBe('other-tab');
    expect(tabs[1].auth.token()).toBeNull();
    expect(tabs[2].auth.user()?.uid).toBe('ann');
  });

  it('of one user leaves a tab with another user signed in', async () => {
    const namespace = newApp();
    const storage = 'memory';
    const tabs = [0, 1, 2].map(() => openSession({ storage }, { namespace }));
    tabs.forEach(({ auth }, index) => auth.setToken(tokenOf({ uid: index < 2 ? 'ann' : 'ben' })));
    await new Promise((resolve) => setTimeout(resolve, 300));
    tabs[0]?.auth.clear();
    await expect.poll(() => tabs[1]?.auth.user()).toBeNull();
    expect(tabs[2]?.auth.user()?.uid).toBe('ben');
  });

  it.each(['local', 'none'] as const)(
    'does not end the next session of the same user in the storage %s',
    async (storage) => {
      const namespace = newApp();
      const tabs = [
        openSession({ storage }, { namespace }),
        openSession({ storage }, { namespace }),
      ];
      const signInAgain = (jti: number) => {
        if (storage === 'none') tabs[0]?.auth.setUser({ ...ann, role: [`${jti}`] });
        else tabs[0]?.auth.setToken(tokenOf({ ...ann, role: [`${jti}`] }));
      };
      signInAgain(1);
      await new Promise((resolve) => setTimeout(resolve, 300));
      tabs[0]?.auth.clear();
      signInAgain(2);
      const [one, other] = tabs.map(({ frame }) => frame.contentWindow as Window);
      const heard = new Promise<void>((resolve) => {
        other?.addEventListener('storage', ({ key }) => {
          if (key === namespace) resolve();
        });
      });
      // The event of the sign-out arrives before this one.
      one?.localStorage.setItem(namespace, 'now');
      await heard;
      localStorage.removeItem(namespace);
      await expect.poll(() => tabs[1]?.auth.user()?.role).toEqual(['2']);
      expect(tabs.map(({ auth }) => auth.user()?.uid)).toEqual(['ann', 'ann']);
    },
  );

  it('reaches the other tabs if the code behind it arrives after the sign-out', async () => {
    const namespace = newApp();
    const storage = 'memory';
    const other = openSession({ storage }, { namespace });
    other.auth.setToken(tokenOf(ann));
    await new Promise((resolve) => setTimeout(resolve, 300));
    const tab = openSession({ storage }, { namespace });
    tab.auth.setToken(tokenOf(ann));
    tab.auth.clear();
    await expect.poll(() => other.auth.user()).toBeNull();
  });
});
