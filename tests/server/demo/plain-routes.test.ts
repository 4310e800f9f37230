import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { sampleBytes } from '../../../server/demo/http/ranges.mjs';
import { setUpBackend } from '../../helpers/backend';

const { api, json, raw } = setUpBackend();

describe('/api/xsrf', () => {
  const post = async (headers: HeadersInit) =>
    (await json('/xsrf', { method: 'POST', headers })).body;

  it('sets a cookie that scripts can read, and compares it with the header', async () => {
    const { body, headers } = await json('/xsrf');
    const token = String(body.token);
    expect(headers.get('set-cookie')).toBe(`XSRF-TOKEN=${token}; Path=/; SameSite=Lax`);
    const cookie = `a=b; XSRF-TOKEN=${token}; c=d`;
    expect(await post({ cookie, 'X-XSRF-TOKEN': token })).toEqual({
      token,
      cookie: token,
      valid: true,
    });
    expect(await post({ cookie, 'X-XSRF-TOKEN': 'x' })).toMatchObject({ valid: false });
    expect(await post({ cookie })).toEqual({ token: null, cookie: token, valid: false });
    expect(await post({})).toEqual({ token: null, cookie: null, valid: false });
  });
});

describe('/api/echo', () => {
  it.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])(
    'returns the request of a %s',
    async (method) => {
      const headers = { 'X-Stone': 'marble', 'Content-Type': 'text/plain' };
      const { status, body } = await json('/echo?a=1&a=2&b=%E7%9F%B3', {
        method,
        headers,
        body: '大理石',
      });
      expect(status).toBe(200);
      expect(body).toMatchObject({
        method,
        url: '/api/echo?a=1&a=2&b=%E7%9F%B3',
        query: { a: ['1', '2'], b: '石' },
        headers: { 'x-stone': 'marble', 'content-type': 'text/plain' },
        body: '大理石',
        size: 9,
        sha1: '379e288dfde0d93c1a288816228b3b20f12f7356',
      });
    },
  );

  it('accepts parameters with names of Object.prototype', async () => {
    const { body } = await json('/echo?__proto__=a&constructor=b');
    expect(Object.entries(body.query as object)).toEqual([
      ['__proto__', 'a'],
      ['constructor', 'b'],
    ]);
  });

  it('sends no body for HEAD', async () => {
    const answer = await raw(
      'HEAD /api/echo HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n',
    );
    expect(answer).toMatch(/^HTTP\/1.1 200 OK/);
    expect(answer.endsWith('\r\n\r\n')).toBe(true);
  });
});

describe('/api/bytes/:n', () => {
  it.each([0, 1, 65_521, 65_522, 1_000_003])('sends %d bytes, the same each time', async (size) => {
    const response = await api(`/bytes/${size}`);
    expect(response.headers.get('etag')).toBe(`"sample-${size}"`);
    expect(response.headers.get('content-type')).toBe('application/octet-stream');
    const body = Buffer.from(await response.arrayBuffer());
    expect(body.equals(Buffer.concat([...sampleBytes(0, size - 1)]))).toBe(true);
  });

  it('sends the file names', async () => {
    const { headers } = await api('/bytes/1?name=a%22.txt&star=%E7%9F%B3.txt');
    expect(headers.get('content-disposition')).toBe(
      `attachment; filename="a\\".txt"; filename*=UTF-8''%E7%9F%B3.txt`,
    );
    expect((await api('/bytes/1')).headers.get('content-disposition')).toBeNull();
  });

  it('sends at most at the given rate', async () => {
    const start = performance.now();
    const body = await (await api('/bytes/100000?rate=400000')).arrayBuffer();
    expect(body.byteLength).toBe(100_000);
    expect(performance.now() - start).toBeGreaterThan(180);
  });

  it('sends at full speed with a high rate', { tags: 'long' }, async () => {
    const hash = createHash('sha1');
    const response = await api('/bytes/20000000?rate=1000000000');
    for await (const piece of response.body as unknown as AsyncIterable<Uint8Array>)
      hash.update(piece);
    const wanted = createHash('sha1').update(Buffer.concat([...sampleBytes(0, 19_999_999)]));
    expect(hash.digest('hex')).toBe(wanted.digest('hex'));
  });

  it.each([
    ['2147483649', 'the number of bytes must be a whole number from 0 to 2147483648'],
    ['-1', 'the number of bytes must be a whole number from 0 to 2147483648'],
    ['x', 'the number of bytes must be a whole number from 0 to 2147483648'],
    ['1?rate=0', 'rate must be a whole number from 1 to 2147483648'],
    ['1?name=%0d%0aA:b', 'name must have at most 255 characters and none that controls'],
  ])('refuses %s', async (path, error) => {
    expect(await json(`/bytes/${path}`)).toMatchObject({ status: 400, body: { error } });
  });

  it('refuses other methods', async () => {
    const { status, headers } = await json('/bytes/1', { method: 'POST' });
    expect([status, headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  });
});
