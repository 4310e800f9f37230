import { describe, expect, it } from 'vitest';
import { setUpBackend } from '../../../helpers/backend';

const { api, json, raw } = setUpBackend({ faults: true });
const LIMIT = 16 * 1024 * 1024;

describe('readBody', () => {
  it('accepts a body of exactly the limit', { tags: 'long' }, async () => {
    const { status, body } = await json('/echo', { method: 'POST', body: 'x'.repeat(LIMIT) });
    expect([status, body.size]).toEqual([200, LIMIT]);
  });

  it('refuses one byte more, and keeps the connection open', { tags: 'long' }, async () => {
    const response = await api('/echo', { method: 'PUT', body: 'x'.repeat(LIMIT + 1) });
    expect(response.status).toBe(413);
    expect(await response.json()).toEqual({ error: 'the body is larger than 16777216 bytes' });
    expect(response.headers.get('connection')).toBe('keep-alive');
  });

  it('counts the bytes of a body without Content-Length', async () => {
    const stream = new ReadableStream({
      start(controller) {
        for (let piece = 0; piece < 17; piece += 1) controller.enqueue(new Uint8Array(1024 * 1024));
        controller.close();
      },
    });
    const init = { method: 'POST', body: stream, duplex: 'half' } as RequestInit;
    expect((await api('/echo', init)).status).toBe(413);
  });

  it('refuses a large body because of its Content-Length', { tags: 'long' }, async () => {
    const head =
      'POST /api/echo HTTP/1.1\r\nHost: localhost\r\nContent-Length: 99999999999\r\n\r\n';
    expect(await raw(head)).toMatch(/^HTTP\/1.1 413 /);
  });
});
