import { expect, it } from 'vitest';
import { createEnv, type Env } from '@/platform';
import { readFile } from '@/platform/files/read-file';
import { fakePlatform } from '../../helpers/fake-platform';
import { windowWith } from '../../helpers/window-with';

function start(change: Partial<Env> = {}) {
  return fakePlatform({ env: { ...createEnv(window), ...change } }).context;
}

it('readFile returns a Blob as it is', async () => {
  const blob = new Blob(['x']);
  expect(await readFile(start(), blob)).toBe(blob);
});

it('readFile reads a blob: URL that the product created', async () => {
  const url = URL.createObjectURL(new Blob(['mine'], { type: 'text/plain' }));
  const blob = await readFile(start(), url);
  expect(await blob.text()).toBe('mine');
  expect(blob.type).toBe('text/plain');
  URL.revokeObjectURL(url);
});

it('readFile reads a data: URL without a request', async () => {
  const context = start({ window: windowWith({ fetch: () => Promise.reject(new Error('no')) }) });
  expect(await (await readFile(context, 'data:,hello')).text()).toBe('hello');
});

it('readFile fetches a file from a server, by a path or a full URL', async () => {
  const { pathname, origin } = new URL(import.meta.url);
  for (const url of [pathname, origin + pathname]) {
    expect((await readFile(start(), url)).size).toBeGreaterThan(100);
  }
});

it.each([
  ['data:text/plain', 'invalid', 'parameter.filePath is a broken data: URL'],
  ['http://[', 'invalid', 'parameter.filePath is neither a known path nor a URL'],
  ['file:///etc/hosts', 'invalid', 'parameter.filePath is neither a known path nor a URL'],
  ['ftp://a.example/b', 'invalid', 'parameter.filePath is neither a known path nor a URL'],
  ['blob:http://localhost/gone', 'not-found', 'parameter.filePath cannot be read'],
  ['http://localhost:1/', 'network', 'parameter.filePath cannot be read'],
])('readFile of %s rejects with %s', async (source, code, message) => {
  await expect(readFile(start(), source)).rejects.toMatchObject({ code, message });
});

it('[S7.2] readFile rejects with http-status for a 404', async () => {
  const fetch = () => Promise.resolve(new Response('', { status: 404 }));
  await expect(
    readFile(start({ window: windowWith({ fetch }) }), '/missing'),
  ).rejects.toMatchObject({
    code: 'http-status',
    message: 'the server answered 404',
    response: { statusCode: 404 },
  });
});

it('[S8.3] readFile rejects at once when the phone is offline', async () => {
  const navigator = { onLine: false };
  await expect(readFile(start({ window: windowWith({ navigator }) }), '/a')).rejects.toMatchObject({
    code: 'offline',
    message: 'No network, please check your connection',
  });
});

/** A server that never answers. */
const silent = {
  fetch: (_url: string, { signal }: { signal: AbortSignal }) =>
    new Promise((_resolve, reject) => {
      if (signal.aborted) reject(new DOMException('', 'AbortError'));
      signal.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
    }),
};

it('[S8.1] readFile rejects with timeout after the time of a download', async () => {
  let waited = 0;
  const after: Env['after'] = (ms, run) => {
    waited = ms;
    const id = setTimeout(run, 5);
    return () => clearTimeout(id);
  };
  await expect(
    readFile(start({ window: windowWith(silent), after }), '/slow'),
  ).rejects.toMatchObject({ code: 'timeout', message: 'request timeout' });
  expect(waited).toBe(60_000);
});

it('[S8.2] readFile rejects when the signal is aborted', async () => {
  const controller = new AbortController();
  const reading = readFile(start({ window: windowWith(silent) }), '/slow', controller.signal);
  controller.abort();
  await expect(reading).rejects.toMatchObject({ code: 'abort', message: 'request abort' });
});

it('[S1.2] readFile of a voice of the messaging app names the call that uploads it', async () => {
  await expect(readFile(fakePlatform().context, 'host-voice:voice1')).rejects.toMatchObject({
    code: 'invalid',
    message:
      'parameter.filePath is a voice that the messaging app keeps: host.uploadMedia hands it over',
  });
});
