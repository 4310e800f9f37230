import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { afterEach, describe, expect, it } from 'vitest';
import { createUploads } from '../../../../server/demo/upload/upload-store.mjs';
import { rangeOf, receivePart } from '../../../../server/demo/upload/resumable-routes.mjs';
import { serveFaults } from '../../../helpers/serve-faults';

const uploads = createUploads({ room: 1000, now: () => 0 });
afterEach(() => uploads.close().then(() => {}));

describe('receivePart', () => {
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
