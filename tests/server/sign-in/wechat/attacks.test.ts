import { afterEach, describe, expect, it, vi } from 'vitest';
import { createMemoryStore } from '../../../../server/wechat/lease.mjs';
import {
  answerIn,
  authorize,
  cookieOf,
  failureOf,
  PAGE,
  post,
  setUpSignIn,
} from './set-up-sign-in';

const service = setUpSignIn();
type SignIn = ReturnType<typeof service.signIn>;

/** A browser that has come back from WeChat, and has not told the server yet. */
async function returned(signIn: SignIn) {
  const { address, cookie } = signIn.begin({ returnTo: PAGE });
  return { ...answerIn(await authorize(address)), cookie };
}

/** The reason of the refusal. WeChat must not get a request for it. */
async function reasonOf(signIn: SignIn, question: Parameters<SignIn['finish']>[0]) {
  const before = service.fake().count('/sns/oauth2/access_token');
  const failure = await failureOf(() => signIn.finish(question));
  expect(service.fake().count('/sns/oauth2/access_token')).toBe(before);
  const { status, details } = failure as Error & { status: number; details: { reason: string } };
  return [status, details.reason];
}

describe('a state', () => {
  it('of another browser is refused, and stays valid for its own', async () => {
    const signIn = service.signIn();
    const [attacker, victim] = [await returned(signIn), await returned(signIn)];
    const stolen = { ...attacker, cookie: victim.cookie };
    expect(await reasonOf(signIn, stolen)).toEqual([400, 'state-invalid']);
    expect((await signIn.finish(attacker)).openId).toBe('open-ann');
  });

  it('is refused without the cookie', async () => {
    const signIn = service.signIn();
    const { code, state, cookie } = await returned(signIn);
    for (const other of [undefined, '', 'short', 7, null, `${cookie}x`]) {
      const question = { code, state, cookie: other as string };
      expect(await reasonOf(signIn, question)).toEqual([400, 'cookie-missing']);
    }
  });

  it('serves once', async () => {
    const signIn = service.signIn();
    const question = await returned(signIn);
    await signIn.finish(question);
    expect(await reasonOf(signIn, question)).toEqual([400, 'state-used']);
    const code = service.fake().makeCode('open-bo');
    expect(await reasonOf(signIn, { ...question, code })).toEqual([400, 'state-used']);
  });

  it('serves one of many requests that come at the same time', async () => {
    const signIn = service.signIn();
    const question = await returned(signIn);
    const results = await Promise.allSettled(
      Array.from({ length: 20 }, () => signIn.finish(question)),
    );
    expect(results.filter(({ status }) => status === 'fulfilled').length).toBe(1);
    expect(service.fake().count('/sns/oauth2/access_token')).toBe(1);
  });

  it('serves once in all processes that share a store', async () => {
    const store = createMemoryStore();
    const [one, two] = [service.signIn({ store }), service.signIn({ store })];
    const question = await returned(one);
    expect((await two.finish(question)).openId).toBe('open-ann');
    expect(await reasonOf(one, question)).toEqual([400, 'state-used']);
  });

  it('serves once in the same moment if the store has a lock', async () => {
    const memory = createMemoryStore();
    let last: Promise<unknown> = Promise.resolve();
    const store = {
      get: memory.get,
      // Slow, so without the lock the second process reads before the first one has written.
      set: (...entry: Parameters<typeof memory.set>) =>
        new Promise<void>((resolve) => setImmediate(() => resolve(memory.set(...entry)))),
      lock<T>(_key: string, run: () => Promise<T>): Promise<T> {
        const result = last.then(run);
        last = result;
        return result;
      },
    };
    const [one, two] = [service.signIn({ store }), service.signIn({ store })];
    const question = await returned(one);
    const results = await Promise.allSettled([one.finish(question), two.finish(question)]);
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
    expect(service.fake().count('/sns/oauth2/access_token')).toBe(1);
  });

  it('is used up when WeChat fails', async () => {
    const signIn = service.signIn();
    const question = await returned(signIn);
    service.fake().answerNext('/sns/oauth2/access_token', { kind: 'errcode', errcode: -1 });
    await expect(signIn.finish(question)).rejects.toMatchObject({ status: 503 });
    expect(await reasonOf(signIn, question)).toEqual([400, 'state-used']);
  });

  it('is valid until the last millisecond of its lifetime', async () => {
    const signIn = service.signIn({ lifetime: 60 });
    const [one, two] = [await returned(signIn), await returned(signIn)];
    service.wait(59_999);
    expect((await signIn.finish(one)).openId).toBe('open-ann');
    service.wait(1);
    expect(await reasonOf(signIn, two)).toEqual([400, 'state-expired']);
    service.wait(86_400_000 - 60_000);
    expect(await reasonOf(signIn, one)).toEqual([400, 'state-expired']);
  });

  it.each([
    ['another end', (state: string) => `ffffffff${state.slice(8)}`],
    ['another id', (state: string) => `${state.slice(0, 8)}${'0'.repeat(32)}${state.slice(40)}`],
    ['no seal', (state: string) => state.slice(0, 40)],
    ['a seal of zeros', (state: string) => `${state.slice(0, 40)}${'0'.repeat(64)}`],
    ['capital letters', (state: string) => state.toUpperCase()],
    ['one more character', (state: string) => `${state}0`],
    ['a space at its end', (state: string) => `${state} `],
    ['a line break at its end', (state: string) => `${state}\n`],
    ['no character', () => ''],
  ])('with %s is refused', async (_name, change) => {
    const signIn = service.signIn();
    const { code, state, cookie } = await returned(signIn);
    const question = { code, state: change(state), cookie };
    expect(await reasonOf(signIn, question)).toEqual([400, 'state-invalid']);
  });

  it.each([undefined, null, 7, {}, []])('that is %j is refused', async (state) => {
    const signIn = service.signIn();
    const { code, cookie } = await returned(signIn);
    const question = { code, state: state as unknown as string, cookie };
    expect(await reasonOf(signIn, question)).toEqual([400, 'state-invalid']);
  });

  it('of another app or another key is refused', async () => {
    const signIn = service.signIn();
    for (const other of [{ appId: 'wxother' }, { key: 'k'.repeat(32) }]) {
      const { state, cookie } = service.signIn(other).begin({ returnTo: PAGE });
      const code = service.fake().makeCode('open-ann');
      expect(await reasonOf(signIn, { code, state, cookie })).toEqual([400, 'state-invalid']);
    }
  });
});

