import { createHash } from 'node:crypto';
import { createServer, request as send } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { createUploads } from '../../../server/upload/create-uploads.mjs';
import { rangeOf, receivePart } from '../../../server/upload/receive-part.mjs';

const uploads = createUploads({ room: 1000, now: () => 0 });
afterEach(() => uploads.close().then(() => {}));

describe('receivePart', () => {
  it('says nothing of an upload of which nothing has arrived', async () => {
    const upload = await uploads.create();
    expect(rangeOf(upload)).toEqual({});
    expect(rangeOf({ ...upload, received: 1 })).toEqual({ Range: 'bytes=0-0' });
  });

  it('has digested what it wrote', async () => {
    const upload = await uploads.create();
    const done = new Promise<void>((resolve, reject) => {
      const server = createServer((request, response) => {
        receivePart(request, upload, { start: 0, end: 5 })
          .then(resolve, reject)
          .finally(() => {
            response.end();
            server.close();
          });
      }).listen(0, 'localhost', () => {
        const { port } = server.address() as AddressInfo;
        send({ port, method: 'PUT', agent: false }).end('marble');
      });
    });
    await done;
    expect(upload).toMatchObject({ received: 6, writer: undefined });
    expect(upload.hash.digest('hex')).toBe(createHash('sha1').update('marble').digest('hex'));
  });
});
