import { describe, expect, it } from 'vitest';
import { setUpBackend } from '../../helpers/backend';

const { json, raw } = setUpBackend();

describe('/api/echo', () => {
  it.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])(
    'tells what %s brought',
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

  it('takes names that objects have of their own', async () => {
    const { body } = await json('/echo?__proto__=a&constructor=b');
    expect(Object.entries(body.query as object)).toEqual([
      ['__proto__', 'a'],
      ['constructor', 'b'],
    ]);
  });

  it('has no body for HEAD', async () => {
    const answer = await raw(
      'HEAD /api/echo HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n',
    );
    expect(answer).toMatch(/^HTTP\/1.1 200 OK/);
    expect(answer.endsWith('\r\n\r\n')).toBe(true);
  });
});
