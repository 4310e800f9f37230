import type { IncomingMessage, ServerResponse } from 'node:http';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createAuth, type Platform } from '@/platform';
import { drivenPhone } from '../../helpers/driven-phone';
import { fakeEnv } from '../../helpers/fake-platform';
import { platformOf } from '../../helpers/platform-of';
import { type FaultServer, serveFaults } from '../../helpers/serve-faults';

let server: FaultServer | undefined;
afterEach(() => server?.close());

const ann = { uid: 'ann', role: [], permission: [] };
const ben = { ...ann, uid: 'ben' };
const file = new File(['marble'], 'stone.txt');

/** A phone with the cookie of Ann. */
function start() {
  const phone = drivenPhone();
  const auth = createAuth(fakeEnv().env, 'app', { storage: 'none' });
  Object.assign(phone.context, { auth });
  auth.setUser(ann);
  return { ...phone, auth, platform: platformOf(phone.context) };
}

type Answer = (request: IncomingMessage, response: ServerResponse) => unknown;

/** A server that gives each request the next answer. Later requests succeed. */
async function serve(...answers: Answer[]) {
  const received: string[] = [];
  server = await serveFaults((request, response) => {
    received.push(`${request.method}`);
    request.resume();
    const answer = answers.shift() ?? ((_request, last) => last.end('marble'));
    answer(request, response);
  });
  return { received, url: `${server.url}/stone` };
}

const reset: Answer = ({ socket }) => socket.resetAndDestroy();
const busy: Answer = (_request, response) => response.writeHead(503).end('busy');
const begin: Answer = (_request, response) =>
  response.writeHead(201, { Location: '/stone/1', 'Tus-Resumable': '1.0.0' }).end();
const half: Answer = (_request, response) => {
  response.writeHead(200, { 'Content-Length': 6, ETag: '"v1"' }).write('mar');
  setTimeout(() => response.destroy(), 30);
};

type Call = (platform: Platform, url: string) => Promise<unknown>;

const download: Call = (platform, url) => platform.downloadFile({ url, timeout: 0 });
const form: Call = (platform, url) => platform.uploadFile({ url, file, timeout: 0 });
const parts: Call = (platform, url) => platform.uploadFile({ url, file, resume: true, timeout: 0 });

const waits = (timers: () => number) =>
  vi.waitFor(() => expect(timers()).toBeGreaterThan(0), { interval: 5 });

describe.each([
  ['a download', 'downloadFile', download],
  ['an upload as a form', 'uploadFile', form],
  ['an upload in parts', 'uploadFile', parts],
] as const)('%s of one user', (_what, api, call) => {
  it('is not sent after another one has signed in while its code loads', async () => {
    const { platform, auth, drive } = start();
    const { received, url } = await serve();
    const task = call(platform, url);
    auth.clear();
    auth.setUser(ben);
    await expect(drive(task)).rejects.toMatchObject({ code: 'abort', api });
    expect(received).toEqual([]);
  });

  it('is not sent after another one has signed in while it waits for the network', async () => {
    const { platform, auth, drive, setOnline, timers } = start();
    const { received, url } = await serve();
    setOnline(false);
    const task = call(platform, url);
    await waits(timers);
    auth.setUser(ben);
    setOnline(true);
    await expect(drive(task)).rejects.toMatchObject({ code: 'abort', api });
    expect(received).toEqual([]);
  });
});

describe.each([
  ['a download whose server was busy', 'downloadFile', download, [busy]],
  ['a download whose connection broke', 'downloadFile', download, [half]],
  ['an upload in parts whose first request was lost', 'uploadFile', parts, [reset]],
  ['an upload in parts of which a part was lost', 'uploadFile', parts, [begin, reset]],
] as const)('%s', (_what, api, call, answers) => {
  it('does not go on with the cookie of the next user', async () => {
    const { platform, auth, drive, timers, now } = start();
    const { received, url } = await serve(...answers);
    const task = call(platform, url);
    await vi.waitFor(() => expect(received).toHaveLength(answers.length), { interval: 5 });
    await waits(timers);
    auth.clear();
    auth.setUser(ben);
    await expect(drive(task)).rejects.toMatchObject({ code: 'abort', api });
    expect(received).toHaveLength(answers.length);
    // No further wait after the refusal.
    expect(now()).toBeLessThan(1000);
  });

  it('goes on after a sign-out alone', async () => {
    const { platform, auth, drive, timers } = start();
    const { received, url } = await serve(...answers);
    const task = call(platform, url);
    await vi.waitFor(() => expect(received).toHaveLength(answers.length), { interval: 5 });
    await waits(timers);
    auth.clear();
    await drive(task).catch(() => {});
    expect(received.length).toBeGreaterThan(answers.length);
  });
});
