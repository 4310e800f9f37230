import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import {
  contentRange,
  rangeOf,
  receivePart,
} from '../../../../server/demo/upload/resumable-routes.mjs';
import { createUploads } from '../../../../server/demo/upload/upload-store.mjs';
import { setUpBackend } from '../../../helpers/backend';
import { serveFaults } from '../../../helpers/serve-faults';

describe('/api/upload/resumable', () => {
  const { api, json } = setUpBackend({ uploadLimit: 1_000_000 });
  const file = Buffer.from(Array.from({ length: 5000 }, (_, index) => index % 251));
  const sha1 = (bytes: Uint8Array) => createHash('sha1').update(bytes).digest('hex');

  async function begin() {
    const { status, body, headers } = await json('/upload/resumable', { method: 'POST' });
    expect(status).toBe(201);
    const path = `/upload/resumable/${body.id}`;
    expect(headers.get('location')).toBe(`/api${path}`);
    return path;
  }
  const put = (path: string, range: string, body: BodyInit | null = null) =>
    api(path, { method: 'PUT', headers: { 'Content-Range': range }, body });
  const state = (response: Response) => [response.status, response.headers.get('range')];
  const errorOf = async (response: Response) => [response.status, (await response.json()).error];

  it('receives a file in parts, and returns it', async () => {
    const path = await begin();
    expect(state(await put(path, 'bytes */5000'))).toEqual([308, null]);
    expect(state(await put(path, 'bytes 0-1999/5000', file.subarray(0, 2000)))).toEqual([
      308,
      'bytes=0-1999',
    ]);
    expect(state(await api(path, { method: 'HEAD' }))).toEqual([200, 'bytes=0-1999']);
    expect(state(await put(path, 'bytes */5000'))).toEqual([308, 'bytes=0-1999']);
    expect(await errorOf(await api(path))).toEqual([409, 'the upload is not whole yet']);
    const whole = await put(path, 'bytes 2000-4999/5000', file.subarray(2000));
    expect([whole.status, await whole.json()]).toEqual([200, { size: 5000, sha1: sha1(file) }]);
    const again = await put(path, 'bytes */5000');
    expect([again.status, await again.json()]).toEqual([200, { size: 5000, sha1: sha1(file) }]);
    expect(Buffer.from(await (await api(path)).arrayBuffer()).equals(file)).toBe(true);
    const part = await api(path, { headers: { Range: 'bytes=4990-' } });
    expect(Buffer.from(await part.arrayBuffer())).toEqual(file.subarray(4990));
  });

  it('receives parts of any size', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.nat(3000),
        fc.uniqueArray(fc.nat(2999), { maxLength: 4 }),
        async (size, cuts) => {
          const content = file.subarray(0, size);
          const path = await begin();
          const ends = [...cuts.filter((cut) => cut > 0 && cut < size), size].sort((a, b) => a - b);
          let response = await put(path, `bytes */${size}`);
          let start = 0;
          for (const end of ends.filter((each) => each > 0)) {
            response = await put(
              path,
              `bytes ${start}-${end - 1}/${size}`,
              content.subarray(start, end),
            );
            start = end;
          }
          expect([response.status, await response.json()]).toEqual([
            200,
            { size, sha1: sha1(content) },
          ]);
          expect((await api(path, { method: 'DELETE' })).status).toBe(204);
        },
      ),
      { numRuns: 25 },
    );
  });

  it('keeps the bytes that arrived before the connection broke', async () => {
    const path = await begin();
    const control = new AbortController();
    const stream = new ReadableStream({
      start(controller) {
        controller.enqueue(file.subarray(0, 1234));
      },
    });
    const headers = { 'Content-Range': 'bytes 0-4999/5000' };
    const init = { method: 'PUT', headers, body: stream, duplex: 'half', signal: control.signal };
    const broken = api(path, init as RequestInit).catch(() => 'broken');
    await expect
      .poll(async () => (await api(path, { method: 'HEAD' })).headers.get('range'))
      .toBe('bytes=0-1233');
    control.abort();
    expect(await broken).toBe('broken');
    const whole = await put(path, 'bytes 1234-4999/5000', file.subarray(1234));
    expect(await whole.json()).toEqual({ size: 5000, sha1: sha1(file) });
  });

  it('continues with the later of two connections', async () => {
    const path = await begin();
    const stream = new ReadableStream({
      start(controller) {
        controller.enqueue(file.subarray(0, 100));
      },
    });
    const headers = { 'Content-Range': 'bytes 0-4999/5000' };
    const init = { method: 'PUT', headers, body: stream, duplex: 'half' } as RequestInit;
    const dead = api(path, init).catch(() => 'dead');
    await expect
      .poll(async () => (await api(path, { method: 'HEAD' })).headers.get('range'))
      .toBe('bytes=0-99');
    const whole = await put(path, 'bytes 100-4999/5000', file.subarray(100));
    expect(await whole.json()).toEqual({ size: 5000, sha1: sha1(file) });
    expect(await dead).toBe('dead');
  });

  it('refuses gaps, overlaps and another total, and returns the received range', async () => {
    const path = await begin();
    await put(path, 'bytes 0-9/20', file.subarray(0, 10));
    const gap = await put(path, 'bytes 11-11/20', 'x');
    expect(state(gap)).toEqual([409, 'bytes=0-9']);
    expect(await errorOf(gap)).toEqual([409, 'the next byte is 10']);
    expect((await put(path, 'bytes 0-9/20', file.subarray(0, 10))).status).toBe(409);
    expect(await errorOf(await put(path, 'bytes 10-19/21', 'x'))).toEqual([
      409,
      'the total was 20 before',
    ]);
  });

  it('refuses a part of another length', async () => {
    const path = await begin();
    expect(await errorOf(await put(path, 'bytes 0-3/20', 'abc'))).toEqual([
      400,
      '1 bytes of the part are missing',
    ]);
    expect((await put(path, 'bytes 3-4/20', 'abc')).status).toBe(413);
    expect(state(await api(path, { method: 'HEAD' }))).toEqual([200, 'bytes=0-2']);
  });

  it.each([
    ['bytes 0-9/1000001', 413, 'the file is larger than 1000000 bytes'],
    ['bytes 9-0/20', 400, 'Content-Range does not fit into its total'],
    ['nonsense', 400, 'Content-Range must be `bytes first-last/total` or `bytes */total`'],
  ])('refuses %s', async (range, status, error) => {
    expect(await errorOf(await put(await begin(), range, 'x'))).toEqual([status, error]);
  });

  it.each(['nothing', '..%2F..%2Fetc%2Fpasswd', '%00', 'a'.repeat(5000)])(
    'answers the unknown id %.20s with 404',
    async (id) => {
      expect(await errorOf(await put(`/upload/resumable/${id}`, 'bytes 0-0/1', 'x'))).toEqual([
        404,
        'there is no such upload',
      ]);
      expect((await api(`/upload/resumable/${id}`, { method: 'DELETE' })).status).toBe(404);
    },
  );
});

