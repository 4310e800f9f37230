import { createHash } from 'node:crypto';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { uploadFile, type UploadResume } from '@/platform/network/upload';
import { drivenPhone } from '../../helpers/driven-phone';
import { answerWith, type RequestFault, resetRequest, serveTus } from '../../helpers/serve-tus';
import { realPlatform, starterOf } from '../../helpers/start-call';

const whole = Buffer.from(Array.from({ length: 100_000 }, (_, index) => (index * 7) % 251));
const file = new File([whole], 'plän.bin', { type: 'image/png' });
const sha1 = createHash('sha1').update(whole).digest('hex');

let server: Awaited<ReturnType<typeof serveTus>> | undefined;
afterEach(() => server?.close());

const login = answerWith(200, { 'Content-Type': 'text/html' }, '<!doctype html><p>Login');

type Options = {
  readonly faults?: string;
  readonly requestFaults?: Readonly<Record<number, RequestFault>>;
  readonly resume?: UploadResume;
  readonly timeout?: number;
};

/** An upload to a tus server, on a phone whose clock and network the test drives. */
async function start({ faults, requestFaults, resume, timeout = 0 }: Options = {}) {
  server = await serveTus(requestFaults);
  const phone = drivenPhone();
  const uploadUrls: string[] = [];
  const params = {
    url: server.url,
    file,
    timeout,
    ...(faults && { formData: { faults } }),
    resume: {
      chunkSize: 40_000,
      onStart: (url: string) => uploadUrls.push(url),
      ...resume,
    },
  } as const;
  const task = starterOf(phone.context, 'uploadFile', uploadFile)(params);
  const received = () => server?.sha1(uploadUrls.at(-1) ?? resume?.uploadUrl ?? '');
  return { ...phone, task, received, uploadUrls, requests: server.requests, url: server.url };
}

const waitsForNetwork = (waits: () => number[]) =>
  vi.waitFor(() => expect(waits()).toContain(1000), { interval: 5 });

describe('[S7.5] uploadFile by tus', () => {
  it('creates an upload with metadata, and sends the file in parts', async () => {
    const { task, drive, received, uploadUrls, requests } = await start();
    const seen: number[] = [];
    task.onProgress(({ totalBytesSent }) => seen.push(totalBytesSent));
    expect(await drive(task)).toMatchObject({ statusCode: 204, data: '' });
    expect(await received()).toBe(sha1);
    expect(requests.slice(0, 4)).toEqual(['POST', 'PATCH 0', 'PATCH 40000', 'PATCH 80000']);
    const { headers } = await fetch(uploadUrls[0] ?? '', {
      method: 'HEAD',
      headers: { 'Tus-Resumable': '1.0.0' },
    });
    expect(headers.get('upload-metadata')).toBe('filename cGzDpG4uYmlu,filetype aW1hZ2UvcG5n');
    expect(seen).toEqual([...seen].sort((first, second) => first - second));
    expect(seen.at(-1)).toBe(100_000);
  });

  it('uploads an empty file by its creation alone', async () => {
    server = await serveTus();
    const call = starterOf(realPlatform().context, 'uploadFile', uploadFile);
    const empty = new File([], 'empty.txt');
    await call({ url: server.url, file: empty, resume: true });
    expect(server.requests).toEqual(['POST']);
  });

  it('continues at the `uploadUrl` of an earlier call', async () => {
    const first = await start({ faults: 'drop:50000', resume: { chunkSize: 1e6, times: 0 } });
    await expect(first.drive(first.task)).rejects.toMatchObject({
      code: 'network',
      errMsg: 'uploadFile:fail upload failure',
    });
    const [uploadUrl = ''] = first.uploadUrls;
    const call = starterOf(realPlatform().context, 'uploadFile', uploadFile);
    await call({ url: first.url, file, resume: { uploadUrl } });
    expect(await first.received()).toBe(sha1);
    expect(first.requests.slice(2, 4)).toEqual(['HEAD', 'PATCH 50000']);
  });

  it('starts again when `uploadUrl` belongs to a file of another size', async () => {
    const first = await start();
    await first.drive(first.task);
    const [uploadUrl = ''] = first.uploadUrls;
    const onStart = vi.fn();
    const call = starterOf(realPlatform().context, 'uploadFile', uploadFile);
    const other = new Blob(['other']);
    const resume = { uploadUrl, onStart, delay: 5 };
    await call({ url: first.url, file: other, resume });
    expect(onStart).toHaveBeenCalledTimes(1);
    const otherSha1 = createHash('sha1').update('other').digest('hex');
    expect(await server?.sha1(String(onStart.mock.calls[0]?.[0]))).toBe(otherSha1);
  });
});

