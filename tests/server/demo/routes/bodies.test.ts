import { describe, expect, it } from 'vitest';
import { setUpBackend } from '../../../helpers/backend';
import { createHash } from 'node:crypto';
import { sampleBytes } from '../../../../server/demo/http/ranges.mjs';

const { api, json, raw } = setUpBackend({ faults: true });

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

describe('/api/chunks', () => {
  it('streams its lines one after the other', async () => {
    const response = await api('/chunks?count=4&ms=60');
    const seen: [string, number][] = [];
    const decoder = new TextDecoder();
    for await (const piece of response.body as unknown as AsyncIterable<Uint8Array>) {
      seen.push([decoder.decode(piece), performance.now()]);
    }
    expect(seen.map(([text]) => text)).toEqual(['line 1\n', 'line 2\n', 'line 3\n', 'line 4\n']);
    expect(seen[3]![1] - seen[0]![1]).toBeGreaterThan(150);
  });

  it.each([0, 1, 10_000])('sends %d lines', async (count) => {
    const text = await (await api(`/chunks?count=${count}&ms=0`)).text();
    expect(text.split('\n')).toHaveLength(count + 1);
  });

  it.each(['count=10001', 'count=x', 'ms=10001'])('refuses %s', async (query) => {
    expect((await json(`/chunks?${query}`)).status).toBe(400);
  });

  it('stops when the client leaves', async () => {
    const control = new AbortController();
    const response = await api('/chunks?count=10000&ms=5', { signal: control.signal });
    control.abort();
    await expect(response.text()).rejects.toThrow('aborted');
  });
});

describe('/api/broken-json', () => {
  it('sends half an object with the type of JSON', async () => {
    const response = await api('/broken-json');
    expect([response.status, response.headers.get('content-type')]).toEqual([
      200,
      'application/json',
    ]);
    await expect(response.json()).rejects.toThrow(SyntaxError);
  });
});
