import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import {
  type AuthConfig,
  type AuthReason,
  createEnv,
  type Env,
  type RefreshInput,
  startSession,
} from '@/platform';
import { platformOf } from '../../helpers/platform-of';
import { realPlatform } from '../../helpers/start-call';
import { tokenOf } from '../../helpers/login-token';

type Tokens = { readonly token: string; readonly refreshToken: string };

const HOUR_MS = 3_600_000;
const ann = { uid: 'ann', role: ['member'], permission: [] };

let apps = 0;
/** A separate app for each test, so that tests share no lock and no stored value. */
const newApp = () => `session-${(apps += 1)}`;

type Options = { readonly namespace?: string; readonly clock?: number };

/** A frame has its own window, storage events, locks and channels, as a browser tab has. */
function openTab(auth: AuthConfig, { namespace = newApp(), clock = 0 }: Options = {}) {
  const frame = document.body.appendChild(document.createElement('iframe'));
  const real = createEnv(frame.contentWindow as Window & typeof globalThis);
  const env: Env = { ...real, date: () => Date.now() + clock };
  const { context } = realPlatform({ env, auth, namespace });
  const platform = platformOf(context);
  const reasons: AuthReason[] = [];
  context.auth.subscribe(({ reason }) => void reasons.push(reason));
  startSession(context);
  const close = () => {
    context.life.abort();
    frame.remove();
  };
  onTestFinished(close);
  const client = platform.createClient({ baseURL: '/api', auth: true });
  return { context, auth: platform.auth, client, platform, reasons, frame, close };
}

const plain = platformOf(realPlatform().context).createClient({ baseURL: '/api' });

async function newTokens(expiresIn: number): Promise<Tokens> {
  const phone = `139${String(Math.random()).slice(2, 10)}`;
  await plain.post('/auth/code', { phone });
  const { data } = await plain.get<{ messages: unknown }>('/auth/outbox', { data: { phone } });
  const [code] = /\b\d{6}\b/.exec(JSON.stringify(data.messages)) ?? [];
  return (await plain.post<Tokens>('/auth/sign-in', { phone, code, expiresIn })).data;
}

/** The recipe of docs/platform/account.md. It keeps the refresh tokens that it used. */
function recipe() {
  const used: (string | null)[] = [];
  const refresh = async ({ refreshToken, send }: RefreshInput) => {
    used.push(refreshToken);
    const data = { refreshToken };
    return (await send<Tokens>({ url: '/api/auth/refresh', method: 'POST', data })).data;
  };
  return { used, refresh };
}

const signIn = ({ auth }: Pick<ReturnType<typeof openTab>, 'auth'>, tokens: Tokens) =>
  auth.setToken(tokens.token, { refreshToken: tokens.refreshToken });

/** Why each call failed. Undefined for a call that did not. */
async function failuresOf(calls: readonly Promise<unknown>[]): Promise<unknown[]> {
  const results = await Promise.allSettled(calls);
  return results.map((result) => (result.status === 'rejected' ? result.reason : undefined));
}

/** The paths and bearers of all requests, in their order. */
function watchRequests() {
  const opened = vi.spyOn(XMLHttpRequest.prototype, 'open');
  const headers = vi.spyOn(XMLHttpRequest.prototype, 'setRequestHeader');
  return {
    paths: () => opened.mock.calls.map(([, url]) => new URL(`${url}`, location.href).pathname),
    bearers: () =>
      headers.mock.calls
        .filter(([name]) => name.toLowerCase() === 'authorization')
        .map(([, value]) => value),
  };
}

afterEach(() => {
  vi.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'locks');
});

