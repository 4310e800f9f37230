import { expect, it, vi } from 'vitest';
import { createEnv } from '@/platform';
import { remoteSize } from '@/platform/media/remote-size';
import { fakePlatform } from '../../helpers/fake-platform';
import { windowWith } from '../../helpers/window-with';

const { signal } = new AbortController();

function start(fetch: (url: string, options: RequestInit) => Promise<unknown>) {
  const clock = fakePlatform();
  const env = { ...createEnv(windowWith({ fetch })), after: clock.env.after };
  return { ...clock, context: fakePlatform({ env }).context };
}

const answer = (ok: boolean, length?: string) => async () => ({
  ok,
  headers: new Headers(length === undefined ? {} : { 'Content-Length': length }),
});

it.each([
  ['what the server tells', answer(true, '2048'), 2048],
  ['nothing when it does not', answer(true), null],
  ['nothing when it has no such file', answer(false, '99'), null],
  ['nothing when it can not be asked', () => Promise.reject(new TypeError('no')), null],
])('is %s', async (_what, fetch, expected) => {
  const { context, timers } = start(fetch);
  expect(await remoteSize(context, 'https://example.test/a.mp4', signal)).toBe(expected);
  expect(timers()).toBe(0);
});

it('asks nobody about a blob: URL', async () => {
  const fetch = vi.fn();
  expect(await remoteSize(start(fetch).context, 'blob:x', signal)).toBeNull();
  expect(fetch).not.toHaveBeenCalled();
});

it('does not wait long for a server that is silent', async () => {
  const { context, pass } = start(
    (_url, options) =>
      new Promise((_resolve, reject) => {
        options.signal?.addEventListener('abort', () => reject(options.signal?.reason));
      }),
  );
  const size = remoteSize(context, 'https://example.test/a.mp4', signal);
  pass(8000);
  expect(await size).toBeNull();
});
