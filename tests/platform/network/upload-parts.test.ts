import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { uploadFile } from '@/platform/network/upload';
import { type FaultServer, serveFaults } from '../../helpers/serve-faults';
import { realPlatform, starterOf } from '../../helpers/start-call';

const { context } = realPlatform();
const call = starterOf(context, 'uploadFile', uploadFile);
const whole = Buffer.from(Array.from({ length: 100_000 }, (_, index) => (index * 7) % 251));
const file = new File([whole], 'plan.bin', { type: 'image/png' });

let server: FaultServer | undefined;
afterEach(() => server?.close());

/** A server that keeps the received bytes, and drops the connection at the bytes that a test names. */
async function serveUploads(cuts: number[], statuses: number[] = []) {
  let kept = Buffer.alloc(0);
  const asked: string[] = [];
  let about = '';
  const isWhole = () => kept.length === whole.length;
  const arrived = () => (kept.length > 0 ? { Range: `bytes=0-${kept.length - 1}` } : {});

  const answer = (request: IncomingMessage, response: ServerResponse) => {
    const range = request.headers['content-range'];
    asked.push(range ?? request.method ?? '');
    const status = statuses.shift();
    if (status) return response.writeHead(status).end('busy');
    if (request.method === 'POST') {
      request.on('data', (part) => {
        about += part;
      });
      request.on('end', () => response.writeHead(201).end('{"id":"u-1"}'));
      return response;
    }
    if (request.method === 'HEAD') return response.writeHead(200, arrived()).end();
    request.on('data', (part: Buffer) => {
      kept = Buffer.concat([kept, part]);
      const cut = cuts[0];
      if (cut === undefined || kept.length < cut) return;
      cuts.shift();
      kept = kept.subarray(0, cut);
      request.destroy();
    });
    request.on('end', () => {
      const sha1 = createHash('sha1').update(kept).digest('hex');
      response.writeHead(isWhole() ? 200 : 308, arrived()).end(isWhole() ? sha1 : '');
    });
    return response;
  };
  server = await serveFaults(answer);
  return { asked, url: `${server.url}/uploads?a=1`, about: () => JSON.parse(about) as unknown };
}

const resume = { chunkSize: 40_000, delay: 5 };
const sha1 = createHash('sha1').update(whole).digest('hex');

it('[S7.5] an upload in parts begins with the facts about the file', async () => {
  const { asked, url, about } = await serveUploads([]);
  const task = call({ url, file, formData: { folder: 7 }, resume });
  const seen: number[] = [];
  task.onProgress(({ totalBytesSent }) => seen.push(totalBytesSent));
  expect(await task).toMatchObject({ statusCode: 200, data: sha1 });
  expect(about()).toEqual({ folder: '7', name: 'plan.bin', size: 100_000, type: 'image/png' });
  expect(asked).toEqual([
    'POST',
    'bytes 0-39999/100000',
    'bytes 40000-79999/100000',
    'bytes 80000-99999/100000',
  ]);
  expect(seen).toContain(80_000);
});

it('[S7.5] an upload continues where a dropped part ended', async () => {
  const { asked, url } = await serveUploads([15_000, 60_000]);
  expect((await call({ url, file, resume })).data).toBe(sha1);
  expect(asked).toEqual([
    'POST',
    'bytes 0-39999/100000',
    'HEAD',
    'bytes 15000-54999/100000',
    'bytes 55000-94999/100000',
    'HEAD',
    'bytes 60000-99999/100000',
  ]);
});

it('[S7.5] an upload repeats its first request while the server is busy', async () => {
  const { asked, url } = await serveUploads([], [503, 503]);
  expect((await call({ url, file, resume })).data).toBe(sha1);
  expect(asked.slice(0, 4)).toEqual(['POST', 'POST', 'POST', 'bytes 0-39999/100000']);
});

it('[S7.5] an upload continues at the `uploadUrl` of an earlier call', async () => {
  const { asked, url } = await serveUploads([50_000]);
  let uploadUrl = '';
  const first = call({
    url,
    file,
    resume: {
      chunkSize: 100_000,
      times: 0,
      onStart: (begun) => {
        uploadUrl = begun;
      },
    },
  });
  await expect(first).rejects.toMatchObject({
    code: 'network',
    errMsg: 'uploadFile:fail upload failure',
  });
  expect(new URL(uploadUrl).pathname).toBe('/uploads/u-1');
  expect((await call({ url, file, resume: { uploadUrl } })).data).toBe(sha1);
  expect(asked.slice(2)).toEqual(['HEAD', 'bytes 50000-99999/100000']);
});

describe('[S8.14] an upload in parts rejects', () => {
  it('when the server refuses', async () => {
    const { asked, url } = await serveUploads([], [401]);
    await expect(call({ url, file, resume })).rejects.toMatchObject({
      code: 'http-status',
      errMsg: 'uploadFile:fail upload failure',
      cause: { statusCode: 401, data: 'busy' },
    });
    expect(asked).toEqual(['POST']);
  });

  it('when no part arrives within `times` attempts', async () => {
    const { url } = await serveUploads([], [201, 503, 503, 503]);
    const failing = call({ url, file, resume: { ...resume, times: 2, uploadUrl: '/uploads/u-1' } });
    await expect(failing).rejects.toMatchObject({
      code: 'http-status',
      cause: { statusCode: 503 },
    });
  });

  it('when the server names no address for the parts', async () => {
    server = await serveFaults((_request, response) => response.writeHead(201).end('{"ok":true}'));
    await expect(call({ url: server.url, file, resume })).rejects.toMatchObject({
      code: 'parse',
      errMsg: 'uploadFile:fail upload failure',
    });
  });

  it('when the connection breaks in the middle of a form', async () => {
    server = await serveFaults((request) => {
      request.once('data', () => request.destroy());
    });
    await expect(call({ url: server.url, file })).rejects.toMatchObject({
      code: 'network',
      errMsg: 'uploadFile:fail upload failure',
    });
  });
});

it('[S8.1] [S8.2] an upload whose part hangs ends by time-out and by abort', async () => {
  server = await serveFaults((request, response) => {
    if (request.method === 'POST') response.writeHead(201).end('{"id":1}');
  });
  const params = { url: server.url, file, resume };
  await expect(call({ ...params, timeout: 200 })).rejects.toMatchObject({
    errMsg: 'uploadFile:fail request timeout',
  });
  const task = call(params);
  setTimeout(task.abort, 100);
  await expect(task).rejects.toMatchObject({ errMsg: 'uploadFile:fail request abort' });
});
