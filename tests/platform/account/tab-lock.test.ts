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
    const done = runInOneTab(env, 'refreshing', async () => seen());
    expect(await settled(done)).toEqual({ status: 'fulfilled', value: ['refreshing'] });
    expect(stored.size).toBe(0);
  });

  it('let the work run where storage is blocked too', async () => {
    const { env, settled } = openTab(locks, { isStorageBlocked: true });
    const done = runInOneTab(env, 'refreshing', async () => 'new token');
    expect(await settled(done)).toEqual({ status: 'fulfilled', value: 'new token' });
  });

  it('run one work after the other', async () => {
    const { env, settled } = openTab(locks);
    const steps: string[] = [];
    const work = (name: string) =>
      runInOneTab(env, 'refreshing', async () => {
        steps.push(`${name} begins`);
        await Promise.resolve();
        steps.push(`${name} ends`);
      });
    await settled(Promise.all([work('first'), work('second')]));
    const [one, other] = steps[0] === 'first begins' ? ['first', 'second'] : ['second', 'first'];
    expect(steps).toEqual([`${one} begins`, `${one} ends`, `${other} begins`, `${other} ends`]);
  });
});

/** Web Locks, as all tabs of a browser share them. */
function createLocks() {
  type Waiting = { name: string; run: (lock: Lock) => Promise<unknown>; settle: Settle };
  type Settle = { resolve: (value: unknown) => void; reject: (error: unknown) => void };
  const held = new Set<string>();
  let queue: Waiting[] = [];

  const grant = ({ name, run, settle }: Waiting) => {
    held.add(name);
    const end = () => {
      held.delete(name);
      const next = queue.find((waiting) => waiting.name === name);
      queue = queue.filter((waiting) => waiting !== next);
      if (next) grant(next);
    };
    void run({ name, mode: 'exclusive' }).then(settle.resolve, settle.reject).finally(end);
  };

  const request = (name: string, options: LockOptions, run: Waiting['run']) =>
    new Promise((resolve, reject) => {
      const waiting = { name, run, settle: { resolve, reject } };
      if (!held.has(name)) return grant(waiting);
      queue.push(waiting);
      options.signal?.addEventListener('abort', () => {
        queue = queue.filter((other) => other !== waiting);
        reject(options.signal?.reason);
      });
    });
  return { request };
}

describe.each(['Web Locks', 'localStorage'] as const)('tabs of one browser with %s', (way) => {
  /** Tabs share the storage. Each has its own timers, so that a test can suspend it. */
  function openTabs(count: number) {
    const locks =
      way === 'Web Locks' ? createLocks() : { request: () => Promise.reject(refused()) };
    const tabs = Array.from({ length: count }, () => openTab(locks));
    const [first] = tabs;
    const shared = first?.env.storage();
    for (const { env } of tabs) Object.assign(env, { storage: () => shared });
    const steps: string[] = [];
    const start = (index: number, lasts: number) => {
      const { env } = tabs[index] as (typeof tabs)[number];
      return runInOneTab(env, 'refreshing', async () => {
        steps.push(`${index} begins`);
        await new Promise<void>((resolve) => env.after(lasts, resolve));
        steps.push(`${index} ends`);
      });
    };
    /** Time passes in all tabs, except for the suspended ones. */
    const pass = async (ms: number, suspended: readonly number[] = []) => {
      for (let passed = 0; passed < ms; passed += 100) {
        for (const [index, tab] of tabs.entries()) if (!suspended.includes(index)) tab.pass(100);
        for (let turn = 0; turn < 20; turn++) await Promise.resolve();
      }
    };
    return { start, pass, steps, stored: () => first?.stored };
  }

  it('a waiting tab does not take the lock of a tab that works', async () => {
    const { start, pass, steps, stored } = openTabs(2);
    void start(0, 25_000);
    await pass(200);
    void start(1, 500);
    await pass(24_000);
    expect(steps).toEqual(['0 begins']);
    await pass(8000);
    expect(steps).toEqual(['0 begins', '0 ends', '1 begins', '1 ends']);
    expect(stored()?.size).toBe(0);
  });

  it('a suspended tab loses the lock', async () => {
    const { start, pass, steps } = openTabs(2);
    void start(0, 5000);
    await pass(300);
    void start(1, 500);
    await pass(4000, [0]);
    expect(steps).toEqual(['0 begins']);
    await pass(60_000, [0]);
    expect(steps).toEqual(['0 begins', '1 begins', '1 ends']);
  });

  it('of several tabs that wait for a suspended one, one runs at a time', async () => {
    const { start, pass, steps } = openTabs(4);
    void start(0, 1000);
    await pass(300);
    for (const index of [1, 2, 3]) void start(index, 8000);
    await pass(100_000, [0]);
    expect(steps[0]).toBe('0 begins');
    expect(steps).toHaveLength(7);
    const pairs = [1, 3, 5].map((at) => [steps[at]?.[0], steps[at + 1]?.[0]]);
    for (const [begins, ends] of pairs) expect(begins).toBe(ends);
  });
});

it('a suspended tab keeps a Web Lock for a minute', async () => {
  const { request } = createLocks();
  const [one, other] = [openTab({ request }), openTab({ request }, { isStorageBlocked: true })];
  void runInOneTab(one.env, 'refreshing', () => new Promise(() => {}));
  const work = vi.fn(async () => 'new token');
  const done = runInOneTab(other.env, 'refreshing', work);
  for (let second = 0; second < 59; second++) other.pass(1000);
  expect(work).not.toHaveBeenCalled();
  other.pass(1000);
  expect(await other.settled(done)).toEqual({ status: 'fulfilled', value: 'new token' });
});

it('an error of the work does not run it again', async () => {
  const request = async (_name: string, _options: LockOptions, run: () => Promise<void>) => run();
  const { env, settled } = openTab({ request });
  const work = vi.fn(() => Promise.reject(new Error('broken')));
  const done = runInOneTab(env, 'refreshing', work);
  expect(await settled(done)).toMatchObject({ status: 'rejected', reason: { message: 'broken' } });
  expect(work).toHaveBeenCalledTimes(1);
});