describe('a code', () => {
  it('that was used here before is refused with a fresh state, without a request', async () => {
    const signIn = service.signIn();
    const question = await returned(signIn);
    await signIn.finish(question);
    const fresh = signIn.begin({ returnTo: PAGE });
    const replay = { code: question.code, state: fresh.state, cookie: fresh.cookie };
    expect(await reasonOf(signIn, replay)).toEqual([400, 'code-used']);
  });

  it('that was used on another server is refused by WeChat', async () => {
    const question = await returned(service.signIn());
    await service.signIn().finish(question);
    const failure = await failureOf(() => service.signIn().finish(question));
    expect(failure).toMatchObject({
      status: 400,
      details: { reason: 'code-used', errcode: 40163 },
    });
  });

  it('is in no key and no value of the store', async () => {
    const memory = createMemoryStore();
    const seen: unknown[] = [];
    const store = {
      get: memory.get,
      set: async (...entry: Parameters<typeof memory.set>) => void seen.push(entry),
    };
    const signIn = service.signIn({ store });
    const question = await returned(signIn);
    await signIn.finish(question);
    expect(seen.length).toBe(2);
    const text = JSON.stringify(seen);
    for (const secret of [question.code, question.cookie, question.state]) {
      expect(text).not.toContain(secret);
    }
  });
});

