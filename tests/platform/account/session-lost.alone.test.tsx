import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { AuthConfig } from '@/platform';
import { startSession } from '@/platform';
import { fakePlatform } from '../../helpers/fake-platform';
import { losses } from '../../helpers/lose-code';
import { tokenOf } from '../../helpers/login-token';
import { platformOf } from '../../helpers/platform-of';

vi.mock('@/shared/lost-code', async (original) => {
  const { losingCode } = await import('../../helpers/lose-code');
  return losingCode(await original());
});

// Loaded before the tests, so that a slow first load does not use up their time-outs.
await import('@/platform/network/client-request');

const ann = tokenOf({ uid: 'ann' });

beforeEach(() => {
  losses.file = 'client-request';
  losses.left = 0;
  losses.loads = 0;
});

function open(auth: AuthConfig) {
  const phone = fakePlatform({ auth });
  Object.assign(phone.env.window, { crypto });
  return { ...phone, auth: platformOf(phone.context).auth };
}

describe('auth.refresh() whose code fails to load', () => {
  it('rejects, keeps the user signed in, and loads the code again with the next call', async () => {
    const next = tokenOf({ uid: 'ann', jti: 2 });
    const { auth, pass } = open({ refresh: () => next });
    auth.setToken(ann);
    losses.left = 2;
    await expect(auth.refresh()).rejects.toMatchObject({
      name: 'PlatformError',
      code: 'failed',
      errMsg: 'auth.refresh:fail its code could not be loaded',
    });
    expect([losses.loads, auth.token()]).toEqual([2, ann]);
    const second = auth.refresh();
    await vi.waitFor(() => {
      pass(100);
      expect(auth.token()).toBe(next);
    });
    expect(await second).toBe(true);
  });

  it('[S8.3] rejects as offline when the phone is offline', async () => {
    const { auth, env } = open({ refresh: () => true });
    auth.setToken(ann);
    Object.assign(env.window.navigator, { onLine: false });
    losses.left = 2;
    await expect(auth.refresh()).rejects.toMatchObject({ code: 'offline', api: 'auth.refresh' });
    expect(auth.token()).toBe(ann);
  });
});

describe('the start of a session whose code fails to load', () => {
  const returns = [
    ['the network', 'online'],
    ['the user', 'visibilitychange'],
  ] as const;

  it.each(returns)('happens when %s comes back, and only once', async (_who, type) => {
    const loadUser = vi.fn(async () => ({ uid: 'ann' }));
    const { context, auth, env } = open({ storage: 'none', loadUser });
    const target = type === 'online' ? env.window : env.document;
    losses.left = 2;
    startSession(context);
    await vi.waitFor(() => expect(losses.loads).toBe(2));
    expect(loadUser).not.toHaveBeenCalled();
    target.dispatchEvent(new Event(type));
    target.dispatchEvent(new Event(type));
    await vi.waitFor(() => expect(auth.user()?.uid).toBe('ann'));
    target.dispatchEvent(new Event(type));
    expect(loadUser).toHaveBeenCalledTimes(1);
    context.life.abort();
  });
});
