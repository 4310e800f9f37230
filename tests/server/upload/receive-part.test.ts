import { createHash } from 'node:crypto';
import { afterEach, describe, expect, it } from 'vitest';
import { createUploads } from '../../../server/upload/create-uploads.mjs';
import { rangeOf, receivePart } from '../../../server/upload/receive-part.mjs';
import { serveFaults } from '../../helpers/serve-faults';

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
    const server = await serveFaults((request, response) => {
      void receivePart(request, upload, { start: 0, end: 5 }).finally(() => response.end());
    });
    await fetch(server.url, { method: 'PUT', body: 'marble' });
    await server.close();
    expect(upload).toMatchObject({ received: 6, writer: undefined });
    expect(upload.hash.digest('hex')).toBe(createHash('sha1').update('marble').digest('hex'));
  });
});
