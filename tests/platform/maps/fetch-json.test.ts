import { expect, it } from 'vitest';
import { createEnv, type Env } from '@/platform';
import { fetchJson } from '@/platform/maps/service';
import { setUpBackend } from '../../helpers/backend';
import { createManualClock } from '../../helpers/manual-clock';

const { port } = setUpBackend({ faults: true });
const env = createEnv(globalThis as unknown as Window & typeof globalThis);
const url = (path: string) => `http://localhost:${port()}/api${path}`;
const alive = () => new AbortController().signal;

it('gives the JSON of an answer', async () => {
  expect(await fetchJson(env, url('/slow?ms=0'), alive())).toEqual({ ms: 0 });
});

it('sends what it is told to', async () => {
  const init = { method: 'POST', body: 'stone', headers: { 'X-Kind': 'marble' } };
  expect(await fetchJson(env, url('/echo'), alive(), init)).toMatchObject({
    method: 'POST',
    body: 'stone',
    headers: { 'x-kind': 'marble' },
  });
});

it.each([
  ['another status', '/status/503', 'answered with status 503'],
  ['half an object', '/broken-json', 'failed'],
  ['a broken connection', '/reset', 'failed'],
  ['an answer that breaks off', '/drop', 'failed'],
])('[S8.10] fails with %s', async (_name, path, message) => {
  await expect(fetchJson(env, url(path), alive())).rejects.toMatchObject({
    name: 'MapFailure',
    reason: 'load',
    message,
  });
});

it('[S8.10] fails where there is no server', async () => {
  await expect(fetchJson(env, 'http://localhost:9/', alive())).rejects.toMatchObject({
    reason: 'load',
  });
});

it.each(['/slow?ms=60000', '/stall'])('[S8.10] waits 10 s for %s', async (path) => {
  const clock = createManualClock();
  const call = fetchJson({ ...env, after: clock.after }, url(path), alive());
  let error: unknown;
  call.catch((reason: unknown) => {
    error = reason;
  });
  await clock.advance(9999);
  expect(error).toBeUndefined();
  await clock.advance(1);
  await expect(call).rejects.toMatchObject({ reason: 'load', message: 'no answer in 10 s' });
  expect(clock.pending).toBe(0);
});

it('settles even where the browser forgets the request', async () => {
  const clock = createManualClock();
  const window = { fetch: () => new Promise(() => {}) } as unknown as Env['window'];
  const deaf = { ...env, window, after: clock.after };
  const late = fetchJson(deaf, url('/echo'), alive());
  late.catch(() => {});
  await clock.advance(10_000);
  await expect(late).rejects.toMatchObject({ reason: 'load' });

  const controller = new AbortController();
  const left = fetchJson(deaf, url('/echo'), controller.signal);
  controller.abort();
  await expect(left).rejects.toThrow('aborted');
  expect(clock.pending).toBe(0);
});

it('ends with its signal, also with one that has ended', async () => {
  const controller = new AbortController();
  const call = fetchJson(env, url('/slow?ms=60000'), controller.signal);
  controller.abort();
  await expect(call).rejects.toThrow('aborted');
  const asked: unknown[] = [];
  const window = { fetch: (...args: unknown[]) => asked.push(args) } as unknown as Env['window'];
  await expect(fetchJson({ ...env, window }, url('/echo'), controller.signal)).rejects.toThrow(
    'aborted',
  );
  expect(asked).toEqual([]);
});

it('says where it comes from, whatever the policy of the page', async () => {
  const asked: RequestInit[] = [];
  const window = {
    fetch: (target: string, init: RequestInit) => {
      asked.push(init);
      return fetch(target, init);
    },
  } as unknown as Env['window'];
  await fetchJson({ ...env, window }, url('/slow?ms=0'), alive());
  expect(asked[0]?.referrerPolicy).toBe('strict-origin-when-cross-origin');
});
