import type { ServerResponse } from 'node:http';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { downloadFile } from '@/platform/network/download';
import { drivenPhone } from '../../helpers/driven-phone';
import { type FaultServer, serveFaults } from '../../helpers/serve-faults';
import { starterOf } from '../../helpers/start-call';

const whole = Buffer.from(Array.from({ length: 300_000 }, (_, index) => (index * 7) % 251));
let server: FaultServer | undefined;
afterEach(() => server?.close());

type Asked = { readonly range: string | undefined; readonly condition: string | undefined };
type Fault = (response: ServerResponse, range: string | undefined) => void;

/** A server whose requests get one fault each. Then it sends the whole file. */
async function serveFile(faults: Fault[], validator: Record<string, string> = { ETag: '"v1"' }) {
  const asked: Asked[] = [];
  server = await serveFaults(({ headers }, response) => {
    const { range, 'if-range': condition } = headers;
    asked.push({ range, condition: condition === undefined ? undefined : String(condition) });
    const fault = faults.shift();
    if (fault) fault(response, range);
    else send(response, range, validator);
  });
  return { asked, url: `${server.url}/plan.bin` };
}

const startOf = (range: string | undefined) => Number(/\d+/.exec(range ?? '')?.[0] ?? 0);

function head(response: ServerResponse, range: string | undefined, own: Record<string, string>) {
  const from = startOf(range);
  response.writeHead(range ? 206 : 200, {
    'Content-Type': 'application/pdf',
    'Content-Length': whole.length - from,
    ...(range && { 'Content-Range': `bytes ${from}-${whole.length - 1}/${whole.length}` }),
    ...own,
  });
  return from;
}

function send(response: ServerResponse, range: string | undefined, own: Record<string, string>) {
  response.end(whole.subarray(head(response, range, own)));
}

/** Sends the file up to a byte, and then breaks the connection. */
const dropAt =
  (end: number, own: Record<string, string> = { ETag: '"v1"' }, after = () => {}): Fault =>
  (response, range) => {
    response.write(whole.subarray(head(response, range, own), end), () =>
      setTimeout(() => {
        after();
        response.destroy();
      }, 30),
    );
  };

/** Sends the file up to a byte, and then no further byte. */
const stallAt =
  (end: number): Fault =>
  (response, range) => {
    response.write(whole.subarray(head(response, range, { ETag: '"v1"' }), end));
  };

const answer =
  (status: number, headers: Record<string, string> = {}, body = 'busy'): Fault =>
  (response) =>
    response.writeHead(status, headers).end(body);

const reset: Fault = ({ socket }) => socket?.resetAndDestroy();

function start() {
  const phone = drivenPhone();
  return { ...phone, download: starterOf(phone.context, 'downloadFile', downloadFile) };
}

const isWhole = async ({ file }: { readonly file: Blob }) =>
  whole.equals(Buffer.from(await file.arrayBuffer()));

/** Waits for that many requests. The clock does not move. */
const askedTimes = (asked: readonly Asked[], count: number) =>
  vi.waitFor(() => expect(asked).toHaveLength(count), { interval: 5 });

/** While the phone is offline, a transfer checks the network every second. */
const waitsForNetwork = (waits: () => number[]) =>
  vi.waitFor(() => expect(waits()).toContain(1000), { interval: 5 });

