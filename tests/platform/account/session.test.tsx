import { afterEach, describe, expect, it, vi } from 'vitest';
import type { RefreshInput } from '@/platform';
import { tokenOf } from '../../helpers/login-token';
import {
  ann,
  failuresOf,
  HOUR_MS,
  newApp,
  newTokens,
  openSession,
  recipe,
  signIn,
  watchRequests,
} from '../../helpers/session-tabs';

afterEach(() => {
  vi.restoreAllMocks();
});

describe('createClient({ auth: true })', () => {
  it('sends the token of the session, and no token when the user is signed out', async () => {
    const tab = openSession({});
    await expect(tab.client.get('/auth/me')).rejects.toMatchObject({ cause: { statusCode: 401 } });
    signIn(tab, await newTokens(900));
    expect((await tab.client.get('/auth/me')).data).toMatchObject({ role: ['member'] });
  });

  it('renews a token that is about to expire before it sends, once for all requests', async () => {
    const { refresh, used } = recipe();
    const tab = openSession({ refresh });
    const tokens = await newTokens(20);
    signIn(tab, tokens);
    const requests = watchRequests();
    const answers = await Promise.all(
      ['a', 'b', 'c'].map((id) => tab.client.get(`/auth/me?${id}`)),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(used).toEqual([tokens.refreshToken]);
    expect(requests.paths()).toEqual([
      '/api/auth/refresh',
      '/api/auth/me',
      '/api/auth/me',
      '/api/auth/me',
    ]);
    expect(new Set(requests.bearers())).toEqual(new Set([`Bearer ${tab.auth.token()}`]));
    expect(tab.auth.refreshToken()).not.toBe(tokens.refreshToken);
    expect(tab.reasons).toEqual(['sign-in', 'refresh']);
  });

  it('renews ahead only once on a device whose clock is an hour fast', async () => {
    const { refresh, used } = recipe();
    const tab = openSession({ refresh }, { clock: HOUR_MS });
    signIn(tab, await newTokens(900));
    for (const id of ['a', 'b', 'c']) {
      expect((await tab.client.get(`/auth/me?${id}`)).statusCode).toBe(200);
    }
    expect(used).toHaveLength(1);
    expect(tab.auth.user()?.role).toEqual(['member']);
  });

  it('renews after the 401 on a device whose clock is an hour slow', async () => {
    const { refresh, used } = recipe();
    const tab = openSession({ refresh }, { clock: -HOUR_MS });
    signIn(tab, await newTokens(0));
    const requests = watchRequests();
    expect((await tab.client.get('/auth/me')).statusCode).toBe(200);
    expect(used).toHaveLength(1);
    expect(requests.paths()).toEqual(['/api/auth/me', '/api/auth/refresh', '/api/auth/me']);
  });

  it('repeats a POST once after a 401, and never after another failure', async () => {
    const tab = openSession({ refresh: () => tokenOf({ uid: 'ann', jti: Math.random() }) });
    tab.auth.setToken(tokenOf(ann));
    const requests = watchRequests();
    await expect(tab.client.post('/status/401', { a: 1 })).rejects.toMatchObject({
      code: 'http-status',
      cause: { statusCode: 401 },
    });
    expect(requests.paths()).toEqual(['/api/status/401', '/api/status/401']);
    await expect(tab.client.post('/status/503', { a: 1 })).rejects.toMatchObject({
      cause: { statusCode: 503 },
    });
    expect(requests.paths()).toHaveLength(3);
  });

  it('leaves the session alone when a request with its own Authorization gets a 401', async () => {
    const { refresh, used } = recipe();
    const tab = openSession({ refresh });
    tab.auth.setToken(tokenOf(ann));
    const header = { authorization: 'Basic b3RoZXI=' };
    const requests = watchRequests();
    await expect(tab.client.get('/auth/me', { header })).rejects.toMatchObject({
      cause: { statusCode: 401 },
    });
    expect(requests.bearers()).toEqual(['Basic b3RoZXI=']);
    expect(used).toEqual([]);
    expect(tab.auth.user()?.uid).toBe('ann');
  });

  it('sends no bearer beside the folder of its base URL, and renews nothing there', async () => {
    const { refresh, used } = recipe();
    const tab = openSession({ refresh });
    tab.auth.setToken(tokenOf(ann));
    const client = tab.platform.createClient({ baseURL: '/api/ec', auth: true });
    const inside = tab.platform.createClient({ baseURL: '/api/echo', auth: true });
    const { origin } = location;
    const other = origin.replace('localhost', 'other.localhost');
    const requests = watchRequests();
    for (const url of [`${origin}/api/echo`, '../echo', `${other}/api/ec`, '/../status/401']) {
      await client.get(url).catch(() => {});
    }
    expect(requests.bearers()).toEqual([]);
    await inside.get('?x=1');
    expect(requests.bearers()).toEqual([`Bearer ${tab.auth.token()}`]);
    expect(used).toEqual([]);
    expect(tab.auth.user()?.uid).toBe('ann');
  });

  it('signs out after a 401 when the app has no refresh', async () => {
    const tab = openSession({});
    tab.auth.setToken(tokenOf(ann));
    await expect(tab.client.get('/auth/me')).rejects.toMatchObject({ cause: { statusCode: 401 } });
    expect(tab.auth.user()).toBeNull();
    expect(tab.reasons).toEqual(['sign-in', 'expired']);
  });

  it('uses the session of one app only', async () => {
    const [main, shop] = [openSession({}), openSession({})];
    signIn(main, await newTokens(900));
    await expect(shop.client.get('/auth/me')).rejects.toMatchObject({ cause: { statusCode: 401 } });
    expect(main.auth.user()).not.toBeNull();
    expect(shop.reasons).toEqual([]);
  });
});

describe('a refresh of the session', () => {
  it('that the server refuses signs out, and the requests fail with 401', async () => {
    const { refresh, used } = recipe();
    const tab = openSession({ refresh });
    const tokens = await newTokens(0);
    signIn(tab, { ...tokens, refreshToken: 'stolen' });
    const calls = [tab.client.get('/auth/me'), tab.client.post('/status/401', {})];
    for (const reason of await failuresOf(calls)) {
      expect(reason).toMatchObject({
        code: 'http-status',
        cause: { statusCode: 401 },
        message:
          'the server answered 401, and the refresh of defineApp failed: the server answered 401',
      });
    }
    expect(used).toEqual(['stolen']);
    expect([tab.auth.token(), tab.auth.refreshToken(), tab.auth.user()]).toEqual([
      null,
      null,
      null,
    ]);
    expect(tab.reasons).toEqual(['sign-in', 'expired']);
  });

  it.each([undefined, null, false, ''])('that answers %j signs out', async (answer) => {
    const tab = openSession({ refresh: async () => answer });
    signIn(tab, await newTokens(0));
    await expect(tab.client.get('/auth/me')).rejects.toMatchObject({ cause: { statusCode: 401 } });
    expect(tab.auth.refreshToken()).toBeNull();
  });

  it.each([
    ['the network fails', async () => Promise.reject(new TypeError('Failed to fetch'))],
    ['the server answers 503', async ({ send }: RefreshInput) => send({ url: '/api/status/503' })],
    [
      'the login page of a public network answers',
      async ({ send }: RefreshInput) => {
        const page = new Response('<!doctype html>', { headers: { 'Content-Type': 'text/html' } });
        vi.spyOn(window, 'fetch').mockResolvedValueOnce(page);
        return send({ url: '/api/auth/refresh', method: 'POST' });
      },
    ],
    ['it answers an object without a token', async () => ({ error: 'busy' })],
  ])('leaves the user signed in when %s', async (_when, refresh) => {
    const tab = openSession({ refresh: refresh as never });
    const tokens = await newTokens(0);
    signIn(tab, tokens);
    await expect(tab.client.get('/auth/me')).rejects.toMatchObject({
      code: 'http-status',
      cause: { statusCode: 401 },
    });
    expect(tab.auth.token()).toBe(tokens.token);
    expect(tab.auth.refreshToken()).toBe(tokens.refreshToken);
  });

  it('does not sign in again when the user signs out meanwhile', async () => {
    const { refresh } = recipe();
    const tab = openSession({
      refresh: async (input) => {
        const tokens = await refresh(input);
        tab.auth.clear();
        return tokens;
      },
    });
    signIn(tab, await newTokens(0));
    const calls = [tab.client.get('/auth/me?a'), tab.client.get('/auth/me?b')];
    for (const reason of await failuresOf(calls)) {
      expect(reason).toMatchObject({
        cause: { statusCode: 401 },
        message:
          'the server answered 401, and the refresh of defineApp failed: the session has ended',
      });
    }
    expect([tab.auth.token(), tab.auth.refreshToken()]).toEqual([null, null]);
    expect(tab.reasons).toEqual(['sign-in', 'sign-out']);
  });

  it('does not repeat a request of one user as another user', async () => {
    const next = tokenOf({ uid: 'ben' });
    const tab = openSession({
      refresh: async () => {
        tab.auth.clear();
        tab.auth.setToken(next);
        return true;
      },
    });
    tab.auth.setToken(tokenOf(ann));
    const requests = watchRequests();
    await expect(tab.client.post('/status/401', {})).rejects.toMatchObject({
      cause: { statusCode: 401 },
    });
    expect(requests.bearers()).toEqual([`Bearer ${tokenOf(ann)}`]);
    expect(tab.auth.token()).toBe(next);
  });

  it('runs for auth.refresh(), together with the requests', async () => {
    const { refresh, used } = recipe();
    const tab = openSession({ refresh });
    signIn(tab, await newTokens(0));
    const [first, second, answer] = await Promise.all([
      tab.auth.refresh(),
      tab.auth.refresh(),
      tab.client.get('/auth/me'),
    ]);
    expect([first, second, answer.statusCode]).toEqual([true, true, 200]);
    expect(used).toHaveLength(1);
  });

  it('is false for auth.refresh() without a session, and without a refresh of the app', async () => {
    const { refresh, used } = recipe();
    const [empty, other] = [openSession({ refresh }), openSession({})];
    expect(await empty.auth.refresh()).toBe(false);
    other.auth.setToken(tokenOf(ann));
    expect(await other.auth.refresh()).toBe(false);
    expect(other.auth.user()?.uid).toBe('ann');
    expect(used).toEqual([]);
  });
});

describe('a cookie session', () => {
  it('sends no bearer, and asks the refresh for a new cookie after a 401', async () => {
    const refresh = vi.fn(async () => true);
    const tab = openSession({ storage: 'none', refresh });
    tab.auth.setUser(ann);
    const requests = watchRequests();
    await expect(tab.client.get('/status/401')).rejects.toMatchObject({
      cause: { statusCode: 401 },
    });
    expect(refresh).toHaveBeenCalledTimes(1);
    expect(requests.paths()).toEqual(['/api/status/401', '/api/status/401']);
    expect(requests.bearers()).toEqual([]);
    expect(tab.auth.user()?.uid).toBe('ann');
  });

  it('ends after a 401 without a refresh', async () => {
    const tab = openSession({ storage: 'none' });
    tab.auth.setUser(ann);
    await tab.client.get('/status/401').catch(() => {});
    expect(tab.auth.user()).toBeNull();
    expect(tab.reasons).toEqual(['sign-in', 'expired']);
  });

  it('asks the server for its user when the app starts', async () => {
    const tab = openSession({
      storage: 'none',
      loadUser: async ({ send }) =>
        (await send<{ method: string }>({ url: '/api/echo' })).data.method === 'GET' ? ann : null,
    });
    await expect.poll(() => tab.auth.user()).toEqual(ann);
    expect(tab.reasons).toEqual(['sign-in']);
  });

  it.each([
    ['signs out', null],
    ['signs out and in again, with other rights', 'member'],
  ])('does not take a late answer when the user %s meanwhile', async (_what, role) => {
    let answer = (_user: typeof ann) => {};
    const loadUser = vi.fn(
      () =>
        new Promise<typeof ann>((resolve) => {
          answer = resolve;
        }),
    );
    const tab = openSession({ storage: 'none', loadUser });
    await expect.poll(() => loadUser.mock.calls.length).toBe(1);
    tab.auth.setUser(ann);
    tab.auth.clear();
    if (role !== null) tab.auth.setUser(ann);
    const before = tab.reasons.length;
    answer({ ...ann, role: ['admin'] });
    await loadUser.mock.results[0]?.value;
    expect(tab.auth.user()?.role[0] ?? null).toBe(role);
    expect(tab.reasons).toHaveLength(before);
  });

  it.each([
    ['nobody', async () => null, null],
    ['401', ({ send }: { send: RefreshInput['send'] }) => send({ url: '/api/status/401' }), null],
    ['503', ({ send }: { send: RefreshInput['send'] }) => send({ url: '/api/status/503' }), 'ann'],
    ['the same user', async () => ann, 'ann'],
    ['new rights', async () => ({ ...ann, role: ['admin'] }), 'ann'],
  ])('that a reload finds follows the answer: %s', async (_answer, loadUser, uid) => {
    const namespace = newApp();
    openSession({ storage: 'none' }, { namespace }).auth.setUser(ann);
    const asked = vi.fn(loadUser as (input: never) => Promise<unknown>);
    const tab = openSession({ storage: 'none', loadUser: asked as never }, { namespace });
    expect(tab.auth.user()?.uid).toBe('ann');
    await expect.poll(() => asked.mock.settledResults.length).toBe(1);
    await expect.poll(() => asked.mock.settledResults[0]?.type).not.toBe('incomplete');
    await expect.poll(() => tab.auth.user()?.uid ?? null).toBe(uid);
    const reason = { nobody: 'expired', '401': 'expired', 'new rights': 'refresh' }[_answer];
    expect(tab.reasons).toEqual(reason === undefined ? [] : [reason]);
  });
});