describe('an address to return to', () => {
  it.each([
    'https://evil.example',
    '//evil.example',
    '//m.example.com',
    '/orders',
    '',
    'm.example.com',
    'http://m.example.com/',
    'https://m.example.com:444/',
    'https://m.example.com.evil.com/',
    'https://m.example.com@evil.com/',
    'https://user@m.example.com/',
    'https://user:word@m.example.com/',
    'https://evil.com/https://m.example.com',
    'https://evil.com#@m.example.com',
    'https://evil.com\\@m.example.com',
    'https://m.example.com\t.evil.com/',
    'https://m.example.com%2eevil.com/',
    'https://m.example.com。evil.com/',
    'https://xm.example.com/',
    'https://m.example.com./',
    'javascript:alert(1)//https://m.example.com',
    'data:text/html,https://m.example.com',
    'blob:https://m.example.com/1',
    'file://m.example.com/',
    'ftp://m.example.com/',
    'weixin://m.example.com/',
    `https://m.example.com/${'x'.repeat(2048)}`,
  ])('is refused: %j', async (returnTo) => {
    const failure = await failureOf(() => service.signIn().begin({ returnTo }));
    expect(failure).toMatchObject({ status: 400, details: { reason: 'return-refused' } });
  });

  it.each([undefined, null, 7, {}, ['https://m.example.com']])(
    'is refused if it is no text: %j',
    async (returnTo) => {
      const failure = await failureOf(() =>
        service.signIn().begin({ returnTo: returnTo as unknown as string }),
      );
      expect(failure).toMatchObject({ status: 400, details: { reason: 'return-refused' } });
    },
  );

  it.each([
    ['https://m.example.com/shop', true],
    ['https://m.example.com/shop/', true],
    ['https://m.example.com/shop?a=/../b', true],
    ['https://m.example.com/shop#/orders', true],
    ['https://m.example.com/shop/a/../b', true],
    ['https://m.example.com:443/shop/', true],
    ['https://m.example.com/', false],
    ['https://m.example.com/shopping', false],
    ['https://m.example.com/Shop', false],
    ['https://m.example.com/shop/../admin', false],
    ['https://m.example.com/shop/%2e%2e/admin', false],
    ['https://m.example.com/shop/..%2fadmin', false],
    ['https://m.example.com/shop/..%5Cadmin', false],
    ['https://m.example.com/shop\\..\\admin', false],
    ['https://m.example.com//shop/', false],
    ['https://www.example.com/any', true],
  ])('below a prefix: %s is allowed: %s', (returnTo, isAllowed) => {
    const signIn = service.signIn({
      returnTo: ['https://m.example.com/shop', 'https://www.example.com'],
    });
    const begin = () => signIn.begin({ returnTo });
    if (isAllowed) expect(begin().address).toContain('redirect_uri=https%3A%2F%2F');
    else expect(begin).toThrow('returnTo must be the address of an allowed page');
  });
});

describe('a page of a foreign origin', () => {
  it.each([
    'https://evil.example',
    'https://m.example.com.evil.com',
    'http://m.example.com',
    'https://m.example.com:444',
    'null',
    '',
  ])('is refused by both handlers: %j', async (Origin) => {
    const { begin, finish } = service.signIn().handlers;
    for (const handler of [begin, finish]) {
      const response = await handler(post('/x', { returnTo: PAGE }, { Origin }));
      expect(response.status).toBe(403);
      expect(response.headers.get('set-cookie')).toBeNull();
      expect(await response.json()).toEqual({ error: 'pages of this origin cannot sign in here' });
    }
  });
});

