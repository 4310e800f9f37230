import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import {
  connect as connectHttp2,
  createServer as createHttp2Server,
  type Http2ServerRequest,
  type Http2ServerResponse,
} from 'node:http2';
import { connect, type AddressInfo } from 'node:net';
import fastify from 'fastify';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { toNodeHandler } from '../../../server/shared/node-handler.mjs';
import { createDeferred } from '../../helpers/deferred';
import { answerIn, authorize, cookieOf, setUpSignIn } from '../sign-in/wechat/set-up-sign-in';

const service = setUpSignIn();
type Http2Listener = (request: Http2ServerRequest, response: Http2ServerResponse) => void;
const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
  vi.restoreAllMocks();
});

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  closing.push(() => {
    server.closeAllConnections();
    server.close();
  });
  server.listen(0, 'localhost');
  await once(server, 'listening');
  return `http://localhost:${(server.address() as AddressInfo).port}`;
}

/** Sends bytes that no HTTP client would send. */
async function raw(origin: string, text: string): Promise<string> {
  const socket = connect(Number(new URL(origin).port), 'localhost');
  const pieces: Buffer[] = [];
  socket.on('data', (piece) => pieces.push(piece));
  socket.on('error', () => {});
  socket.write(text, 'latin1');
  await once(socket, 'close');
  return Buffer.concat(pieces).toString('latin1');
}

