import type { IncomingMessage, ServerResponse } from 'node:http';
import { afterEach, expect, it, vi } from 'vitest';
import { downloadFile } from '@/platform/network/download';
import { type FaultServer, serveFaults } from '../../helpers/serve-faults';
import { realPlatform, starterOf } from '../../helpers/start-call';

const { context } = realPlatform();
const call = starterOf(context, 'downloadFile', downloadFile);
const whole = Buffer.from(Array.from({ length: 300_000 }, (_, index) => (index * 7) % 251));
const fast = { times: 5, delay: 5 };

let server: FaultServer | undefined;
afterEach(() => server?.close());

type Behaviour = {
  /** The byte at which each connection breaks. */
  readonly cuts: readonly number[];
  readonly headers?: (tries: number) => Record<string, string>;
  readonly ignoresRange?: boolean;
};

/** A server whose connections break, and the ranges of its requests. */
async function serveFile({
  cuts,
  headers = () => ({ ETag: '"v1"' }),
  ignoresRange = false,
}: Behaviour) {
  const asked: (string | undefined)[] = [];
  const answer = (request: IncomingMessage, response: ServerResponse) => {
    const { range, 'if-range': condition } = request.headers;
    asked.push(range);
    const own = headers(asked.length);
    const isPart =
      !ignoresRange &&
      range !== undefined &&
      [own['ETag'], own['Last-Modified']].includes(String(condition));
    const start = isPart ? Number(/\d+/.exec(range)?.[0]) : 0;
    const cut = cuts[asked.length - 1] ?? whole.length;
    response.writeHead(isPart ? 206 : 200, {
      'Content-Length': whole.length - start,
      ...(isPart && { 'Content-Range': `bytes ${start}-${whole.length - 1}/${whole.length}` }),
      ...own,
    });
    response.write(whole.subarray(start, Math.max(start, cut)), () => {
      if (cut < whole.length) setTimeout(() => response.destroy(), 20);
      else response.end();
    });
  };
  server = await serveFaults(answer);
  return { asked, url: `${server.url}/file.bin` };
}

const isWhole = async ({ file }: { file: Blob }) =>
  whole.equals(Buffer.from(await file.arrayBuffer()));

it('[S7.4] a download asks for the rest after each drop', async () => {
  const { asked, url } = await serveFile({ cuts: [100_000, 200_001] });
  const task = call({ url, resume: fast });
  const seen: number[] = [];
  task.onProgress(({ progress }) => seen.push(progress));
  const { file, statusCode } = await task;
  expect(await isWhole({ file })).toBe(true);
  expect(asked).toEqual([undefined, 'bytes=100000-', 'bytes=200001-']);
  expect(statusCode).toBe(206);
  expect(seen.at(-1)).toBe(100);
  expect([...seen].sort((a, b) => a - b)).toEqual(seen);
});

it('[S7.4] a download resumes by Last-Modified when there is no ETag', async () => {
  const { asked, url } = await serveFile({
    cuts: [100_000],
    headers: () => ({ 'Last-Modified': 'Thu, 01 Jan 2026 00:00:00 GMT' }),
  });
  expect(await isWhole(await call({ url, resume: fast }))).toBe(true);
  expect(asked).toEqual([undefined, 'bytes=100000-']);
});

it('[S7.4] a download restarts when the file has changed, or when the server ignores ranges', async () => {
  const changing = await serveFile({
    cuts: [100_000],
    headers: (tries) => ({ ETag: `"v${tries}"` }),
  });
  expect(await isWhole(await call({ url: changing.url, resume: fast }))).toBe(true);
  await server?.close();
  const simple = await serveFile({ cuts: [100_000], ignoresRange: true });
  expect(await isWhole(await call({ url: simple.url, resume: fast }))).toBe(true);
});

it('[S7.4] a download asks again when the server sends less than the rest', async () => {
  const asked: (string | undefined)[] = [];
  server = await serveFaults(({ headers: { range } }, response) => {
    asked.push(range);
    const start = Number(/\d+/.exec(range ?? '')?.[0] ?? 0);
    const end = range ? Math.min(whole.length, start + 150_000) : whole.length;
    response.writeHead(range ? 206 : 200, {
      ETag: '"v1"',
      'Content-Length': end - start,
      ...(range && { 'Content-Range': `bytes ${start}-${end - 1}/${whole.length}` }),
    });
    if (range) return response.end(whole.subarray(start, end));
    return response.write(whole.subarray(0, 100_000), () =>
      setTimeout(() => response.destroy(), 20),
    );
  });
  expect(await isWhole(await call({ url: server.url, resume: fast }))).toBe(true);
  expect(asked).toEqual([undefined, 'bytes=100000-', 'bytes=250000-']);
});

it('[S7.4] a download whose caller sets Range restarts with that Range', async () => {
  const { asked, url } = await serveFile({ cuts: [150_000] });
  const part = { range: 'bytes=100000-', 'if-range': '"v1"' };
  const { file } = await call({ url, resume: fast, header: part });
  expect(whole.subarray(100_000).equals(Buffer.from(await file.arrayBuffer()))).toBe(true);
  expect(asked).toEqual(['bytes=100000-', 'bytes=100000-']);
});

it.each([
  ['without a validator', {}],
  ['with a weak ETag only', { ETag: 'W/"v"' }],
])('[S7.4] a download restarts for a file %s', async (_what, headers) => {
  const { asked, url } = await serveFile({ cuts: [1000], headers: () => headers });
  expect(await isWhole(await call({ url, resume: fast }))).toBe(true);
  expect(asked).toEqual([undefined, undefined]);
});

it.each([
  ['at the same byte', { cuts: [10, 10, 10, 10, 10, 10, 10, 10] }],
  [
    'earlier each time, without a validator',
    { cuts: [80, 70, 60, 50, 40, 30, 20, 10], headers: () => ({}) },
  ],
])(
  '[S8.13] a download rejects after five further attempts that break %s',
  async (_what, behaviour) => {
    const { asked, url } = await serveFile(behaviour);
    await expect(call({ url, resume: fast })).rejects.toMatchObject({
      code: 'network',
      errMsg: 'downloadFile:fail download failure',
    });
    expect(asked).toHaveLength(6);
  },
);

it('[S7.4] a download survives any number of drops when each attempt brings a byte', async () => {
  const { asked, url } = await serveFile({ cuts: [10, 20, 30, 40, 50, 60, 70, 80, 90, 100] });
  expect(await isWhole(await call({ url, resume: fast }))).toBe(true);
  expect(asked).toHaveLength(11);
});

it('[S8.13] a download with `resume: 0` makes one attempt', async () => {
  const { asked, url } = await serveFile({ cuts: [1000] });
  await expect(call({ url, resume: 0 })).rejects.toMatchObject({ code: 'network' });
  expect(asked).toHaveLength(1);
});

it('a download that cannot be saved creates no path', { tags: 'long' }, async () => {
  const { url } = await serveFile({ cuts: [] });
  const made = vi.spyOn(URL, 'createObjectURL');
  await expect(call({ url, save: true })).rejects.toMatchObject({
    errMsg: 'downloadFile:fail Save failed',
  });
  expect(made).not.toHaveBeenCalled();
  made.mockRestore();
});

it('[S8.2] a download that is aborted between two attempts makes no further one', {
  tags: 'long',
}, async () => {
  const { asked, url } = await serveFile({ cuts: [1000, 2000] });
  const task = call({ url, resume: { times: 5, delay: 400 } });
  setTimeout(task.abort, 150);
  await expect(task).rejects.toMatchObject({ code: 'abort' });
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(asked).toHaveLength(1);
});
