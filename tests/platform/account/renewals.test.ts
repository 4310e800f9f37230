import { describe, expect, it, vi } from 'vitest';
import { createRenewals, type Renewal } from '@/platform/account/renewals';
import { fakePlatform } from '../../helpers/fake-platform';

const fetched: Renewal = { kind: 'fetched' };

/** A tab of an app. Tabs share what the first one stored. */
function openTab(storage: 'local' | 'memory', isFull = false) {
  const { context, env, stored, pass } = fakePlatform({ auth: { storage } });
  Object.assign(env.window, { crypto });
  const area = env.storage();
  const setItem = (key: string, value: string) => {
    if (isFull) throw new DOMException('full', 'QuotaExceededError');
    stored.set(key, value);
  };
  Object.assign(env, { storage: () => ({ ...area, setItem }) });
  const renewals = createRenewals();
  const refresh = vi.fn(async () => fetched);
  const renew = async (seen: ReturnType<typeof renewals.seen>) => {
    const state: { renewal?: Renewal } = {};
    void renewals.renew(context, seen, refresh).then((renewal) => {
      state.renewal = renewal;
    });
    await vi.waitFor(() => {
      pass(100);
      expect(state.renewal).toBeDefined();
    });
    return state.renewal;
  };
  return { env, stored, refresh, renew, seen: () => renewals.seen(context) };
}

describe('a request that read its token before a refresh', () => {
  it('finds the new token', async () => {
    const tab = openTab('local');
    const seen = tab.seen();
    expect(await tab.renew(seen)).toEqual(fetched);
    expect(await tab.renew(seen)).toEqual({ kind: 'found' });
    expect(tab.refresh).toHaveBeenCalledTimes(1);
  });

  it('finds the new token where the storage is full since an earlier refresh', async () => {
    const tab = openTab('local', true);
    tab.stored.set('portico:renewed', 'earlier');
    const seen = tab.seen();
    expect(await tab.renew(seen)).toEqual(fetched);
    expect(await tab.renew(seen)).toEqual({ kind: 'found' });
    expect(tab.refresh).toHaveBeenCalledTimes(1);
  });

  it('does not find the new token of another tab which has its own session', async () => {
    const [one, other] = [openTab('memory'), openTab('memory')];
    Object.assign(other.env, { storage: () => one.env.storage() });
    const seen = other.seen();
    await one.renew(one.seen());
    expect(await other.renew(seen)).toEqual(fetched);
  });

  it('finds the new token of another tab which shares the session', async () => {
    const [one, other] = [openTab('local'), openTab('local')];
    Object.assign(other.env, { storage: () => one.env.storage() });
    const seen = other.seen();
    await one.renew(one.seen());
    expect(await other.renew(seen)).toEqual({ kind: 'found' });
    expect(other.refresh).not.toHaveBeenCalled();
  });
});
