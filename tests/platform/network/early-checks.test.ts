import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { request } from '@/platform/network/request';
import { sendEarly } from '@/platform/network/early-request';
import { fakeEnv, fakePlatform } from '../../helpers/fake-platform';
import { flush } from '../../helpers/flush';

/** A phone whose requests are only noted. */
function start() {
  const { env } = fakeEnv();
  const fetched = vi.fn(async () => new Response('{}'));
  Object.assign(env.window, { fetch: fetched, navigator: { onLine: true, userAgent: '' } });
  Object.assign(env.document, { baseURI: 'https://example.org/', cookie: '' });
  const { context } = fakePlatform({ env });
  return { context, fetched };
}

const good: { readonly [name: string]: unknown } = {
  url: '/a',
  method: 'GET',
  baseURL: '/api',
  header: { 'X-A': 'b' },
  timeout: 500,
  attemptTimeout: 0,
  dataType: 'json',
  responseType: 'text',
  retry: 0,
};

/** Values that a product may pass by mistake. Most of them are near a value that is right. */
const mistakes: readonly unknown[] = [
  ...['', 'no', '5', 'GET ', 'json', 'get', 'ftp://a', 'a\n', '//a', '/a@b', '/\\u0000'],
  ...[-1, 0, 1, 1.5, Number.NaN, Infinity, true, false, null, () => {}, Symbol('s')],
  ...[[], ['json'], [['a', 'b']], {}, { a: 1 }, { 'a b': 'c' }, { a: 'b\r\n' }, { a: '\u0100' }],
  ...[{ times: 'x' }, { aborted: false }, new Date(0), new Map(), new AbortController().signal],
];

it('a call with a parameter that its check refuses sends nothing, also before its code has loaded', {
  tags: 'walks',
}, async () => {
  const params = fc.dictionary(
    fc.constantFrom(...Object.keys(good), 'signal', 'data', 'other'),
    fc.oneof(fc.constantFrom(...mistakes), fc.anything()),
    { maxKeys: 2 },
  );
  let sent = 0;
  await fc.assert(
    fc.asyncProperty(params, async (wrong) => {
      const { context, fetched } = start();
      const input = { ...good, ...wrong } as never;
      const { signal } = new AbortController();
      const begun = sendEarly(context, input, signal);
      if (!begun) return;
      await flush();
      expect(fetched).toHaveBeenCalledTimes(1);
      sent += 1;
      // The call takes the answer over, so its checks have passed.
      await request(context)(input, { signal, progress: () => {}, begun });
      expect(fetched).toHaveBeenCalledTimes(1);
    }),
    { numRuns: process.env.FULL ? 2000 : 300 },
  );
  expect(sent).toBeGreaterThan(5);
});

it.each(Object.keys(good))('a first request with a wrong %s waits for its code', async (name) => {
  const { context, fetched } = start();
  const wrong = name === 'retry' ? 'x' : Symbol('s');
  const { signal } = new AbortController();
  expect(sendEarly(context, { ...good, [name]: wrong }, signal)).toBe(undefined);
  await flush();
  expect(fetched).not.toHaveBeenCalled();
});
