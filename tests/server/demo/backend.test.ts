import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { setUpBackend } from '../../helpers/backend';

const { api, json, raw } = setUpBackend({ faults: true, outbox: true });
const get = (path: string, host = 'localhost') =>
  raw(`GET ${path} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);

describe('below /api', () => {
  it.each([
    '/api',
    '/api/',
    '/api/nothing',
    '/api/echo/',
    '/api/ECHO',
    '/api/%65cho',
    '/api//echo',
    '/api/a/../nothing',
  ])('%s is a 404 in JSON', async (path) => {
    expect(await get(path)).toMatch(
      /^HTTP\/1.1 404 Not Found\r\n[^]*\{"error":"there is no \/api[^]*"\}$/,
    );
  });

  it.each(['/', '/apis', '/index.html', '//api/echo', '/api/../x', '/%61pi/echo'])(
    "%s is not the backend's",
    async (path) => expect(await get(path)).toMatch(/"there is only \/api"/),
  );

  it('accepts a request line with an absolute URL', async () => {
    expect(await get('http://localhost/api/status/201')).toMatch(/^HTTP\/1.1 201 /);
  });

  it.each(['evil.example', 'localhost.evil.example:80', 'a:b:c'])(
    'refuses the host %s with 403',
    async (host) => {
      expect(await get('/api/echo', host)).toMatch(/^HTTP\/1.1 403 [^]*"this host is not served"/);
      expect(await get('/', host)).not.toMatch(/^HTTP\/1.1 200/);
    },
  );

  it('names the methods of a path in a 405', async () => {
    const { status, body, headers } = await json('/auth/code');
    expect([status, body]).toEqual([405, { error: '/api/auth/code takes POST' }]);
    expect(headers.get('allow')).toBe('POST');
  });
});

describe('a random request', () => {
  const name = fc.constantFrom(
    ...[
      'echo',
      'status',
      'slow',
      'stall',
      'drop',
      'reset',
      'broken-json',
      'redirect',
      'chunks',
      'bytes',
    ],
    ...['flaky', 'xsrf', 'upload', 'upload/tus', 'auth/code', 'auth/sign-in', 'auth/refresh'],
    ...[
      'wechat/signature',
      'auth/me',
      'auth/outbox',
      'limited',
      'socket',
      '',
      '..',
      '%',
      '%00',
      '__proto__',
    ],
  );
  const value = fc.oneof(
    fc.string({ maxLength: 12 }),
    fc.constantFrom('0', '-1', '1e9', '99999999999', 'NaN', '../..'),
  );
  const query = fc.dictionary(
    fc.constantFrom(
      ...[
        'after',
        'total',
        'to',
        'status',
        'count',
        'name',
        'star',
        'rate',
        'fail',
        'key',
        'limit',
        'phone',
      ],
    ),
    value,
  );
  const headers = fc.dictionary(
    fc.constantFrom(
      ...[
        'Range',
        'Content-Type',
        'Content-Range',
        'Authorization',
        'Cookie',
        'If-Range',
        'Origin',
        'If-None-Match',
        'X-XSRF-TOKEN',
      ],
    ),
    fc.oneof(
      fc.stringMatching(/^[ -~]{0,20}$/),
      fc.constantFrom(
        'bytes=0-',
        'bytes 0-5/9',
        'multipart/form-data; boundary=x',
        'application/json',
        'Bearer a.b.c',
      ),
    ),
  );
  const method = fc.constantFrom('GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS');
  const body = fc.option(fc.oneof(fc.string(), fc.json()), { nil: undefined });

  it('gets an answer, or the fault that it asks for', { tags: 'long' }, async () => {
    const segment = fc.option(value, { nil: undefined });
    await fc.assert(
      fc.asyncProperty(
        method,
        name,
        segment,
        query,
        headers,
        body,
        async (verb, first, rest, asked, head, content) => {
          const path = `/${first}${rest === undefined ? '' : `/${encodeURIComponent(rest)}`}`;
          const init = { method: verb, headers: head, redirect: 'manual' as const };
          const response = await api(`${path}?${new URLSearchParams({ ms: '1', ...asked })}`, {
            ...init,
            ...(verb !== 'GET' && content !== undefined && { body: content }),
            signal: AbortSignal.timeout(path === '/stall' ? 20 : 20_000),
          }).catch(() => undefined);
          const isFault = /^\/(reset|drop|stall)$/.test(path);
          expect(response !== undefined || isFault).toBe(true);
          if (!response) return;
          const failed = response.status >= 400 && !path.startsWith('/status');
          if (failed && response.status < 500) {
            expect(await response.json()).toEqual({ error: expect.any(String) });
          } else await response.body?.cancel();
          expect(response.status === 500 && !path.startsWith('/status')).toBe(false);
        },
      ),
      { numRuns: 400 },
    );
    expect((await json('/status/200')).status).toBe(200);
  });

  it('does not end the server when it is not HTTP', async () => {
    const piece = fc.constantFrom(
      'GET /api/echo HTTP/1.1',
      'POST /api/upload HTTP/1.1',
      'Host: localhost',
      'Content-Length: 5',
      'Transfer-Encoding: chunked',
      'Content-Type: multipart/form-data; boundary=b',
      '\r\n',
      '\r\n\r\n',
      '--b',
      '5\r\nabcde',
      'Upgrade: websocket',
      'Connection: Upgrade',
      '\0',
    );
    const bytes = fc
      .array(fc.oneof(piece, fc.string()), { maxLength: 10 })
      .map((list) => list.join('\r\n'));
    await fc.assert(
      fc.asyncProperty(bytes, async (text) => {
        await raw(`${text}\r\n\r\n`, { first: 10, silence: 1 });
      }),
      { numRuns: 150 },
    );
    expect((await json('/status/200')).status).toBe(200);
  }, 30_000);
});