const send = (address: string, body: unknown, headers: Record<string, string> = {}) =>
  fetch(address, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

/** Signs a user in over HTTP, at a server with both handlers. */
async function signInAt(origin: string) {
  const begun = await send(
    `${origin}/wechat/begin`,
    { returnTo: `${origin}/a` },
    { Origin: origin },
  );
  const { address } = (await begun.json()) as { address: string };
  const body = answerIn(await authorize(address));
  const headers = { Origin: origin, Cookie: cookieOf(begun) };
  const finished = await send(`${origin}/wechat/finish`, body, headers);
  return {
    status: finished.status,
    body: await finished.json(),
    cookies: finished.headers.getSetCookie(),
  };
}

/** The origin of a test server is known after its start, so the sign-in is made for each request. */
function handlersFor(origin: string, store: Map<string, ReturnType<typeof service.signIn>>) {
  const known = store.get(origin) ?? service.signIn({ returnTo: [origin] });
  store.set(origin, known);
  return known.handlers;
}

const SIGNED_IN = {
  status: 200,
  body: { token: 'session of open-ann' },
  cookies: [],
};

describe('a whole sign-in', () => {
  it('works in node:http', async () => {
    const store = new Map();
    const origin = await serve((request, response) => {
      const { begin, finish } = handlersFor(`http://${request.headers.host}`, store);
      toNodeHandler(request.url === '/wechat/begin' ? begin : finish)(request, response);
    });
    expect(await signInAt(origin)).toEqual(SIGNED_IN);
  });

  it('works behind a parser that has read the body, as in Express', async () => {
    const store = new Map();
    const origin = await serve(async (request, response) => {
      const body: unknown = JSON.parse(Buffer.concat(await request.toArray()).toString());
      const { begin, finish } = handlersFor(`http://${request.headers.host}`, store);
      // Express removes the path at which a router is mounted.
      const mounted = Object.assign(request, { body, originalUrl: request.url, url: '/' });
      const handler = mounted.originalUrl === '/wechat/begin' ? begin : finish;
      toNodeHandler(handler)(mounted, response, () => response.writeHead(500).end());
    });
    expect(await signInAt(origin)).toEqual(SIGNED_IN);
  });

  it('works in Fastify, which has read the body', async () => {
    const store = new Map();
    const app = fastify();
    closing.push(() => void app.close());
    for (const name of ['begin', 'finish'] as const) {
      app.post(`/wechat/${name}`, (request, reply) => {
        const handler = handlersFor(`http://${request.headers.host}`, store)[name];
        reply.hijack();
        toNodeHandler(handler)(Object.assign(request.raw, { body: request.body }), reply.raw);
      });
    }
    expect(await signInAt(await app.listen({ port: 0, host: 'localhost' }))).toEqual(SIGNED_IN);
  });

  it('works in node:http2', async () => {
    const { begin } = service.signIn({ returnTo: ['https://m.example.com'] }).handlers;
    const server = createHttp2Server(toNodeHandler(begin) as unknown as Http2Listener);
    server.listen(0, 'localhost');
    await once(server, 'listening');
    const client = connectHttp2(`http://localhost:${(server.address() as AddressInfo).port}`);
    closing.push(() => {
      client.destroy();
      server.close();
    });
    const stream = client.request({
      ':method': 'POST',
      ':path': '/begin',
      ':authority': 'm.example.com',
    });
    stream.end('{"returnTo":"https://m.example.com"}');
    const [headers] = (await once(stream, 'response')) as [Record<string, unknown>];
    expect([headers[':status'], headers['set-cookie']]).toEqual([
      200,
      [expect.stringMatching(/^__Host-portico-wechat=[\w-]{43}; .*; Secure$/)],
    ]);
    expect(Buffer.concat(await stream.toArray()).toString()).toContain('&scope=snsapi_base&');
  });

  it('works in a server that takes Fetch handlers', async () => {
    const store = new Map();
    const origin = 'https://m.example.com';
    const { begin, finish } = handlersFor(origin, store);
    const request = (path: string, body: unknown, Cookie = '') =>
      new Request(`${origin}${path}`, {
        method: 'POST',
        headers: { Origin: origin, Cookie },
        body: JSON.stringify(body),
      });
    const begun = await begin(request('/wechat/begin', { returnTo: origin }));
    const { address } = (await begun.json()) as { address: string };
    const body = answerIn(await authorize(address));
    const finished = await finish(request('/wechat/finish', body, cookieOf(begun)));
    expect(await finished.json()).toEqual({ token: 'session of open-ann' });
  });
});

describe('the request', () => {
  const describeRequest = toNodeHandler(async (request) =>
    Response.json({
      method: request.method,
      url: request.url,
      headers: [...request.headers].filter(([name]) => /^x-|cookie/.test(name)),
      body: await request.text(),
    }),
  );

  it('has the method, the address, the headers and the body', async () => {
    const origin = await serve(describeRequest);
    const response = await send(`${origin}/a//b?c=%20#d`, 'text 安', {
      'X-One': '1',
      Cookie: 'a=b; c=d',
    });
    expect(await response.json()).toEqual({
      method: 'POST',
      url: `${origin}/a//b?c=%20`,
      headers: [
        ['cookie', 'a=b; c=d'],
        ['x-one', '1'],
      ],
      body: 'text 安',
    });
  });

  it('keeps a path with two slashes on the host of the server', async () => {
    const origin = await serve(describeRequest);
    const answer = await raw(
      origin,
      'GET //evil.com/a HTTP/1.1\r\nHost: m.example.com\r\nConnection: close\r\n\r\n',
    );
    expect(answer).toContain('"url":"http://m.example.com//evil.com/a"');
  });

  it.each([
    ['GET http://evil.com/a HTTP/1.1\r\nHost: m.example.com', '"url":"http://m.example.com/"'],
    ['OPTIONS * HTTP/1.1\r\nHost: m.example.com', '"url":"http://m.example.com/"'],
    ['GET /a HTTP/1.1\r\nHost: evil.com/b?c#d', '"url":"http://evil.com/a"'],
    ['GET /a HTTP/1.1\r\nHost: a b', '"url":"http://localhost/a"'],
    ['GET /a HTTP/1.0', '"url":"http://localhost/a"'],
    ['TRACE /a HTTP/1.1\r\nHost: m.example.com', '400 Bad Request'],
  ])('%j has a safe address', async (head, expected) => {
    const origin = await serve(describeRequest);
    expect(await raw(origin, `${head}\r\nConnection: close\r\n\r\n`)).toContain(expected);
  });

  it('passes the fields of a name that occurs twice', async () => {
    const origin = await serve(describeRequest);
    const answer = await raw(
      origin,
      'GET /a HTTP/1.1\r\nHost: a.b\r\nX-One: 1\r\nX-One: 2\r\nConnection: close\r\n\r\n',
    );
    expect(answer).toContain('["x-one","1, 2"]');
  });

  it.each([
    ['a text', 'a text'],
    [new TextEncoder().encode('bytes'), 'bytes'],
    [{ a: 1 }, '{"a":1}'],
    [null, 'null'],
  ])('has the parsed body %j', async (body, expected) => {
    const origin = await serve(async (request, response) => {
      await request.toArray();
      describeRequest(Object.assign(request, { body }), response);
    });
    const answer = (await (await send(`${origin}/a`, 'unparsed')).json()) as { body: string };
    expect(answer.body).toBe(expected);
  });

  it('has the stream when a parser has not read the body', async () => {
    const origin = await serve((request, response) => {
      describeRequest(Object.assign(request, { body: {} }), response);
    });
    const answer = (await (await send(`${origin}/a`, 'unparsed')).json()) as { body: string };
    expect(answer.body).toBe('unparsed');
  });

  it('is aborted when the client leaves', async () => {
    const aborted = createDeferred<void>();
    const reached = createDeferred<void>();
    const error = vi.spyOn(console, 'error').mockReturnValue();
    const origin = await serve(
      toNodeHandler(async ({ signal }) => {
        signal.addEventListener('abort', () => aborted.resolve());
        reached.resolve();
        await aborted.promise;
        return new Response('late');
      }),
    );
    const client = new AbortController();
    const answer = fetch(origin, { signal: client.signal }).catch(({ name }: Error) => name);
    await reached.promise;
    client.abort();
    expect(await answer).toBe('AbortError');
    await aborted.promise;
    expect(error).not.toHaveBeenCalled();
  });
});

describe('the answer', () => {
  it('keeps its status, its headers and each cookie', async () => {
    const origin = await serve((request, response) => {
      response.setHeader('Set-Cookie', 'earlier=0');
      toNodeHandler(
        () =>
          new Response('body 安', {
            status: 418,
            headers: [
              ['X-One', '1'],
              ['Set-Cookie', 'a=1; Expires=Wed, 01 Jan 2031 00:00:00 GMT'],
              ['Set-Cookie', 'b=2'],
            ],
          }),
      )(request, response);
    });
    const response = await fetch(origin);
    expect([response.status, response.headers.get('x-one')]).toEqual([418, '1']);
    expect(response.headers.get('content-length')).toBe('8');
    expect(response.headers.getSetCookie()).toEqual([
      'earlier=0',
      'a=1; Expires=Wed, 01 Jan 2031 00:00:00 GMT',
      'b=2',
    ]);
    expect(await response.text()).toBe('body 安');
  });

  it.each([204, 304])('with status %s has no body', async (status) => {
    const origin = await serve(toNodeHandler(() => new Response(null, { status })));
    const response = await fetch(origin);
    expect([response.status, response.headers.get('content-length')]).toEqual([status, null]);
  });

  it('to HEAD has the headers alone', async () => {
    const origin = await serve(
      toNodeHandler(() => new Response('body', { headers: { 'X-One': '1' } })),
    );
    const response = await fetch(origin, { method: 'HEAD' });
    expect([response.status, response.headers.get('x-one'), await response.text()]).toEqual([
      200,
      '1',
      '',
    ]);
  });

  it('413 arrives while the client still sends, and the connection stays usable', async () => {
    const { begin } = service.signIn().handlers;
    const origin = await serve(toNodeHandler(begin));
    const chunk = `${(60_000).toString(16)}\r\n${' '.repeat(60_000)}\r\n`;
    const head = 'POST / HTTP/1.1\r\nHost: m.example.com\r\n';
    const answer = await raw(
      origin,
      `${head}Transfer-Encoding: chunked\r\n\r\n${chunk.repeat(5)}0\r\n\r\n` +
        `${head}Content-Length: 90000\r\n\r\n${' '.repeat(90_000)}` +
        `${head}Connection: close\r\nContent-Length: 2\r\n\r\n{}`,
    );
    expect(answer.match(/HTTP\/1\.1 \d+/g)).toEqual([
      'HTTP/1.1 413',
      'HTTP/1.1 413',
      'HTTP/1.1 400',
    ]);
  });

  it('400 is the end of a body that breaks off, and the server goes on', async () => {
    const { begin } = service.signIn().handlers;
    const error = vi.spyOn(console, 'error').mockReturnValue();
    const done = createDeferred<number>();
    const origin = await serve(
      toNodeHandler(async (request) => {
        const response = await begin(request);
        done.resolve(response.status);
        return response;
      }),
    );
    const socket = connect(Number(new URL(origin).port), 'localhost');
    socket.write('POST / HTTP/1.1\r\nHost: a.b\r\nContent-Length: 100\r\n\r\n{"a":');
    await once(socket, 'connect');
    socket.end();
    expect(await done.promise).toBe(400);
    expect((await send(origin, '{}')).status).toBe(400);
    expect(error).not.toHaveBeenCalled();
  });
});

describe('an error of the handler', () => {
  const failure = new RangeError('database is full');
  const handlers: [string, () => Promise<Response>][] = [
    ['rejected', () => Promise.reject(failure)],
    [
      'thrown',
      () => {
        throw failure;
      },
    ],
    [
      'of the body',
      async () =>
        new Response(new ReadableStream({ pull: (controller) => controller.error(failure) })),
    ],
  ];

  it.each(handlers)('goes to next: %s', async (_name, handler) => {
    const error = vi.spyOn(console, 'error').mockReturnValue();
    const next = vi.fn();
    const origin = await serve((request, response) => {
      toNodeHandler(handler)(request, response, (reason) => {
        next(reason);
        response.writeHead(599).end();
      });
    });
    expect((await fetch(origin)).status).toBe(599);
    expect(next.mock.calls).toEqual([[failure]]);
    expect(error).not.toHaveBeenCalled();
  });

  it.each(handlers)(
    'without next is a 500, and the console shows it: %s',
    async (_name, handler) => {
      const error = vi.spyOn(console, 'error').mockReturnValue();
      const origin = await serve(toNodeHandler(handler));
      const response = await fetch(origin);
      expect([response.status, response.headers.get('cache-control')]).toEqual([500, 'no-store']);
      expect(await response.json()).toEqual({ error: 'the server failed' });
      expect(error.mock.calls).toEqual([[failure]]);
    },
  );
});

it.each([undefined, null, {}, 'begin'])('a handler that is %j is refused', (handler) => {
  expect(() => toNodeHandler(handler as unknown as () => Response)).toThrow(
    'toNodeHandler: handler must be a function, such as handlers.begin',
  );
});
