import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { readMetadata } from '../../../../server/demo/upload/tus-routes.mjs';
import { setUpBackend } from '../../../helpers/backend';

const file = Buffer.from(Array.from({ length: 5000 }, (_, index) => index % 251));
const sha1 = createHash('sha1').update(file).digest('hex');
const base64 = (text: string) => Buffer.from(text).toString('base64');

function setUpTus(options: Parameters<typeof setUpBackend>[0]) {
  const backend = setUpBackend(options);
  const send = (method: string, path: string, headers: object = {}, body: BodyInit | null = null) =>
    backend.api(path, { method, headers: { 'Tus-Resumable': '1.0.0', ...headers }, body });
  const create = async (faults = '') => {
    const metadata = faults && { 'Upload-Metadata': `faults ${base64(faults)}` };
    const response = await send('POST', '/upload/tus', { 'Upload-Length': 5000, ...metadata });
    expect(response.status).toBe(201);
    return (response.headers.get('location') ?? '').replace(/^\/api/, '');
  };
  const patch = (path: string, offset: number, body: Uint8Array<ArrayBuffer>) => {
    const type = { 'Content-Type': 'application/offset+octet-stream' };
    return send('PATCH', path, { ...type, 'Upload-Offset': offset }, body);
  };
  const offset = async (path: string) => (await send('HEAD', path)).headers.get('upload-offset');
  return { ...backend, send, create, patch, offset };
}

describe('an upload by tus 1.0', () => {
  const { api, send, create, patch, offset } = setUpTus({ uploadLimit: 100_000 });

  it('arrives in parts of any size, and HEAD returns the offset', async () => {
    const path = await create();
    expect(await offset(path)).toBe('0');
    const first = await patch(path, 0, file.subarray(0, 2000));
    expect([first.status, first.headers.get('upload-offset')]).toEqual([204, '2000']);
    expect(first.headers.get('tus-resumable')).toBe('1.0.0');
    expect(await offset(path)).toBe('2000');
    await patch(path, 2000, file.subarray(2000));
    expect(await (await api(path)).json()).toEqual({ size: 5000, sha1 });
  });

  it('has the length and the metadata that it was created with', async () => {
    const metadata = `filename ${base64('ä.txt')},draft`;
    const created = await send('POST', '/upload/tus', {
      'Upload-Length': 7,
      'Upload-Metadata': metadata,
    });
    const path = (created.headers.get('location') ?? '').replace(/^\/api/, '');
    const { headers } = await send('HEAD', path);
    expect(headers.get('upload-length')).toBe('7');
    expect(headers.get('upload-metadata')).toBe(metadata);
    expect(headers.get('cache-control')).toBe('no-store');
  });

  it('is refused with 409 at another offset, and the bytes stay as they are', async () => {
    const path = await create();
    await patch(path, 0, file.subarray(0, 100));
    expect((await patch(path, 0, file.subarray(0, 100))).status).toBe(409);
    expect((await patch(path, 101, file.subarray(0, 100))).status).toBe(409);
    expect(await offset(path)).toBe('100');
  });

  it('is refused when it is longer than its length or than the limit', async () => {
    const path = await create();
    expect((await patch(path, 0, Buffer.alloc(5001))).status).toBe(413);
    expect((await send('POST', '/upload/tus', { 'Upload-Length': 100_001 })).status).toBe(413);
  });

  it('needs the protocol version 1.0.0, and OPTIONS names it', async () => {
    const path = await create();
    for (const [method, target] of [
      ['POST', '/upload/tus'],
      ['HEAD', path],
      ['PATCH', path],
      ['DELETE', path],
    ] as const) {
      const response = await send(method, target, { 'Tus-Resumable': '0.2.2' });
      expect([response.status, response.headers.get('tus-version')]).toEqual([412, '1.0.0']);
    }
    const { status, headers } = await api('/upload/tus', { method: 'OPTIONS' });
    expect([status, headers.get('tus-version')]).toEqual([204, '1.0.0']);
    expect(headers.get('tus-extension')).toBe('creation,termination');
    expect(headers.get('tus-max-size')).toBe('100000');
  });

  it.each([
    [{ 'Upload-Offset': '0', 'Content-Type': 'text/plain' }, 415],
    [{ 'Content-Type': 'application/offset+octet-stream' }, 400],
    [{ 'Content-Type': 'application/offset+octet-stream', 'Upload-Offset': '-1' }, 400],
  ])('refuses a part with the headers %j', async (headers, status) => {
    expect((await send('PATCH', await create(), headers, 'x')).status).toBe(status);
  });

  it.each([
    [{}, 400],
    [{ 'Upload-Length': 'x' }, 400],
    [{ 'Upload-Length': '5', 'Upload-Metadata': 'a b c' }, 400],
  ])('is not created with the headers %j', async (headers, status) => {
    expect((await send('POST', '/upload/tus', headers)).status).toBe(status);
  });

  it('is gone after DELETE', async () => {
    const path = await create();
    expect((await send('DELETE', path)).status).toBe(204);
    expect((await send('HEAD', path)).status).toBe(404);
    expect((await patch(path, 0, file)).status).toBe(404);
  });

  it('ignores faults unless the starter asks for them', async () => {
    const path = await create('503,gone');
    expect((await patch(path, 0, file)).status).toBe(204);
  });
});

describe('the faults of uploads by tus', () => {
  const { send, create, patch, offset } = setUpTus({ faults: true });

  it('a fault with a status answers one request with it', async () => {
    const path = await create('ok,503,409');
    expect((await patch(path, 0, file.subarray(0, 10))).status).toBe(204);
    expect((await send('HEAD', path)).status).toBe(503);
    expect((await patch(path, 10, file.subarray(10))).status).toBe(409);
    expect(await offset(path)).toBe('10');
  });

  it('a drop keeps the bytes that arrived', async () => {
    const path = await create('drop:1234');
    await expect(patch(path, 0, file)).rejects.toThrow('fetch failed');
    expect(await offset(path)).toBe('1234');
  });

  it('a lost answer keeps the whole part', async () => {
    const path = await create('lost');
    await expect(patch(path, 0, file)).rejects.toThrow('fetch failed');
    expect(await offset(path)).toBe('5000');
  });

  it('an upload that is gone answers 410 once and then 404', async () => {
    const path = await create('gone');
    expect((await send('HEAD', path)).status).toBe(410);
    expect((await send('HEAD', path)).status).toBe(404);
  });
});

it('Upload-Metadata is pairs of a name and a base64 text, which may be missing', () => {
  expect([...readMetadata(`a ${base64('ä')}, b`)]).toEqual([
    ['a', 'ä'],
    ['b', ''],
  ]);
  expect(readMetadata().size).toBe(0);
  expect(() => readMetadata('a YQ==,a YQ==')).toThrow('pairs of a name and a base64 text');
  expect(() => readMetadata('a'.repeat(5000))).toThrow('at most 4096 characters');
});