describe('[S8.3] a download whose phone is offline', () => {
  it('waits for minutes until the network is back, and then continues', {
    tags: 'long',
  }, async () => {
    const { download, setOnline, elapse, waits } = start();
    const { asked, url } = await serveFile([
      dropAt(100_000, { ETag: '"v1"' }, () => setOnline(false)),
    ]);
    const task = download({ url, timeout: 600_000 });
    await waitsForNetwork(waits);
    await elapse(300_000);
    expect(asked).toHaveLength(1);
    setOnline(true);
    expect(await isWhole(await task)).toBe(true);
    expect(asked).toEqual([
      { range: undefined, condition: undefined },
      { range: 'bytes=100000-', condition: '"v1"' },
    ]);
  });

  it('again and again uses no attempt', async () => {
    const { download, setOnline, elapse, waits } = start();
    const off = () => setOnline(false);
    const drop = () => dropAt(50, { ETag: '"v1"' }, off);
    const { asked, url } = await serveFile([drop(), drop(), drop(), drop()]);
    const task = download({ url, resume: 1 });
    for (let drops = 1; drops <= 4; drops += 1) {
      await askedTimes(asked, drops);
      await waitsForNetwork(waits);
      await elapse(3000);
      setOnline(true);
    }
    expect(await isWhole(await task)).toBe(true);
  });

  it('[S8.1] until the deadline rejects with timeout, and the cause is offline', async () => {
    const { download, setOnline, elapse, timers, waits } = start();
    const { url } = await serveFile([dropAt(1000, { ETag: '"v1"' }, () => setOnline(false))]);
    const task = download({ url });
    await waitsForNetwork(waits);
    const failure = task.catch((error: unknown) => error);
    await elapse(60_000);
    expect(await failure).toMatchObject({
      code: 'timeout',
      errMsg: 'downloadFile:fail request timeout',
      cause: { code: 'offline' },
    });
    expect(timers()).toBe(0);
  });

  it('[S8.2] can be aborted during the wait, and leaves no timer', async () => {
    const { download, setOnline, timers, waits } = start();
    const { asked, url } = await serveFile([
      dropAt(1000, { ETag: '"v1"' }, () => setOnline(false)),
    ]);
    const task = download({ url });
    await waitsForNetwork(waits);
    task.abort();
    await expect(task).rejects.toMatchObject({ code: 'abort' });
    await vi.waitFor(() => expect(timers()).toBe(0));
    setOnline(true);
    expect(asked).toHaveLength(1);
  });

  it('before it begins waits for the network', async () => {
    const { download, setOnline, elapse, waits } = start();
    const { asked, url } = await serveFile([]);
    setOnline(false);
    const task = download({ url });
    await waitsForNetwork(waits);
    await elapse(30_000);
    expect(asked).toHaveLength(0);
    setOnline(true);
    expect(await isWhole(await task)).toBe(true);
  });

  it("in the middle rejects with offline when `whenOffline` is 'fail'", async () => {
    const { download, setOnline, timers } = start();
    const { asked, url } = await serveFile([
      dropAt(1000, { ETag: '"v1"' }, () => setOnline(false)),
    ]);
    await expect(download({ url, whenOffline: 'fail' })).rejects.toMatchObject({
      code: 'offline',
      errMsg: 'downloadFile:fail No network, please check your connection',
    });
    expect([asked.length, timers()]).toEqual([1, 0]);
  });

  it("between two attempts rejects with offline when `whenOffline` is 'fail'", async () => {
    const { download, setOnline, waits, timers } = start();
    const { url } = await serveFile([dropAt(1000)]);
    const resume = { delay: 20_000 };
    const task = download({ url, whenOffline: 'fail', resume, timeout: 0 });
    const failure = task.catch((error: unknown) => error);
    await vi.waitFor(() => expect(Math.max(...waits())).toBeGreaterThanOrEqual(10_000), {
      interval: 5,
    });
    await vi.waitFor(() => expect(waits().every((ms) => ms < 25_000)).toBe(true), { interval: 5 });
    setOnline(false);
    expect(await failure).toMatchObject({ code: 'offline' });
    expect(timers()).toBe(0);
  });

  it('rejects at once when `resume` is 0', async () => {
    const { download, setOnline } = start();
    const { url } = await serveFile([dropAt(1000, { ETag: '"v1"' }, () => setOnline(false))]);
    await expect(download({ url, resume: 0 })).rejects.toMatchObject({
      code: 'offline',
      errMsg: 'downloadFile:fail No network, please check your connection',
    });
  });
});

describe('a download from a busy server', () => {
  it('waits for the Retry-After of a 503 in the middle, and then continues', {
    tags: 'long',
  }, async () => {
    const { download, drive, now } = start();
    const { asked, url } = await serveFile([dropAt(100_000), answer(503, { 'Retry-After': '20' })]);
    expect(await isWhole(await drive(download({ url })))).toBe(true);
    expect(now()).toBeGreaterThan(20_000);
    expect(now()).toBeLessThan(29_000);
    expect(asked[2]).toEqual({ range: 'bytes=100000-', condition: '"v1"' });
  });

  it.each([429, 503])('waits for the Retry-After of a first %i', async (status) => {
    const { download, elapse, waits } = start();
    const { asked, url } = await serveFile([answer(status, { 'Retry-After': '5' })]);
    const task = download({ url });
    await askedTimes(asked, 1);
    await vi.waitFor(() => expect(waits()).toContain(5000), { interval: 5 });
    await elapse(4900);
    expect(asked).toHaveLength(1);
    await elapse(100);
    expect(await isWhole(await task)).toBe(true);
  });

  it('[S8.13] rejects with the answer when the server stays busy', async () => {
    const { download, drive } = start();
    const { url } = await serveFile([dropAt(1000), answer(503), answer(503), answer(503)]);
    await expect(drive(download({ url, resume: 2 }))).rejects.toMatchObject({
      code: 'http-status',
      cause: { statusCode: 503, data: 'busy' },
    });
  });
});

