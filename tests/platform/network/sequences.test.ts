import type { IncomingMessage, ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Platform } from '@/platform';
import { drivenPhone } from '../../helpers/driven-phone';
import { platformOf } from '../../helpers/platform-of';
import { type FaultServer, serveFaults } from '../../helpers/serve-faults';

let server: FaultServer | undefined;
afterEach(() => server?.close());

type Answer = (response: ServerResponse, request: IncomingMessage) => unknown;

/** A server that gives each request the next answer. Later requests get a short file. */
async function serve(...answers: Answer[]) {
  const received: string[] = [];
  const closed = vi.fn();
  server = await serveFaults((request, response) => {
    received.push(`${request.method} ${request.url}`);
    response.on('close', () => response.writableFinished || closed());
    const answer = answers.shift();
    if (answer) answer(response, request);
    else response.end('marble');
  });
  return { received, closed, url: `${server.url}/stone` };
}

const silence: Answer = () => {};
const stall: Answer = (response) => response.writeHead(200, { 'Content-Length': '9' }).write('mar');
const busy: Answer = (response) => response.writeHead(503).end('busy');
const reset: Answer = ({ socket }) => socket?.resetAndDestroy();

function start() {
  const phone = drivenPhone();
  return { ...phone, platform: platformOf(phone.context) };
}

const file = new File(['marble'], 'stone.txt');
type Begin = (
  platform: Platform,
  url: string,
  signal?: AbortSignal,
) => ReturnType<Platform['request']>;

const calls: [string, Begin][] = [
  [
    'a request',
    (platform, url, signal) =>
      platform.request({ url, whenOffline: 'wait', retry: 2, signal, timeout: 0 }),
  ],
  [
    'a request in parts',
    (platform, url, signal) =>
      platform.request({
        url,
        whenOffline: 'wait',
        retry: 2,
        signal,
        timeout: 0,
        onChunk: () => {},
      }),
  ],
  [
    'a download',
    (platform, url, signal) => platform.downloadFile({ url, signal, timeout: 0 }) as never,
  ],
  [
    'an upload',
    (platform, url, signal) => platform.uploadFile({ url, file, signal, timeout: 0 }) as never,
  ],
  [
    'an upload in parts',
    (platform, url, signal) =>
      platform.uploadFile({ url, file, signal, timeout: 0, resume: true }) as never,
  ],
];

const receives = (received: readonly unknown[], count: number) =>
  vi.waitFor(() => expect(received).toHaveLength(count), { interval: 5 });

describe.each(calls)('[S8.2] %s', (_name, begin) => {
  it('that was aborted before it began sends nothing', async () => {
    const { platform, timers } = start();
    const { received, url } = await serve();
    const reason = new Error('left');
    await expect(begin(platform, url, AbortSignal.abort(reason))).rejects.toMatchObject({
      code: 'abort',
      cause: reason,
    });
    const task = begin(platform, url);
    task.abort();
    await expect(task).rejects.toMatchObject({ code: 'abort' });
    await vi.dynamicImportSettled();
    expect([received, timers()]).toEqual([[], 0]);
  });

  it.each([
    ['waits for the answer', silence],
    ['reads the answer', stall],
  ])('that is aborted while it %s closes its connection', async (_when, answer) => {
    const { platform, timers } = start();
    const { received, closed, url } = await serve(answer);
    const task = begin(platform, url);
    await receives(received, 1);
    task.abort();
    task.abort();
    await expect(task).rejects.toMatchObject({ code: 'abort' });
    await vi.waitFor(() => expect(closed).toHaveBeenCalledOnce());
    expect([received.length, timers()]).toEqual([1, 0]);
  });

  it('that is aborted while it waits for the network sends nothing more', async () => {
    const { platform, timers, waits, setOnline, elapse } = start();
    const { received, url } = await serve();
    await platform.request({ url: `${url}/first` });
    setOnline(false);
    const task = begin(platform, url);
    await vi.waitFor(() => expect(waits()).toContain(1000), { interval: 5 });
    setOnline(true);
    task.abort();
    await expect(task).rejects.toMatchObject({ code: 'abort' });
    await elapse(5000);
    expect([received.length, timers()]).toEqual([1, 0]);
  });
});

