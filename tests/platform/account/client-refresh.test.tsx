import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Client, ClientOptions } from '@/platform';
import { createManualClock } from '../../helpers/manual-clock';
import { realPlatform } from '../../helpers/start-call';
import { platformOf } from '../../helpers/platform-of';

const { context } = realPlatform();

/** A refresh that never ends blocks the other ones of its app, so some tests use another app. */
const create = (options: ClientOptions, namespace = 'app') =>
  platformOf({ ...context, settings: { ...context.settings, namespace } }).createClient(options);

async function signIn(plain: Client) {
  const phone = `138${String(Math.random()).slice(2, 10)}`;
  await plain.post('/auth/code', { phone });
  const { data: outbox } = await plain.get<{ messages: unknown }>('/auth/outbox', {
    data: { phone },
  });
  const [code] = /\b\d{6}\b/.exec(JSON.stringify(outbox.messages)) ?? [];
  const { data } = await plain.post<{ token: string; refreshToken: string }>('/auth/sign-in', {
    phone,
    code,
    expiresIn: 0,
  });
  return data;
}

describe('a new token of createClient({ refresh })', () => {
  it('is fetched once for all waiting requests, which are then sent again', async () => {
    const tokens = await signIn(create({ baseURL: '/api' }));
    let refreshed = 0;
    const client = create({
      baseURL: '/api',
      header: () => ({ Authorization: `Bearer ${tokens.token}` }),
      refresh: async (_error, send) => {
        refreshed += 1;
        const { refreshToken } = tokens;
        const { data } = await send({
          url: '/auth/refresh',
          method: 'POST',
          data: { refreshToken },
        });
        Object.assign(tokens, data);
        return true;
      },
    });
    const answers = await Promise.all([
      client.get('/auth/me'),
      client.get('/auth/me'),
      client.get('/auth/me'),
    ]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(refreshed).toBe(1);
    expect((await client.get('/auth/me')).statusCode).toBe(200);
    expect(refreshed).toBe(1);
  });

  it.each([
    [
      'that the server refuses',
      async (_e: unknown, send: (params: { url: string }) => Promise<unknown>) =>
        send({ url: '/status/400' }),
    ],
    ['that does not help', () => true],
    [
      'whose refresh throws',
      () => {
        throw new Error('no');
      },
    ],
  ])('%s leaves the 401', async (_what, refresh) => {
    const client = create({ baseURL: '/api', refresh: refresh as never });
    await expect(client.get('/auth/me')).rejects.toMatchObject({
      code: 'http-status',
      cause: { statusCode: 401 },
    });
  });

  it.each([
    ['a new token', { refresh: () => new Promise<never>(() => {}) }],
    ['its header', { header: () => new Promise(() => {}) as never }],
  ])(
    '[S8.1] ends with the time-out of the call when %s never comes',
    { tags: 'long' },
    async (_what, options) => {
      const client = create({ baseURL: '/api', ...options }, 'never');
      const began = performance.now();
      await expect(client.get('/auth/me', { timeout: 400 })).rejects.toMatchObject({
        code: 'timeout',
        errMsg: 'request:fail request timeout',
      });
      expect(performance.now() - began).toBeLessThan(4000);
    },
  );

  it('[S8.1] shares one time-out with the repeated request', async () => {
    const clock = createManualClock();
    const timeout = 600;
    // The clock of the test drives this time-out alone: a slow machine could not send twice within a real one.
    const after: typeof context.env.after = (ms, run) =>
      (ms === timeout ? clock : context.env).after(ms, run);
    let sent = 0;
    const client = platformOf({ ...context, env: { ...context.env, after } }).createClient({
      baseURL: '/api',
      header: async () => {
        sent += 1;
        if (sent > 1) await clock.advance(350);
        return {};
      },
      refresh: async () => {
        await clock.advance(350);
        return true;
      },
    });
    const late = client.get('/auth/me', { timeout });
    await expect(late).rejects.toMatchObject({ code: 'timeout' });
    expect(sent).toBe(2);
  });

  it('is given up after the client’s time-out, even if the request has a longer one', {
    tags: 'long',
  }, async () => {
    const client = create({ baseURL: '/api', timeout: 300, refresh: () => new Promise(() => {}) });
    await expect(client.get('/auth/me', { timeout: 0 })).rejects.toMatchObject({
      code: 'http-status',
      cause: { statusCode: 401 },
    });
  });

  it('is not fetched after a failure other than 401', async () => {
    let refreshed = 0;
    const client = create({
      baseURL: '/api',
      refresh: () => {
        refreshed += 1;
        return true;
      },
    });
    await expect(client.get('/status/403')).rejects.toMatchObject({ cause: { statusCode: 403 } });
    expect(refreshed).toBe(0);
  });

  it('is still awaited by one request after another request was aborted', {
    tags: 'long',
  }, async () => {
    const options = { baseURL: '/api', timeout: 500, refresh: () => new Promise<never>(() => {}) };
    const client = create(options, 'aborted');
    const [first, second] = [client.get('/auth/me'), client.get('/auth/me')];
    setTimeout(first.abort, 150);
    await expect(first).rejects.toMatchObject({ code: 'abort' });
    await expect(second).rejects.toMatchObject({ code: 'timeout' });
  });
});

describe('a refresh that is refused', () => {
  it.each([
    [false, 'false'],
    [undefined, 'undefined'],
    [null, 'null'],
    ['', '""'],
  ])('with %j signs out, and all waiting requests fail with their 401', async (answer, told) => {
    const { auth } = context;
    auth.setToken('old.token.x');
    let [asked, sent] = [0, 0];
    const client = create({
      baseURL: '/api',
      header: () => {
        sent += 1;
        return { Authorization: `Bearer ${auth.token()}` };
      },
      refresh: (async () => {
        asked += 1;
        return answer;
      }) as never,
    });
    const calls = [client.get('/auth/me'), client.get('/auth/me')];
    for (const call of calls) {
      await expect(call).rejects.toMatchObject({
        code: 'http-status',
        cause: { statusCode: 401 },
        message: `the server answered 401, and the refresh of createClient returned ${told}: return the new token or true`,
      });
    }
    expect([asked, sent]).toEqual([1, 2]);
    expect(auth.token()).toBeNull();
  });

  it('by the server with 400 signs out', async () => {
    const { auth } = context;
    auth.setToken('old.token.x');
    const client = create({
      baseURL: '/api',
      header: () => ({ Authorization: `Bearer ${auth.token()}` }),
      refresh: async (_error, send) => {
        await send({ url: '/status/400' });
        return true;
      },
    });
    await expect(client.get('/auth/me')).rejects.toMatchObject({
      cause: { statusCode: 401 },
      message:
        'the server answered 401, and the refresh of createClient failed: the server answered 400',
    });
    expect(auth.token()).toBeNull();
  });

  it.each([
    ['the network fails', async () => Promise.reject(new TypeError('Failed to fetch')), 'own'],
    ['another user has signed in by then', async () => false, 'newer'],
    ['the client sends another token', async () => false, 'foreign'],
  ])('leaves the user signed in when %s', async (_when, refresh, whose) => {
    const { auth } = context;
    auth.setToken('old.token.x');
    const client = create({
      baseURL: '/api',
      header: () => ({
        Authorization: whose === 'foreign' ? 'Bearer f' : `Bearer ${auth.token()}`,
      }),
      refresh: () => {
        if (whose === 'newer') auth.setToken('new.token.x');
        return refresh();
      },
    });
    await expect(client.get('/auth/me')).rejects.toMatchObject({ cause: { statusCode: 401 } });
    expect(auth.token()).toBe(whose === 'newer' ? 'new.token.x' : 'old.token.x');
    auth.clear();
  });
});

describe.each(['Web Locks', 'localStorage'])('two tabs, kept apart by %s,', (way) => {
  beforeEach(() => {
    if (way === 'localStorage') Object.defineProperty(navigator, 'locks', { configurable: true });
  });
  afterEach(() => {
    Reflect.deleteProperty(navigator, 'locks');
  });

  /** Another tab has another context and the same storage. */
  const tab = (refresh: ClientOptions['refresh'], token: () => string, timeout = 10_000) =>
    platformOf(realPlatform().context).createClient({
      baseURL: '/api',
      timeout,
      header: () => ({ Authorization: `Bearer ${token()}` }),
      refresh,
    });

  it('refresh once when both meet a 401, and both go on with the new token', async () => {
    const tokens = await signIn(create({ baseURL: '/api' }));
    const used: string[] = [];
    const refresh: ClientOptions['refresh'] = async (_error, send) => {
      const { refreshToken } = tokens;
      used.push(refreshToken);
      const { data } = await send({ url: '/auth/refresh', method: 'POST', data: { refreshToken } });
      Object.assign(tokens, data);
      return tokens.token;
    };
    const tabs = [tab(refresh, () => tokens.token), tab(refresh, () => tokens.token)];
    const answers = await Promise.all(
      tabs.flatMap((client) => [client.get('/auth/me'), client.get('/auth/me')]),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
    expect(used).toHaveLength(1);
  });

  it('fetch a token each when they do not share one', { tags: 'long' }, async () => {
    let refreshed = 0;
    const alone = async () => {
      const tokens = await signIn(create({ baseURL: '/api' }));
      return tab(
        async (_error, send) => {
          refreshed += 1;
          const { refreshToken } = tokens;
          const { data } = await send({
            url: '/auth/refresh',
            method: 'POST',
            data: { refreshToken },
          });
          Object.assign(tokens, data);
          return true;
        },
        () => tokens.token,
      );
    };
    const tabs = [await alone(), await alone()];
    const answers = await Promise.all(tabs.map((client) => client.get('/auth/me')));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(refreshed).toBe(2);
  });

  it('one continues when the refresh of the other has used up its time', {
    tags: 'long',
  }, async () => {
    const silent = tab(
      () => new Promise<never>(() => {}),
      () => 'x',
      1000,
    ).get('/auth/me', { timeout: 200 });
    await expect(silent).rejects.toMatchObject({ code: 'timeout' });
    const client = platformOf(realPlatform().context).createClient({
      baseURL: '/api',
      timeout: 600,
      refresh: () => false,
    });
    const began = performance.now();
    await expect(client.get('/auth/me', { timeout: 0 })).rejects.toMatchObject({
      message: expect.stringContaining('returned false'),
    });
    expect(performance.now() - began).toBeLessThan(5000);
  });
});
