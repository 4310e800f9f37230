import { expect, it, vi } from 'vitest';
import { createPlatform } from '@/platform/create-platform';
import { fakePlatform } from '../../helpers/fake-platform';
import { createTestApp } from '../../helpers/test-app';

function start() {
  const fake = fakePlatform();
  const warn = vi.fn();
  Object.assign(fake.context.env.window, { console: { warn } });
  const platform = createPlatform(fake.context, createTestApp().nav);
  /** The warnings about the parameters of a call. The call may fail. */
  const warningsOf = async (name: string, params: unknown) => {
    const calls = platform as unknown as Record<string, (given: unknown) => Promise<unknown>>;
    await calls[name]?.(params).catch(() => {});
    return warn.mock.calls.splice(0).map(([line]) => String(line));
  };
  return { platform, warningsOf };
}

const offline = 'http://127.0.0.1:9/';

it.each([
  [
    'request',
    { url: offline, headers: { a: '1' } },
    'request: parameter.headers is not known and has no effect. Did you mean parameter.header?',
  ],
  [
    'request',
    { url: offline, method: 'POST', body: {} },
    'request: parameter.body is not known and has no effect. Did you mean parameter.data?',
  ],
  [
    'request',
    { url: offline, baseUrl: '/api' },
    'request: parameter.baseUrl is not known and has no effect. Did you mean parameter.baseURL?',
  ],
  [
    'request',
    { Url: offline },
    'request: parameter.Url is not known and has no effect. Did you mean parameter.url?',
  ],
  [
    'request',
    { url: offline, sslVerify: true },
    'request: parameter.sslVerify is not known and has no effect.',
  ],
  [
    'showToast',
    { titel: 'Saved' },
    'showToast: parameter.titel is not known and has no effect. Did you mean parameter.title?',
  ],
  [
    'hideToast',
    { success: () => {} },
    'hideToast: parameter.success is never called. Calls return promises: await the call, or use then() and catch().',
  ],
  [
    'saveFile',
    { filePath: 'a', path: 'b' },
    'saveFile: parameter.path is not known and has no effect. Did you mean parameter.filePath?',
  ],
  [
    'setStorage',
    { key: 'a', data: { any: 'thing' }, fail: () => {} },
    'setStorage: parameter.fail is never called. Calls return promises: await the call, or use then() and catch().',
  ],
])('in development, %s warns of the unknown parameter in %o', async (name, params, line) => {
  expect(await start().warningsOf(name, params)).toEqual([line]);
});

it('a call warns of every unknown name, and once of each', async () => {
  const { warningsOf } = start();
  const params = { success: () => {}, complete: () => {} };
  expect(await warningsOf('hideToast', params)).toHaveLength(2);
  expect(await warningsOf('hideToast', params)).toEqual([]);
  expect(await warningsOf('hideLoading', params)).toHaveLength(2);
});

it.each([
  [
    'request',
    { url: offline, data: { headers: 1, success: 2 }, signal: new AbortController().signal },
  ],
  ['request', { url: offline, header: { headers: '1' }, retry: 0 }],
  ['hideToast', undefined],
])('%s does not warn of %o', async (name, params) => {
  expect(await start().warningsOf(name, params)).toEqual([]);
});

it('parameters that cannot be listed cause no warning', async () => {
  const refuse = () => {
    throw new Error('no');
  };
  const params = new Proxy({}, { ownKeys: refuse });
  expect(await start().warningsOf('hideToast', params)).toEqual([]);
});

it('a client warns of an unknown option', async () => {
  const { platform, warningsOf } = start();
  const client = platform.createClient({ baseURL: offline, headers: {} } as never);
  await client.get('/x').catch(() => {});
  expect(await warningsOf('hideToast', undefined)).toEqual([
    'createClient: parameter.headers is not known and has no effect. Did you mean parameter.header?',
  ]);
});