describe('createClient({ auth: true })', () => {
  it('sends the token of the session, and no token when the user is signed out', async () => {
    const tab = openTab({});
    await expect(tab.client.get('/auth/me')).rejects.toMatchObject({ cause: { statusCode: 401 } });
    signIn(tab, await newTokens(900));
    expect((await tab.client.get('/auth/me')).data).toMatchObject({ role: ['member'] });
  });

  it('renews a token that is about to expire before it sends, once for all requests', async () => {
    const { refresh, used } = recipe();
    const tab = openTab({ refresh });
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
    const tab = openTab({ refresh }, { clock: HOUR_MS });
    signIn(tab, await newTokens(900));
    for (const id of ['a', 'b', 'c']) {
      expect((await tab.client.get(`/auth/me?${id}`)).statusCode).toBe(200);
    }
    expect(used).toHaveLength(1);
    expect(tab.auth.user()?.role).toEqual(['member']);
  });

  it('renews after the 401 on a device whose clock is an hour slow', async () => {
    const { refresh, used } = recipe();
    const tab = openTab({ refresh }, { clock: -HOUR_MS });
    signIn(tab, await newTokens(0));
    const requests = watchRequests();
    expect((await tab.client.get('/auth/me')).statusCode).toBe(200);
    expect(used).toHaveLength(1);
    expect(requests.paths()).toEqual(['/api/auth/me', '/api/auth/refresh', '/api/auth/me']);
  });

  it('repeats a POST once after a 401, and never after another failure', async () => {
    const tab = openTab({ refresh: () => tokenOf({ uid: 'ann', jti: Math.random() }) });
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
    const tab = openTab({ refresh });
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
    const tab = openTab({ refresh });
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
    const tab = openTab({});
    tab.auth.setToken(tokenOf(ann));
    await expect(tab.client.get('/auth/me')).rejects.toMatchObject({ cause: { statusCode: 401 } });
    expect(tab.auth.user()).toBeNull();
    expect(tab.reasons).toEqual(['sign-in', 'expired']);
  });

  it('uses the session of one app only', async () => {
    const [main, shop] = [openTab({}), openTab({})];
    signIn(main, await newTokens(900));
    await expect(shop.client.get('/auth/me')).rejects.toMatchObject({ cause: { statusCode: 401 } });
    expect(main.auth.user()).not.toBeNull();
    expect(shop.reasons).toEqual([]);
  });
});