describe('an upload by tus succeeds although', () => {
  it.each([
    ['the connection breaks in the middle of a part', 'drop:15000', 'PATCH 15000'],
    ['the answer of a part is lost', 'lost', 'PATCH 40000'],
    ['a part gets 409 for another offset', 'ok,409', 'PATCH 40000'],
    ['a part gets 412', 'ok,412', 'PATCH 40000'],
    ['a part gets 423, because another connection holds the upload', '423', 'PATCH 0'],
    ['the server is busy', 'ok,503,503', 'PATCH 40000'],
  ])('%s', async (_what, faults, next) => {
    const { task, drive, received, requests } = await start({ faults });
    await drive(task);
    expect(await received()).toBe(sha1);
    expect(requests).toContain('HEAD');
    expect(requests[requests.indexOf('HEAD') + (faults.match(/503/g)?.length ?? 1)]).toBe(next);
  });

  it.each([
    ['the first connection is reset', { 1: resetRequest }],
    ['the creation gets 503', { 1: answerWith(503) }],
    ['a login page answers the creation', { 1: login }],
    ['a login page answers a part', { 2: login, 3: login }],
    ['a HEAD is reset', { 3: resetRequest, 4: resetRequest }],
    [
      'the server does not move the offset',
      { 2: answerWith(204, { 'Tus-Resumable': '1.0.0', 'Upload-Offset': '0' }) },
    ],
    [
      'the server claims more bytes than it got',
      { 2: answerWith(204, { 'Tus-Resumable': '1.0.0', 'Upload-Offset': '99999' }) },
    ],
  ])('%s', async (_what, requestFaults) => {
    const { task, drive, received } = await start({ requestFaults });
    await drive(task);
    expect(await received()).toBe(sha1);
  });

  it.each([403, 404, 410])(
    'the server no longer has it (%i): it starts again, and `onStart` gets the new address',
    async (status) => {
      const requestFaults = { 3: answerWith(status) };
      const { task, drive, received, uploadUrls } = await start({ requestFaults });
      await drive(task);
      expect(await received()).toBe(sha1);
      expect(new Set(uploadUrls).size).toBe(2);
    },
  );

  it('each attempt brings a few bytes only: progress resets the count of attempts', async () => {
    const faults = Array.from({ length: 8 }, () => 'drop:10000,ok').join(',');
    const { task, drive, received } = await start({ faults, resume: { times: 1, chunkSize: 1e6 } });
    await drive(task);
    expect(await received()).toBe(sha1);
  });

  it('a part stalls longer than `attemptTimeout`', async () => {
    const { task, drive, received, now } = await start({
      faults: 'stall:10000',
      resume: { attemptTimeout: 5000 },
    });
    await drive(task);
    expect(await received()).toBe(sha1);
    expect(now()).toBeGreaterThan(5000);
  });

  it('[S8.3] the phone is offline for minutes, which uses no attempt', async () => {
    const phone: { setOnline?: (value: boolean) => void } = {};
    const { task, elapse, waits, setOnline, received, requests } = await start({
      requestFaults: {
        3: ({ socket }) => {
          phone.setOnline?.(false);
          socket.destroy();
        },
      },
      resume: { times: 1 },
    });
    phone.setOnline = setOnline;
    await waitsForNetwork(waits);
    await elapse(300_000);
    expect(requests).toHaveLength(3);
    setOnline(true);
    await task;
    expect(await received()).toBe(sha1);
  });

  it('a busy server names a time in Retry-After, and the call waits for it', async () => {
    const requestFaults = { 2: answerWith(429, { 'Retry-After': '12' }) };
    const { task, drive, received, now } = await start({ requestFaults });
    await drive(task);
    expect(await received()).toBe(sha1);
    expect(now()).toBeGreaterThan(12_000);
    expect(now()).toBeLessThan(20_000);
  });

  it('another call uploads the same file at the same time, over a bad network', async () => {
    const { task, drive, received, uploadUrls, url } = await start({
      requestFaults: { 1: resetRequest, 3: answerWith(503), 5: resetRequest, 6: answerWith(502) },
    });
    const phone = drivenPhone();
    let otherUrl = '';
    const onStart = (begun: string) => {
      otherUrl = begun;
    };
    const resume = { chunkSize: 40_000, onStart };
    const other = starterOf(phone.context, 'uploadFile', uploadFile)({ url, file, resume });
    await Promise.all([drive(task), phone.drive(other)]);
    expect([await received(), await server?.sha1(otherUrl)]).toEqual([sha1, sha1]);
    expect(uploadUrls).not.toContain(otherUrl);
  });
});