describe('the secret, the key, codes, cookies and tokens', () => {
  const consoleNames = ['debug', 'error', 'info', 'log', 'warn'] as const;
  afterEach(() => void vi.restoreAllMocks());

  it('are in no error, no cause, no answer and no line of the console', async () => {
    const spies = consoleNames.map((name) => vi.spyOn(console, name).mockReturnValue());
    const { inspect } = await import('node:util');
    const said: string[] = [];
    const secrets = [
      'secret-that-nobody-may-see',
      'key-of-32-characters',
      'fakeAccess',
      'fakeRefresh',
    ];

    // WeChat's own messages repeat the request.
    const plans = [-1, 40001, 40013, 40029, 40125, 40163, 42001, 42003, 45011, 48001].map(
      (errcode) => ({
        kind: 'json' as const,
        value: { errcode, errmsg: 'secret-that-nobody-may-see fakeAccess fakeRefresh fakeCode' },
      }),
    );
    const answers = [
      ...plans,
      {
        kind: 'json' as const,
        value: { access_token: 'fakeAccess', refresh_token: 'fakeRefresh' },
      },
      { kind: 'html' as const, status: 502 },
      { kind: 'cut' as const },
      { kind: 'slow' as const, milliseconds: 20_000 },
    ];
    for (const plan of answers) {
      for (const path of ['/sns/oauth2/access_token', '/sns/userinfo'] as const) {
        service.fake().answerNext(path, plan);
        const signIn = service.signIn({ timeout: 300 });
        const { state, cookie } = signIn.begin({ returnTo: PAGE });
        const code = service.fake().makeCode('open-ann', 'snsapi_userinfo');
        secrets.push(code, cookie);
        const failure = await failureOf(() => signIn.finish({ code, state, cookie }));
        said.push(failure.stack ?? '', inspect(failure, { depth: 9, showHidden: true }));
        const again = signIn.begin({ returnTo: PAGE });
        const body = { code, state: again.state };
        const Cookie = `__Host-portico-wechat=${again.cookie}`;
        said.push(await (await signIn.handlers.finish(post('/x', body, { Cookie }))).text());
      }
      service.fake().answerNext('/sns/oauth2/refresh_token', plan);
      const refreshed = await failureOf(() =>
        service.signIn({ timeout: 300 }).refresh('fakeRefresh-of-someone'),
      );
      said.push(inspect(refreshed, { depth: 9, showHidden: true }));
    }
    // Parsers repeat a part of the text that they refuse, and stores repeat the failed command.
    const { handlers } = service.signIn();
    said.push(await (await handlers.finish(post('/x', 'fakeAccess"'))).text());
    const broken = service.signIn({
      store: { get: () => Promise.reject(new Error('GET fakeAccess')), set: async () => {} },
    });
    const question = await returned(broken);
    said.push(inspect(await failureOf(() => broken.finish(question)), { showHidden: true }));
    const dead = service.signIn({ api: 'http://localhost:1' });
    const lost = await returned(dead);
    said.push(inspect(await failureOf(() => dead.finish(lost)), { depth: 9, showHidden: true }));
    secrets.push(question.code, lost.code);

    const lines = spies.flatMap((spy) => spy.mock.calls.map((call) => inspect(call)));
    const all = [...said, ...lines].join('\n');
    expect(said.length).toBeGreaterThan(80);
    for (const secret of secrets) expect(all).not.toContain(secret);
    expect(all).toContain('WeChat took too long');
  });

  it('are in no error of the options', async () => {
    const hidden = 'hidden value with spaces';
    for (const name of ['appId', 'secret', 'key', 'api', 'authorize']) {
      const value = name === 'key' ? 'hidden' : hidden;
      const failure = await failureOf(() => service.signIn({ [name]: value }));
      expect(failure.message).toContain(`createWeChatSignIn: ${name} must be`);
      expect(failure.message).not.toContain('hidden');
    }
  });
});

it('a cookie of the handlers is worth nothing for the state of another browser', async () => {
  const { handlers } = service.signIn();
  const begin = () => handlers.begin(post('/begin', { returnTo: PAGE }));
  const [attacker, victim] = [await begin(), await begin()];
  const { address } = (await attacker.json()) as { address: string };
  const body = answerIn(await authorize(address));
  const response = await handlers.finish(post('/finish', body, { Cookie: cookieOf(victim) }));
  expect(response.status).toBe(400);
  expect(await response.json()).toEqual({
    error: 'state is not of this browser, or has changed: begin again',
    reason: 'state-invalid',
  });
});
