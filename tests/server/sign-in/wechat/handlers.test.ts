import { describe, expect, it, vi } from 'vitest';
import { answerIn, authorize, cookieOf, PAGE, post, setUpSignIn } from './set-up-sign-in';

const service = setUpSignIn();
const both = ['begin', 'finish'] as const;

const requestWith = (body: ReadableStream) =>
  new Request('https://m.example.com/x', { method: 'POST', body, duplex: 'half' } as RequestInit);

/** A body in pieces, without a length. */
const streamed = (...pieces: string[]) =>
  requestWith(
    new ReadableStream({
      start(controller) {
        for (const piece of pieces) controller.enqueue(new TextEncoder().encode(piece));
        controller.close();
      },
    }),
  );

/** The request of a page that has come back from WeChat, and its cookie in the browser. */
async function finishing(handlers: ReturnType<typeof service.signIn>['handlers'], origin?: string) {
  const begun = await handlers.begin(
    post('/begin', { returnTo: `${origin ?? 'https://m.example.com'}/a` }, {}, origin),
  );
  const { address } = (await begun.json()) as { address: string };
  const body = answerIn(await authorize(address));
  return post('/finish', body, { Cookie: cookieOf(begun) }, origin);
}

describe.each(both)('the handler %s', (name) => {
  it.each(['GET', 'HEAD', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'])(
    'answers 405 to %s',
    async (method) => {
      const handler = service.signIn().handlers[name];
      const response = await handler(new Request('https://m.example.com/x', { method }));
      expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST']);
      expect(await response.json()).toEqual({ error: 'the sign-in takes POST' });
    },
  );

  it.each([
    ['', 'the body is no JSON'],
    ['{', 'the body is no JSON'],
    ['a=b', 'the body is no JSON'],
    ['null', 'the body must be a JSON object'],
    ['7', 'the body must be a JSON object'],
    ['"text"', 'the body must be a JSON object'],
    ['[]', 'the body must be a JSON object'],
  ])('answers 400 to the body %j', async (body, error) => {
    const response = await service.signIn().handlers[name](post('/x', body));
    expect([response.status, await response.json()]).toEqual([400, { error }]);
  });

  it('answers 400 to bytes that are not UTF-8, and to a body that breaks off', async () => {
    const handler = service.signIn().handlers[name];
    const bytes = new Request('https://m.example.com/x', {
      method: 'POST',
      body: new Uint8Array([0x7b, 0xff, 0x7d]),
    });
    const broken = requestWith(
      new ReadableStream({ pull: (controller) => controller.error(new Error('gone')) }),
    );
    for (const request of [bytes, broken]) {
      const response = await handler(request);
      expect(response.status).toBe(400);
      expect(await response.json()).toEqual({ error: 'the body cannot be read' });
    }
  });

  it('takes 4096 bytes, and answers 413 to one more', async () => {
    const handler = service.signIn().handlers[name];
    const body = (size: number) => `{"a":"${'x'.repeat(size - 8)}"}`;
    expect((await handler(post('/x', body(4096)))).status).toBe(400);
    const large = await handler(post('/x', body(4097)));
    expect(large.status).toBe(413);
    expect(await large.json()).toEqual({ error: 'the body is larger than 4096 bytes' });
    expect((await handler(streamed(body(4096)))).status).toBe(400);
    expect((await handler(streamed(body(4096), ' '))).status).toBe(413);
    expect((await handler(streamed(...Array.from({ length: 4097 }, () => ' ')))).status).toBe(413);
  });

  it('answers 413 to a large length before it reads the body', async () => {
    const endless = requestWith(new ReadableStream());
    endless.headers.set('Content-Length', '4097');
    expect((await service.signIn().handlers[name](endless)).status).toBe(413);
  });

  it('counts bytes, not characters', async () => {
    const handler = service.signIn().handlers[name];
    expect((await handler(streamed(`{"a":"${'安'.repeat(1365)}"}`))).status).toBe(413);
  });

  it('believes no length that is too small', async () => {
    const handler = service.signIn().handlers[name];
    const request = post('/x', `{"a":"${'x'.repeat(5000)}"}`, { 'Content-Length': '10' });
    expect((await handler(request)).status).toBe(413);
  });

  it('allows no cache to keep an answer', async () => {
    const response = await service.signIn().handlers[name](post('/x', {}));
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('content-type')).toBe('application/json');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('takes a request without an Origin', async () => {
    const request = post('/x', {});
    request.headers.delete('Origin');
    expect((await service.signIn().handlers[name](request)).status).toBe(400);
  });
});

describe('the cookie', () => {
  it('serves two tabs that are on their way at the same time', async () => {
    const { handlers } = service.signIn();
    const first = await handlers.begin(post('/begin', { returnTo: PAGE }));
    const cookie = cookieOf(first);
    const second = await handlers.begin(post('/begin', { returnTo: PAGE }, { Cookie: cookie }));
    for (const begun of [first, second]) {
      const { address } = (await begun.json()) as { address: string };
      const body = answerIn(await authorize(address));
      const finished = await handlers.finish(post('/finish', body, { Cookie: cookie }));
      expect(await finished.json()).toEqual({ token: 'session of open-ann' });
      expect(finished.headers.get('set-cookie')).toBeNull();
    }
  });

  it('is HttpOnly, Secure, SameSite=Lax, of this host alone, and ends with the state', async () => {
    const { begin } = service.signIn({ lifetime: 120 }).handlers;
    const response = await begin(post('/begin', { returnTo: PAGE }));
    expect(response.headers.get('set-cookie')).toMatch(
      /^__Host-portico-wechat=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=120; Secure$/,
    );
  });

  it.each([
    'http://localhost:5173',
    'http://127.0.0.1:80',
    'http://[::1]:5173',
    'http://localhost',
  ])('has no prefix and is not Secure on %s', async (origin) => {
    const { handlers } = service.signIn({ returnTo: [origin] });
    const begun = await handlers.begin(
      post('/begin', { returnTo: `${origin}/a` }, { Origin: new URL(origin).origin }, origin),
    );
    expect(begun.headers.get('set-cookie')).toMatch(
      /^portico-wechat=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=600$/,
    );
  });

  it('signs a user in on http://localhost', async () => {
    const origin = 'http://localhost:5173';
    const { handlers } = service.signIn({ returnTo: [origin] });
    const finished = await handlers.finish(await finishing(handlers, origin));
    expect(await finished.json()).toEqual({ token: 'session of open-ann' });
    expect(finished.headers.get('set-cookie')).toBeNull();
  });

  it('is Secure behind a proxy that calls the server http://localhost', async () => {
    const request = post(
      '/begin',
      { returnTo: PAGE },
      { Origin: 'https://m.example.com' },
      'http://localhost:3000',
    );
    const response = await service.signIn().handlers.begin(request);
    expect(response.headers.get('set-cookie')).toMatch(/^__Host-.*; Secure$/);
  });

  it.each([
    'http://localhost.evil.com',
    'http://192.168.0.9:5173',
    'http://localhost@m.example.com',
  ])('is Secure for a request to %s', async (origin) => {
    const request = post('/begin', { returnTo: PAGE });
    request.headers.delete('Origin');
    const other = new Proxy(request, {
      get: (target, name) => {
        const value: unknown =
          name === 'url' ? `${origin}/begin` : Reflect.get(target, name, target);
        return typeof value === 'function' ? value.bind(target) : value;
      },
    });
    const response = await service.signIn().handlers.begin(other);
    expect(response.headers.get('set-cookie')).toMatch(/^__Host-.*; Secure$/);
  });

  it('of the browser is used again', async () => {
    const { begin } = service.signIn().handlers;
    const first = cookieOf(await begin(post('/begin', { returnTo: PAGE })));
    const second = cookieOf(
      await begin(post('/begin', { returnTo: PAGE }, { Cookie: `x=1;${first}` })),
    );
    expect(second).toBe(first);
  });

  it('with another name is not read', async () => {
    const { handlers } = service.signIn();
    const request = await finishing(handlers);
    for (const name of ['portico-wechat', 'x__Host-portico-wechat', '__host-portico-wechat']) {
      const [, value = ''] = (request.headers.get('cookie') ?? '').split('=');
      const body = await request.clone().text();
      const other = post('/finish', body, { Cookie: `${name}=${value}` });
      expect(await (await handlers.finish(other)).json()).toEqual({
        error: 'the cookie of this sign-in is missing: begin again',
        reason: 'cookie-missing',
      });
    }
    expect((await handlers.finish(request)).status).toBe(200);
  });

  it('stays when the sign-in fails', async () => {
    const { handlers } = service.signIn();
    service.fake().answerNext('/sns/oauth2/access_token', { kind: 'errcode', errcode: -1 });
    const failed = await handlers.finish(await finishing(handlers));
    expect([failed.status, failed.headers.get('set-cookie')]).toEqual([503, null]);
  });
});

describe('begin', () => {
  it.each([
    [{}, 'returnTo must be the address of an allowed page, at most 2048 bytes'],
    [
      { returnTo: 'https://evil.example' },
      'returnTo must be the address of an allowed page, at most 2048 bytes',
    ],
    [{ returnTo: PAGE, scope: 'snsapi_userinfo' }, "scope must be 'base' or 'profile'"],
    [{ returnTo: PAGE, scope: null }, "scope must be 'base' or 'profile'"],
    [{ returnTo: PAGE, scope: 'toString' }, "scope must be 'base' or 'profile'"],
  ])('answers 400 to %j', async (body, error) => {
    const response = await service.signIn().handlers.begin(post('/begin', body));
    expect([response.status, response.headers.get('set-cookie')]).toEqual([400, null]);
    expect(await response.json()).toMatchObject({ error });
  });

  it('tells the page the address alone', async () => {
    const response = await service.signIn().handlers.begin(post('/begin', { returnTo: PAGE }));
    expect(Object.keys((await response.json()) as object)).toEqual(['address']);
  });

  it('takes no cookie from the body', async () => {
    const cookie = 'c'.repeat(43);
    const response = await service
      .signIn()
      .handlers.begin(post('/begin', { returnTo: PAGE, cookie }));
    expect(cookieOf(response)).not.toContain(cookie);
  });
});

describe('the session of the product', () => {
  it('gets the user and the request', async () => {
    const session = vi.fn((user: { openId: string }, request: Request) => [
      user.openId,
      request.url,
    ]);
    const { handlers } = service.signIn({ session });
    const finished = await handlers.finish(await finishing(handlers));
    expect(await finished.json()).toEqual(['open-ann', 'https://m.example.com/finish']);
    expect(session).toHaveBeenCalledTimes(1);
  });

  it.each([undefined, null])('that returns %s is null for the page', async (value) => {
    const { handlers } = service.signIn({ session: () => value });
    const finished = await handlers.finish(await finishing(handlers));
    expect([finished.status, await finished.text()]).toEqual([200, 'null']);
  });

  it('may return a Response with cookies of its own', async () => {
    const { handlers } = service.signIn({
      session: () =>
        new Response('{"a":1}', {
          status: 201,
          headers: [
            ['Content-Type', 'application/json'],
            ['Cache-Control', 'max-age=9'],
            ['Set-Cookie', 'sid=1; Expires=Wed, 01 Jan 2031 00:00:00 GMT; HttpOnly'],
            ['Set-Cookie', 'csrf=2'],
          ],
        }),
    });
    const finished = await handlers.finish(await finishing(handlers));
    expect([finished.status, await finished.json()]).toEqual([201, { a: 1 }]);
    expect(finished.headers.get('cache-control')).toBe('no-store');
    expect(finished.headers.getSetCookie()).toEqual([
      'sid=1; Expires=Wed, 01 Jan 2031 00:00:00 GMT; HttpOnly',
      'csrf=2',
    ]);
  });

  it.each<[string, () => unknown]>([
    [
      'throws',
      () => {
        throw new RangeError('database is full');
      },
    ],
    ['rejects', () => Promise.reject(new RangeError('database is full'))],
  ])('that %s another error rejects the handler with it', async (_name, session) => {
    const { handlers } = service.signIn({ session });
    const request = await finishing(handlers);
    await expect(handlers.finish(request)).rejects.toThrow(new RangeError('database is full'));
  });

  it('that throws no Error rejects the handler with the same value', async () => {
    const { handlers } = service.signIn({ session: () => Promise.reject('a text') });
    await expect(handlers.finish(await finishing(handlers))).rejects.toBe('a text');
  });

  it('does not run when the sign-in is refused', async () => {
    const session = vi.fn();
    const { handlers } = service.signIn({ session });
    await handlers.finish(post('/finish', { code: 'c', state: 's' }));
    expect(session).not.toHaveBeenCalled();
  });
});
