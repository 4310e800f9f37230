import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sampleByte } from '../../../../server/demo/http/ranges.mjs';
import { setUpBackend } from '../../../helpers/backend';

const { api } = setUpBackend();
const whole = Buffer.from(Array.from({ length: 200 }, (_, index) => sampleByte(index)));
const get = (headers: HeadersInit, method = 'GET') => api('/bytes/200', { method, headers });
const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer());

describe('/api/bytes', () => {
  it('sends a range with status 206', async () => {
    const response = await get({ Range: 'bytes=10-19' });
    expect(response.status).toBe(206);
    expect(response.headers.get('content-range')).toBe('bytes 10-19/200');
    expect(response.headers.get('content-length')).toBe('10');
    expect(response.headers.get('accept-ranges')).toBe('bytes');
    expect(await bytesOf(response)).toEqual(whole.subarray(10, 20));
  });

  it('sends the same as Buffer.slice for any range', async () => {
    const number = fc.option(fc.nat(220), { nil: '' });
    await fc.assert(
      fc.asyncProperty(number, number, async (first, last) => {
        const response = await get({ Range: `bytes=${first}-${last}` });
        const body = await bytesOf(response);
        if (response.status === 206) {
          const [, start, end] =
            /^bytes (\d+)-(\d+)\/200$/.exec(response.headers.get('content-range') ?? '') ?? [];
          expect(body).toEqual(whole.subarray(Number(start), Number(end) + 1));
          const from = first === '' ? 200 - Math.min(Number(last), 200) : first;
          expect(Number(start)).toBe(from);
        } else if (response.status === 200) expect(body).toEqual(whole);
        else {
          expect(response.status).toBe(416);
          expect(response.headers.get('content-range')).toBe('bytes */200');
          expect(JSON.parse(body.toString())).toEqual({ error: 'there are 200 bytes' });
        }
      }),
      { numRuns: 150 },
    );
  });

  it('honours If-Range only with the right ETag', async () => {
    expect((await get({ Range: 'bytes=0-1', 'If-Range': '"sample-200"' })).status).toBe(206);
    expect((await get({ Range: 'bytes=0-1', 'If-Range': '"other"' })).status).toBe(200);
    expect((await get({ Range: 'bytes=0-1', 'If-Range': 'W/"sample-200"' })).status).toBe(200);
  });

  it.each(['"sample-200"', 'W/"sample-200"', '*', '"a", "sample-200"'])(
    'answers If-None-Match %s with 304',
    async (tag) => {
      const response = await get({ 'If-None-Match': tag });
      expect([response.status, await response.text()]).toEqual([304, '']);
    },
  );

  it('sends all headers and no body for HEAD', async () => {
    const response = await get({ Range: 'bytes=0-1' }, 'HEAD');
    expect([response.status, response.headers.get('content-length')]).toEqual([200, '200']);
    expect(await response.text()).toBe('');
  });

  it('sends an empty file, and 416 for a range of it', async () => {
    expect((await api('/bytes/0')).status).toBe(200);
    expect((await api('/bytes/0', { headers: { Range: 'bytes=0-' } })).status).toBe(416);
  });
});