describe('receivePart', () => {
  const uploads = createUploads({ room: 1000, now: () => 0 });
  afterEach(() => uploads.close().then(() => {}));

  it('sends no Range header before the first byte', async () => {
    const upload = await uploads.create();
    expect(rangeOf(upload)).toEqual({});
    expect(rangeOf({ ...upload, received: 1 })).toEqual({ Range: 'bytes=0-0' });
  });

  it('hashes the bytes that it wrote', async () => {
    const upload = await uploads.create();
    const server = await serveFaults((request, response) => {
      void receivePart(request, upload, { start: 0, end: 5 }).finally(() => response.end());
    });
    await fetch(server.url, { method: 'PUT', body: 'marble' });
    await server.close();
    expect(upload).toMatchObject({ received: 6, writer: undefined });
    expect(upload.hash.digest('hex')).toBe(createHash('sha1').update('marble').digest('hex'));
  });

  // Two parts waited for a dead connection. Both got the upload, so the file had their bytes twice.
  it('writes one of two parts that arrive while a third one is silent', async () => {
    const upload = await uploads.create();
    const sending = (text: string) => {
      const request = new Readable({ read() {} });
      request.push(text);
      return Object.assign(request, { headers: {} }) as unknown as IncomingMessage;
    };
    const silent = receivePart(sending('mar'), upload, { start: 0, end: 5 });
    silent.catch(() => {});
    await expect.poll(() => upload.received).toBe(3);
    const later = ['ble', 'ble'].map((text) => {
      const request = sending(text);
      request.push(null);
      return receivePart(request, upload, { start: 3, end: 5 });
    });
    const outcomes = (await Promise.allSettled(later)).map(({ status }) => status);
    expect(outcomes).toContain('fulfilled');
    expect(upload.received).toBe(6);
    expect(upload.hash.digest('hex')).toBe(createHash('sha1').update('marble').digest('hex'));
  });
});

describe('contentRange', () => {
  it.each([
    ['bytes 0-99/300', { start: 0, end: 99, total: 300 }],
    ['bytes 299-299/300', { start: 299, end: 299, total: 300 }],
    ['bytes */300', { start: undefined, total: 300 }],
    ['bytes */0', { start: undefined, total: 0 }],
  ])('reads %s', (header, range) => expect(contentRange(header, 300)).toEqual(range));

  it.each([
    undefined,
    '',
    'bytes',
    'bytes 0-1',
    'bytes 0-1/*',
    'bytes */*',
    'bytes -1/3',
    'items 0-1/3',
    'bytes 0-1/3 ',
    'bytes 0.5-1/3',
  ])('refuses the header %j', (header) => {
    expect(() => contentRange(header, 300)).toThrow(
      'Content-Range must be `bytes first-last/total` or `bytes */total`',
    );
  });

  it.each(['bytes 2-1/3', 'bytes 0-3/3', 'bytes 0-0/0'])('refuses the header %j', (header) => {
    expect(() => contentRange(header, 300)).toThrow('Content-Range does not fit into its total');
  });

  it('refuses a total above the limit', () => {
    expect(() => contentRange('bytes 0-1/301', 300)).toThrow(
      expect.objectContaining({ status: 413, message: 'the file is larger than 300 bytes' }),
    );
  });

  it('never returns a range outside the total', () => {
    const header = fc
      .tuple(fc.nat(50), fc.nat(50), fc.nat(50))
      .map(([a, b, c]) => `bytes ${a}-${b}/${c}`);
    fc.assert(
      fc.property(fc.oneof(header, fc.string()), (text) => {
        try {
          const { start = 0, end = 0, total } = { end: undefined, ...contentRange(text, 300) };
          expect(start <= end && end < total).toBe(true);
        } catch (error) {
          expect(error).toMatchObject({ name: 'HttpError' });
        }
      }),
    );
  });
});
