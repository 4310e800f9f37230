import { afterEach, describe, expect, it } from 'vitest';
import { downloadFile } from '@/platform/network/download';
import { request } from '@/platform/network/request';
import type { RequestParams } from '@/platform/network/request-params';
import { platformOf } from '../../helpers/platform-of';
import { type FaultServer, serveFaults } from '../../helpers/serve-faults';
import { realPlatform, starterOf } from '../../helpers/start-call';

let server: FaultServer | undefined;
afterEach(() => server?.close());

/** A server that answers each request with this status and these headers, and no body. */
async function serve(status: number, headers: Record<string, string> = {}) {
  const received: string[] = [];
  server = await serveFaults(({ method = '' }, response) => {
    received.push(method);
    response.writeHead(status, headers).end();
  });
  return { received, url: `${server.url}/stones` };
}

const { context } = realPlatform();
const call = starterOf(context, 'request', request);
/** The length that the answer to a GET would have. */
const named = { 'Content-Length': '3000', ETag: '"v1"' };

const ways: [string, Partial<RequestParams>][] = [
  ['as text', {}],
  ['as bytes', { responseType: 'arraybuffer' }],
  ['as a blob', { responseType: 'blob' }],
  ['in parts', { onChunk: () => {} }],
];

describe('an answer with a Content-Length and without a body', () => {
  it.each(ways)('[S7.2] of status 304, read %s, is no network error', async (_way, params) => {
    const { received, url } = await serve(304, named);
    const failing = call({ url, header: { 'If-None-Match': '"v1"' }, retry: 1, ...params });
    await expect(failing).rejects.toMatchObject({
      code: 'http-status',
      response: { statusCode: 304, header: { etag: '"v1"' } },
    });
    expect(received).toHaveLength(1);
  });

  it.each(ways)('of status 204, read %s, is a success', async (_way, params) => {
    const { url } = await serve(204, { 'Content-Length': '3000' });
    expect((await call({ url, ...params })).statusCode).toBe(204);
  });

  it.each(ways)('to a HEAD, read %s, is a success', async (_way, params) => {
    const { url } = await serve(200, named);
    expect((await call({ url, method: 'HEAD', ...params })).header['content-length']).toBe('3000');
  });

  it('to the first GET of an app is no network error', async () => {
    const { url } = await serve(304, named);
    await expect(platformOf(realPlatform().context).request({ url })).rejects.toMatchObject({
      code: 'http-status',
    });
  });

  it('[S8.13] to a download is the status that the server answered', async () => {
    const { received, url } = await serve(304, named);
    await expect(starterOf(context, 'downloadFile', downloadFile)({ url })).rejects.toMatchObject({
      code: 'http-status',
      response: { statusCode: 304 },
    });
    expect(received).toHaveLength(1);
  });
});

describe('an empty answer', () => {
  it.each([200, 204, 205])('of status %i is an empty text', async (status) => {
    const { url } = await serve(status, { 'Content-Type': 'application/json' });
    expect((await call({ url })).data).toBe('');
    expect((await call({ url, dataType: 'json' })).data).toBe('');
    expect((await call({ url, method: 'POST' })).data).toBe('');
  });

  it('of a stream has no part', async () => {
    const { url } = await serve(204);
    const parts: unknown[] = [];
    expect((await call({ url, onChunk: (part) => parts.push(part) })).data).toBe('');
    expect(parts).toEqual([]);
  });
});