describe.each(calls.filter(([name]) => name !== 'an upload'))('%s', (_name, begin) => {
  it.each([
    ['a busy server', busy],
    ['a reset connection', reset],
  ])(
    '[S8.2] that is aborted between two attempts, after %s, makes no further one',
    async (_w, fault) => {
      const { platform, timers, waits, elapse } = start();
      const { received, url } = await serve(fault);
      const task = begin(platform, url);
      await vi.waitFor(() => expect(waits().some((ms) => ms > 0 && ms <= 300)).toBe(true), {
        interval: 5,
      });
      task.abort();
      await expect(task).rejects.toMatchObject({ code: 'abort' });
      await elapse(5000);
      expect([received.length, timers()]).toEqual([1, 0]);
    },
  );
});

describe('a compressed answer', () => {
  const text = JSON.stringify({ stone: 'marble'.repeat(2000) });
  const zipped: Answer = (response) => {
    const body = gzipSync(text);
    response.writeHead(200, {
      'Content-Type': 'application/json',
      'Content-Encoding': 'gzip',
      'Content-Length': body.length,
    });
    response.end(body);
  };

  it('is read whole by a request, in parts and as a file', async () => {
    const { platform } = start();
    const { url } = await serve(zipped, zipped, zipped);
    expect((await platform.request({ url })).data).toEqual(JSON.parse(text));
    let bytes = 0;
    await platform.request({ url, onChunk: (part) => (bytes += part.byteLength) });
    expect(bytes).toBe(text.length);
    expect((await platform.downloadFile({ url })).file.size).toBe(text.length);
  });

  it('that ends too early is a broken connection', async () => {
    const { platform } = start();
    const cut: Answer = (response) => {
      const body = gzipSync(text);
      response.writeHead(200, { 'Content-Encoding': 'gzip', 'Content-Length': body.length });
      response.write(body.subarray(0, 20), () => response.destroy());
    };
    const { url } = await serve(cut, cut);
    await expect(platform.request({ url })).rejects.toMatchObject({ code: 'network' });
    await expect(platform.downloadFile({ url, resume: 0 })).rejects.toMatchObject({
      code: 'network',
    });
  });
});

describe('a redirect', () => {
  const to =
    (path: string, status = 302): Answer =>
    (response) =>
      response.writeHead(status, { Location: path, 'Content-Length': 0 }).end();

  it('is followed by every call', async () => {
    const { platform } = start();
    const { received, url } = await serve(to('/a'));
    expect((await platform.request({ url })).data).toBe('marble');
    expect(received).toEqual(['GET /stone', 'GET /a']);
  });

  it('303 of a POST is followed by a GET, and 307 by the same POST', async () => {
    const { platform } = start();
    const { received, url } = await serve(to('/a', 303), (r) => r.end(), to('/b', 307));
    await platform.request({ url, method: 'POST', data: { n: 1 } });
    await platform.request({ url, method: 'POST', data: { n: 1 } });
    expect(received).toEqual(['POST /stone', 'GET /a', 'POST /stone', 'POST /b']);
  });

  it('that never ends is a network error', async () => {
    const { platform } = start();
    const forever: Answer[] = Array.from({ length: 60 }, () => to('/stone'));
    const { url } = await serve(...forever);
    await expect(platform.request({ url })).rejects.toMatchObject({ code: 'network' });
  });
});

it('listeners that throw do not break a transfer, and their errors are reported', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { platform } = start();
  const { url } = await serve();
  const fail = () => {
    throw new Error('mine');
  };
  const tasks = [
    platform.request({ url, retry: { times: 1, onAttempt: fail } }),
    platform.request({ url, onChunk: fail }),
    platform.downloadFile({ url }),
    platform.uploadFile({ url, file }),
  ];
  for (const task of tasks) (task as ReturnType<Platform['request']>).onProgress(fail);
  const results = await Promise.allSettled(tasks);
  expect(results.map(({ status }) => status)).toEqual(Array(4).fill('fulfilled'));
  const reported = new Set(error.mock.calls.map(([thrown]) => String(thrown)));
  expect(reported).toEqual(new Set(['Error: mine']));
});
