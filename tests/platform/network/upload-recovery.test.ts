import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { uploadFile } from '@/platform/network/upload';
import { drivenPhone } from '../../helpers/driven-phone';
import { type FaultServer, serveFaults } from '../../helpers/serve-faults';
import { starterOf } from '../../helpers/start-call';

const whole = Buffer.from(Array.from({ length: 100_000 }, (_, index) => (index * 7) % 251));
const file = new File([whole], 'plan.bin', { type: 'image/png' });
const sha1 = createHash('sha1').update(whole).digest('hex');
const resume = { chunkSize: 40_000 };
let server: FaultServer | undefined;
afterEach(() => server?.close());

type Fault = (request: IncomingMessage, response: ServerResponse) => void;

/** A server that keeps the received bytes. Requests that a test names by number get a fault. */
async function serveUploads(faults: Readonly<Record<number, Fault>>) {
  const uploads = new Map<string, Buffer>();
  const asked: string[] = [];
  server = await serveFaults((request, response) => {
    const { method = '', url = '' } = request;
    asked.push(request.headers['content-range'] ?? method);
    const fault = faults[asked.length];
    if (fault) return fault(request, response);
    if (method === 'POST') {
      const id = `/uploads/u-${uploads.size + 1}`;
      uploads.set(id, Buffer.alloc(0));
      return response.writeHead(201, { Location: id }).end();
    }
    const kept = uploads.get(url) ?? Buffer.alloc(0);
    const rangeOf = ({ length }: Buffer) => (length > 0 ? { Range: `bytes=0-${length - 1}` } : {});
    if (method === 'HEAD') return response.writeHead(200, rangeOf(kept)).end();
    const pieces = [kept];
    request.on('data', (piece: Buffer) => pieces.push(piece));
    request.on('end', () => {
      const now = Buffer.concat(pieces);
      uploads.set(url, now);
      const isWhole = now.length === whole.length;
      const answer = isWhole ? createHash('sha1').update(now).digest('hex') : '';
      response.writeHead(isWhole ? 200 : 308, rangeOf(now)).end(answer);
    });
    return response;
  });
  return { asked, url: `${server.url}/uploads` };
}

const answer =
  (status: number, headers: Record<string, string> = {}, body = 'busy'): Fault =>
  (request, response) => {
    request.resume();
    response.writeHead(status, headers).end(body);
  };
const login = answer(200, { 'Content-Type': 'text/html' }, '<!doctype html><p id="1">Login');
const reset: Fault = ({ socket }) => socket.resetAndDestroy();
const silence: Fault = () => {};

function start() {
  const phone = drivenPhone();
  return { ...phone, upload: starterOf(phone.context, 'uploadFile', uploadFile) };
}

const waitsForNetwork = (waits: () => number[]) =>
  vi.waitFor(() => expect(waits()).toContain(1000), { interval: 5 });

describe('[S8.3] an upload in parts whose phone is offline', () => {
  it('waits for minutes until the network is back, and then continues', {
    tags: 'long',
  }, async () => {
    const { upload, setOnline, elapse, waits } = start();
    const { asked, url } = await serveUploads({
      3: (request) => {
        setOnline(false);
        request.destroy();
      },
    });
    const task = upload({ url, file, resume: { ...resume, times: 1 }, timeout: 600_000 });
    await waitsForNetwork(waits);
    await elapse(300_000);
    expect(asked).toHaveLength(3);
    setOnline(true);
    expect((await task).data).toBe(sha1);
    expect(asked.slice(2)).toEqual([
      'bytes 40000-79999/100000',
      'HEAD',
      'bytes 40000-79999/100000',
      'bytes 80000-99999/100000',
    ]);
  });

  it('[S8.2] can be aborted during the wait', async () => {
    const { upload, setOnline, waits, timers } = start();
    const { url } = await serveUploads({
      2: (request) => {
        setOnline(false);
        request.destroy();
      },
    });
    const task = upload({ url, file, resume });
    await waitsForNetwork(waits);
    task.abort();
    await expect(task).rejects.toMatchObject({ code: 'abort' });
    await vi.waitFor(() => expect(timers()).toBe(0));
  });
});

it.each([
  ['the first connection is reset', { 1: reset }],
  ['a part in the middle is answered by a busy server', { 3: answer(503) }],
  ['the server no longer has the upload', { 3: answer(410) }],
  ['the login page of a network answers the first request', { 1: login }],
  ['the login page of a network answers a part', { 2: login, 3: login, 4: login }],
  ['the login page of a network answers the last part', { 4: login, 5: login }],
  ['the server answers a middle part with 200', { 2: answer(200) }],
])('an upload in parts succeeds although %s', async (_what, faults) => {
  const { upload, drive } = start();
  const { url } = await serveUploads(faults);
  expect((await drive(upload({ url, file, resume }))).data).toBe(sha1);
});

it('an upload that the server no longer has starts again, and `onStart` gets the new address', async () => {
  const { upload, drive } = start();
  const { asked, url } = await serveUploads({ 3: answer(404) });
  const begun: string[] = [];
  const onStart = (uploadUrl: string) => begun.push(new URL(uploadUrl).pathname);
  await drive(upload({ url, file, resume: { ...resume, onStart } }));
  expect(begun).toEqual(['/uploads/u-1', '/uploads/u-2']);
  expect(asked.filter((one) => one === 'POST')).toHaveLength(2);
});

it('an upload in parts waits for the Retry-After of a busy server', { tags: 'long' }, async () => {
  const { upload, drive, now } = start();
  const { url } = await serveUploads({ 2: answer(429, { 'Retry-After': '12' }) });
  await drive(upload({ url, file, resume }));
  expect(now()).toBeGreaterThan(12_000);
  expect(now()).toBeLessThan(20_000);
});

it('a part that stalls ends after `attemptTimeout`, and the rest arrives', {
  tags: 'long',
}, async () => {
  const { upload, drive, now } = start();
  const { url } = await serveUploads({ 3: silence });
  const { data } = await drive(upload({ url, file, resume: { ...resume, attemptTimeout: 5000 } }));
  expect(data).toBe(sha1);
  expect(now()).toBeGreaterThan(5000);
});

it('[S8.14] an upload rejects when a login page answers every request', async () => {
  const { upload, drive } = start();
  const { url } = await serveUploads({ 4: login, 5: login, 6: login, 7: login });
  const failing = upload({ url, file, resume: { ...resume, times: 2 } });
  await expect(drive(failing)).rejects.toMatchObject({
    code: 'parse',
    errMsg: 'uploadFile:fail upload failure',
  });
});

it('two tabs upload the same file over a bad network independently', async () => {
  const { asked, url } = await serveUploads({ 1: reset, 3: answer(503), 5: reset, 6: answer(502) });
  const tabs = [start(), start()];
  const results = await Promise.all(
    tabs.map(({ upload, drive }) => drive(upload({ url, file, resume }))),
  );
  expect(results.map(({ data }) => data)).toEqual([sha1, sha1]);
  expect(asked.filter((one) => one === 'POST').length).toBeGreaterThanOrEqual(3);
});