it('a download resumes after a 206 that repeats no validator', async () => {
  const { download, drive } = start();
  const { asked, url } = await serveFile(
    [dropAt(100_000, { 'Last-Modified': 'Thu, 01 Jan 2026 00:00:00 GMT' }), dropAt(200_000, {})],
    {},
  );
  expect(await isWhole(await drive(download({ url })))).toBe(true);
  const condition = 'Thu, 01 Jan 2026 00:00:00 GMT';
  expect(asked.slice(1)).toEqual([
    { range: 'bytes=100000-', condition },
    { range: 'bytes=200000-', condition },
  ]);
});

it('a download never mixes the parts of two versions of a file', async () => {
  const { download, drive } = start();
  const { asked, url } = await serveFile([dropAt(100_000), dropAt(200_000, { ETag: '"v2"' })]);
  expect(await isWhole(await drive(download({ url })))).toBe(true);
  expect(asked[2]).toEqual({ range: undefined, condition: undefined });
});

it('a download makes another attempt when the first connection is reset', async () => {
  const { download, drive } = start();
  const { asked, url } = await serveFile([reset]);
  expect(await isWhole(await drive(download({ url })))).toBe(true);
  expect(asked).toHaveLength(2);
});

describe('an attempt of a download that stalls', () => {
  it('ends after 30 seconds without a byte, and the next one brings the rest', async () => {
    const { download, elapse, timers } = start();
    const { asked, url } = await serveFile([stallAt(100_000)]);
    const task = download({ url, timeout: 0 });
    const seen = vi.fn();
    task.onProgress(seen);
    await vi.waitFor(() => {
      expect(seen).toHaveBeenLastCalledWith(
        expect.objectContaining({ totalBytesWritten: 100_000 }),
      );
    });
    await elapse(29_999);
    expect([asked.length, timers()]).toEqual([1, 1]);
    await elapse(1);
    await elapse(300);
    expect(await isWhole(await task)).toBe(true);
    expect(asked[1]).toEqual({ range: 'bytes=100000-', condition: '"v1"' });
  });

  it('before its answer ends after `attemptTimeout`', async () => {
    const { download, elapse } = start();
    const silence: Fault = () => {};
    const { asked, url } = await serveFile([silence]);
    const task = download({ url, resume: { attemptTimeout: 8000, delay: 10 }, timeout: 0 });
    await askedTimes(asked, 1);
    await elapse(7999);
    expect(asked).toHaveLength(1);
    await elapse(11);
    expect(await isWhole(await task)).toBe(true);
  });

  it('[S8.1] every time makes the download reject with timeout', { tags: 'long' }, async () => {
    const { download, drive } = start();
    const { asked, url } = await serveFile([stallAt(10), stallAt(10)]);
    const resume = { times: 1, attemptTimeout: 2000 };
    await expect(drive(download({ url, resume }))).rejects.toMatchObject({
      code: 'timeout',
      limit: 'attempt',
      errMsg: 'downloadFile:fail request timeout',
    });
    expect(asked).toHaveLength(2);
  });
});

describe('a captive portal that answers 200 with its login page', () => {
  const login = answer(200, { 'Content-Type': 'text/html' }, '<!doctype html><title>Login</title>');

  it('in the middle of a download does not get into the file', async () => {
    const { download, drive } = start();
    const { asked, url } = await serveFile([dropAt(100_000), login, login]);
    expect(await isWhole(await drive(download({ url })))).toBe(true);
    expect(asked).toHaveLength(4);
  });

  it('[S8.13] every time makes the download reject', async () => {
    const { download, drive } = start();
    const { url } = await serveFile([dropAt(100_000), login, login]);
    await expect(drive(download({ url, resume: 1 }))).rejects.toMatchObject({
      code: 'parse',
      errMsg: 'downloadFile:fail download failure',
    });
  });
});

it('two tabs download the same file over the same bad network', async () => {
  const { asked, url } = await serveFile([dropAt(10), dropAt(20), reset, reset, answer(503)]);
  const tabs = [start(), start()];
  const files = await Promise.all(tabs.map(({ download, drive }) => drive(download({ url }))));
  expect(await Promise.all(files.map(isWhole))).toEqual([true, true]);
  expect(asked).toHaveLength(7);
});
