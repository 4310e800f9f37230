import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { afterEach, describe, expect, it } from 'vitest';
import { receivePart } from '../../../../server/demo/upload/receive-part.mjs';
import { createUploads } from '../../../../server/demo/upload/upload-store.mjs';
import { serveFaults } from '../../../helpers/serve-faults';

describe('receivePart', () => {
  const uploads = createUploads({ room: 1000, now: () => 0 });
  afterEach(() => uploads.close().then(() => {}));

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

  it('refuses a part that does not begin at the next byte, or that is too short', async () => {
    const upload = await uploads.create();
    const partOf = (text: string) =>
      Object.assign(Readable.from([Buffer.from(text)]), {
        headers: {},
      }) as unknown as IncomingMessage;
    await receivePart(partOf('mar'), upload, { start: 0, end: 2 });
    const early = receivePart(partOf('r'), upload, { start: 2, end: 2 });
    await expect(early).rejects.toMatchObject({ status: 409, message: 'the next byte is 3' });
    const short = receivePart(partOf('bl'), upload, { start: 3, end: 5 });
    await expect(short).rejects.toMatchObject({
      status: 400,
      message: '1 bytes of the part are missing',
    });
    expect(upload.received).toBe(5);
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