describe('an upload by tus rejects', () => {
  it('with http-status and the answer when the server refuses the file', async () => {
    const { task, drive, requests } = await start({
      requestFaults: { 1: answerWith(413, {}, 'too large') },
    });
    await expect(drive(task)).rejects.toMatchObject({
      code: 'http-status',
      errMsg: 'uploadFile:fail upload failure',
      response: { statusCode: 413, data: 'too large' },
    });
    expect(requests).toEqual(['POST']);
  });

  it('when the server speaks other versions of tus only', async () => {
    const { task, drive, requests } = await start({
      requestFaults: { 1: answerWith(412, { 'Tus-Version': '0.2.2' }) },
    });
    await expect(drive(task)).rejects.toMatchObject({ response: { statusCode: 412 } });
    expect(requests).toEqual(['POST']);
  });

  it('after `times` attempts without progress, which grow apart', async () => {
    const { task, drive, requests, now } = await start({
      faults: 'ok,503,503,503,503',
      resume: { times: 3, delay: 1000 },
    });
    await expect(drive(task)).rejects.toMatchObject({ response: { statusCode: 503 } });
    expect(requests).toEqual(['POST', 'PATCH 0', 'PATCH 40000', 'HEAD', 'HEAD', 'HEAD']);
    expect(now()).toBeGreaterThanOrEqual(3500);
  });

  it('with parse when a login page answers every request', async () => {
    const requestFaults = { 2: login, 3: login, 4: login };
    const { task, drive } = await start({ requestFaults, resume: { times: 2 } });
    await expect(drive(task)).rejects.toMatchObject({
      code: 'parse',
      errMsg: 'uploadFile:fail upload failure',
    });
  });

  it('with parse when the server names no address for the parts', async () => {
    const nameless = answerWith(201, { 'Tus-Resumable': '1.0.0' }, '{"ok":true}');
    const { task, drive } = await start({ requestFaults: { 1: nameless }, resume: { times: 0 } });
    await expect(drive(task)).rejects.toMatchObject({
      code: 'parse',
      errMsg: 'uploadFile:fail upload failure',
    });
  });

  it('[S8.1] with timeout while a part hangs', async () => {
    const { task, drive, timers } = await start({ faults: 'stall:10', timeout: 20_000 });
    await expect(drive(task)).rejects.toMatchObject({ code: 'timeout', limit: 'call' });
    expect(timers()).toBe(0);
  });

  it('[S8.2] with abort while a part hangs, and leaves no timer', async () => {
    const { task, timers, requests } = await start({ faults: 'stall:10' });
    await vi.waitFor(() => expect(requests).toContain('PATCH 0'), { interval: 5 });
    task.abort();
    await expect(task).rejects.toMatchObject({ code: 'abort' });
    await vi.waitFor(() => expect(timers()).toBe(0));
  });

  it('[S8.2] with abort while it waits for the network, and leaves no timer', async () => {
    const phone: { setOnline?: (value: boolean) => void } = {};
    const { task, setOnline, waits, timers } = await start({
      requestFaults: {
        2: ({ socket }) => {
          phone.setOnline?.(false);
          socket.destroy();
        },
      },
    });
    phone.setOnline = setOnline;
    await waitsForNetwork(waits);
    task.abort();
    await expect(task).rejects.toMatchObject({ code: 'abort' });
    await vi.waitFor(() => expect(timers()).toBe(0));
  });
});