describe('a refresh of the session', () => {
  it('that the server refuses signs out, and the requests fail with 401', async () => {
    const { refresh, used } = recipe();
    const tab = openTab({ refresh });
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
    const tab = openTab({ refresh: async () => answer });
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
        vi.spyOn(XMLHttpRequest.prototype, 'open').mockImplementationOnce(function (
          this: XMLHttpRequest,
          method: string,
        ) {
          const page = new Blob(['<!doctype html>'], { type: 'text/html' });
          this.open(method, URL.createObjectURL(page));
        });
        return send({ url: '/api/auth/refresh', method: 'POST' });
      },
    ],
    ['it answers an object without a token', async () => ({ error: 'busy' })],
  ])('leaves the user signed in when %s', async (_when, refresh) => {
    const tab = openTab({ refresh: refresh as never });
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
    const tab = openTab({
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
    const tab = openTab({
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
    const tab = openTab({ refresh });
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
    const [empty, other] = [openTab({ refresh }), openTab({})];
    expect(await empty.auth.refresh()).toBe(false);
    other.auth.setToken(tokenOf(ann));
    expect(await other.auth.refresh()).toBe(false);
    expect(other.auth.user()?.uid).toBe('ann');
    expect(used).toEqual([]);
  });
});

describe.each(['Web Locks', 'a lease in localStorage'])('two tabs, kept apart by %s,', (way) => {
  const openTwo = (first: AuthConfig, second: AuthConfig = first) => {
    const namespace = newApp();
    const tabs = [openTab(first, { namespace }), openTab(second, { namespace })] as const;
    if (way !== 'Web Locks') {
      for (const { frame } of tabs) {
        const { navigator: ofTab } = frame.contentWindow as Window;
        Object.defineProperty(ofTab, 'locks', { configurable: true, value: undefined });
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
    const keys = Object.keys(localStorage).filter((key) => key.includes('refreshing'));
    expect(keys).toEqual([]);
    expect(JSON.stringify(await navigator.locks.query())).not.toContain('refreshing');
  });
});

describe('a sign-out', () => {
  const kinds = ['local', 'session', 'memory', 'none'] as const;
  const ways = ['BroadcastChannel', 'storage events'] as const;

  it.each(kinds.flatMap((kind) => ways.map((way) => [kind, way] as const)))(
    'of the storage %s reaches the other tabs by %s',
    async (storage, way) => {
      const open = (namespace: string) => {
        const blocked = way === 'storage events';
        // The code behind the channel loads later, so it finds no constructor.
        const tab = openTab({ storage }, { namespace });
        if (blocked) {
          Object.defineProperty(tab.frame.contentWindow, 'BroadcastChannel', { value: undefined });
        }
        return tab;
      };
      const namespace = newApp();
      const tabs = [open(namespace), open(namespace), open(newApp())] as const;
      for (const { auth } of tabs) {
        if (storage === 'none') auth.setUser(ann);
        else auth.setToken(tokenOf(ann));
      }
      // The code behind the channel arrives later than the session.
      await new Promise((resolve) => setTimeout(resolve, 300));
      tabs[0].auth.clear();
      await expect.poll(() => tabs[1].auth.user()).toBeNull();
      await expect.poll(() => tabs[1].reasons.at(-1)).toBe('other-tab');
      expect(tabs[1].auth.token()).toBeNull();
      expect(tabs[2].auth.user()?.uid).toBe('ann');
    },
  );

  it('of one user leaves a tab with another user signed in', async () => {
    const namespace = newApp();
    const storage = 'memory';
    const tabs = [0, 1, 2].map(() => openTab({ storage }, { namespace }));
    tabs.forEach(({ auth }, index) => auth.setToken(tokenOf({ uid: index < 2 ? 'ann' : 'ben' })));
    await new Promise((resolve) => setTimeout(resolve, 300));
    tabs[0]?.auth.clear();
    await expect.poll(() => tabs[1]?.auth.user()).toBeNull();
    expect(tabs[2]?.auth.user()?.uid).toBe('ben');
  });
});

describe('a cookie session', () => {
  it('sends no bearer, and asks the refresh for a new cookie after a 401', async () => {
    const refresh = vi.fn(async () => true);
    const tab = openTab({ storage: 'none', refresh });
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
    const tab = openTab({ storage: 'none' });
    tab.auth.setUser(ann);
    await tab.client.get('/status/401').catch(() => {});
    expect(tab.auth.user()).toBeNull();
    expect(tab.reasons).toEqual(['sign-in', 'expired']);
  });

  it('asks the server for its user when the app starts', async () => {
    const tab = openTab({
      storage: 'none',
      loadUser: async ({ send }) =>
        (await send<{ method: string }>({ url: '/api/echo' })).data.method === 'GET' ? ann : null,
    });
    await expect.poll(() => tab.auth.user()).toEqual(ann);
    expect(tab.reasons).toEqual(['sign-in']);
  });

  it.each([
    ['nobody', async () => null, null],
    ['401', ({ send }: { send: RefreshInput['send'] }) => send({ url: '/api/status/401' }), null],
    ['503', ({ send }: { send: RefreshInput['send'] }) => send({ url: '/api/status/503' }), 'ann'],
    ['the same user', async () => ann, 'ann'],
    ['new rights', async () => ({ ...ann, role: ['admin'] }), 'ann'],
  ])('that a reload finds follows the answer: %s', async (_answer, loadUser, uid) => {
    const namespace = newApp();
    openTab({ storage: 'none' }, { namespace }).auth.setUser(ann);
    const asked = vi.fn(loadUser as (input: never) => Promise<unknown>);
    const tab = openTab({ storage: 'none', loadUser: asked as never }, { namespace });
    expect(tab.auth.user()?.uid).toBe('ann');
    await expect.poll(() => asked.mock.settledResults.length).toBe(1);
    await expect.poll(() => asked.mock.settledResults[0]?.type).not.toBe('incomplete');
    await expect.poll(() => tab.auth.user()?.uid ?? null).toBe(uid);
    const reason = { nobody: 'expired', '401': 'expired', 'new rights': 'refresh' }[_answer];
    expect(tab.reasons).toEqual(reason === undefined ? [] : [reason]);
  });
});
