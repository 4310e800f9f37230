import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { sampleBytes } from '../../../server/http/sample-bytes.mjs';
import { setUpBackend } from '../../helpers/backend';

const { api, json } = setUpBackend();

describe('/api/bytes/:n', () => {
  it.each([0, 1, 65_521, 65_522, 1_000_003])('sends %d bytes, always the same', async (size) => {
    const response = await api(`/bytes/${size}`);
    expect(response.headers.get('etag')).toBe(`"sample-${size}"`);
    expect(response.headers.get('content-type')).toBe('application/octet-stream');
    const body = Buffer.from(await response.arrayBuffer());
    expect(body.equals(Buffer.concat([...sampleBytes(0, size - 1)]))).toBe(true);
  });

  it('sends names', async () => {
    const { headers } = await api('/bytes/1?name=a%22.txt&star=%E7%9F%B3.txt');
    expect(headers.get('content-disposition')).toBe(
      `attachment; filename="a\\".txt"; filename*=UTF-8''%E7%9F%B3.txt`,
    );
    expect((await api('/bytes/1')).headers.get('content-disposition')).toBeNull();
  });

  it('goes as slowly as it is told to', async () => {
    const start = performance.now();
    const body = await (await api('/bytes/100000?rate=400000')).arrayBuffer();
    expect(body.byteLength).toBe(100_000);
    expect(performance.now() - start).toBeGreaterThan(180);
  });

  it('goes fast when it may', { tags: 'long' }, async () => {
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

  it('takes no other method', async () => {
    const { status, headers } = await json('/bytes/1', { method: 'POST' });
    expect([status, headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  });
});
