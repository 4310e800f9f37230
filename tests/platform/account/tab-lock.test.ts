import { describe, expect, it, vi } from 'vitest';
import { runInOneTab } from '@/platform/account/tab-lock';
import { fakeEnv } from '../../helpers/fake-platform';

const refused = () => new DOMException('Access to the Locks API is denied', 'SecurityError');

/** A tab whose browser has Web Locks and refuses them. */
function openTab(locks: object | undefined, { isStorageBlocked = false } = {}) {
  const phone = fakeEnv();
  Object.assign(phone.env.window, { crypto });
  Object.defineProperty(phone.env.window.navigator, 'locks', {
    get: () => {
      if (!locks) throw refused();
      return locks;
    },
  });
  const storage = () => {
    if (isStorageBlocked) throw refused();
    return phone.env.storage();
  };
  const env = { ...phone.env, storage };
  const settled = <T>(done: Promise<T>) => {
    const state: { result?: PromiseSettledResult<T> } = {};
    const note = ([result]: PromiseSettledResult<T>[]) => {
      if (result) state.result = result;
    };
    void Promise.allSettled([done]).then(note);
    return vi.waitFor(() => {
      phone.pass(100);
      expect(state.result).toBeDefined();
      return state.result;
    });
  };
  return { ...phone, env, settled };
}

const ways = [
  ['reject', { request: () => Promise.reject(refused()) }],
  [
    'throw at once',
    {
      request: () => {
        throw refused();
      },
    },
  ],
  ['cannot be read', undefined],
] as const;

describe.each(ways)('Web Locks that %s', (_way, locks) => {
  it('are replaced by the lease in localStorage', async () => {
    const { env, settled, stored } = openTab(locks);
    const seen = vi.fn(() => [...stored.keys()]);
    const done = runInOneTab(env, 'refreshing', 10_000, async () => seen());
    expect(await settled(done)).toEqual({ status: 'fulfilled', value: ['refreshing'] });
    expect(stored.size).toBe(0);
  });

  it('let the work run where storage is blocked too', async () => {
    const { env, settled } = openTab(locks, { isStorageBlocked: true });
    const done = runInOneTab(env, 'refreshing', 10_000, async () => 'new token');
    expect(await settled(done)).toEqual({ status: 'fulfilled', value: 'new token' });
  });

  it('run one work after the other', async () => {
    const { env, settled } = openTab(locks);
    const steps: string[] = [];
    const work = (name: string) =>
      runInOneTab(env, 'refreshing', 10_000, async () => {
        steps.push(`${name} begins`);
        await Promise.resolve();
        steps.push(`${name} ends`);
      });
    await settled(Promise.all([work('first'), work('second')]));
    const [one, other] = steps[0] === 'first begins' ? ['first', 'second'] : ['second', 'first'];
    expect(steps).toEqual([`${one} begins`, `${one} ends`, `${other} begins`, `${other} ends`]);
  });
});

it('Web Locks that are refused after the wait are replaced by the lease', async () => {
  // The first request waits for ever, the second one is refused.
  const request = (_name: string, { signal }: LockOptions) =>
    new Promise((_resolve, reject) => {
      if (!signal) reject(refused());
      signal?.addEventListener('abort', () => reject(signal.reason));
    });
  const { env, settled } = openTab({ request });
  const done = runInOneTab(env, 'refreshing', 1000, async () => 'new token');
  expect(await settled(done)).toEqual({ status: 'fulfilled', value: 'new token' });
});

it('an error of the work does not run it again', async () => {
  const request = async (_name: string, _options: LockOptions, run: () => Promise<void>) => run();
  const { env, settled } = openTab({ request });
  const work = vi.fn(() => Promise.reject(new Error('broken')));
  const done = runInOneTab(env, 'refreshing', 1000, work);
  expect(await settled(done)).toMatchObject({ status: 'rejected', reason: { message: 'broken' } });
  expect(work).toHaveBeenCalledTimes(1);
});
