import { describe, expect, it } from 'vitest';
import { request } from '@/platform/network/request';
import { fakePlatform } from '../../helpers/fake-platform';
import { realPlatform, starterOf } from '../../helpers/start-call';

const call = (params: unknown) => request(fakePlatform().context)(params as never);

describe('request refuses wrong parameters and names them', () => {
  it.each([
    [undefined, 'Missing required parameter `url`'],
    [{}, 'Missing required parameter `url`'],
    [{ url: '' }, 'parameter.url should not be empty String'],
    [{ url: 5 }, 'parameter.url should be a string'],
    [{ url: '/relative' }, 'parameter.url is no address on the web: /relative'],
    [{ url: 'http://[' }, 'parameter.url is no address on the web: http://['],
    [{ url: 'javascript:alert(1)' }, 'parameter.url is no address on the web: javascript:alert(1)'],
    [{ url: 'file:///etc/passwd' }, 'parameter.url is no address on the web: file:///etc/passwd'],
    [
      { url: 'a', method: 'FETCH' },
      'parameter.method should be one of GET, HEAD, POST, PUT, DELETE, OPTIONS, PATCH',
    ],
    [
      { url: 'a', method: 1 },
      'parameter.method should be one of GET, HEAD, POST, PUT, DELETE, OPTIONS, PATCH',
    ],
    [{ url: 'a', header: 'x' }, 'parameter.header should be an object'],
    [{ url: 'a', header: { 'a b': '1' } }, 'parameter.header["a b"] is not a header field'],
    [{ url: 'a', header: { a: 'x\r\ny: z' } }, 'parameter.header["a"] is not a header field'],
    [{ url: 'a', header: { a: {} } }, 'parameter.header["a"] is not a header field'],
    [{ url: 'a', timeout: '5s' }, 'parameter.timeout should be a number'],
    [{ url: 'a', timeout: -1 }, 'parameter.timeout should be 0 or more'],
    [{ url: 'a', timeout: Number.NaN }, 'parameter.timeout should be a number'],
    [
      { url: 'a', dataType: 'xml' },
      'parameter.dataType should be one of json, text, arraybuffer, blob',
    ],
    [
      { url: 'a', responseType: 'document' },
      'parameter.responseType should be one of json, text, arraybuffer, blob',
    ],
    [{ url: 'a', withCredentials: 1 }, 'parameter.withCredentials should be true or false'],
    [{ url: 'a', retry: -1 }, 'parameter.retry.times should be a whole number, 0 or more'],
    [{ url: 'a', retry: 'often' }, 'parameter.retry should be an object'],
    [{ url: 'a', retry: { delay: -5 } }, 'parameter.retry.delay should be 0 or more'],
    [{ url: 'a', withCredentials: 'yes' }, 'parameter.withCredentials should be true or false'],
    [{ url: 'a', onChunk: 'log' }, 'parameter.onChunk should be a function'],
    [{ url: 'a', baseURL: 7 }, 'parameter.baseURL should be a string'],
    [{ url: 'a', xsrfCookieName: 7 }, 'parameter.xsrfCookieName should be a string'],
    [
      { url: 'a', xsrfHeaderName: 'a b' },
      'parameter.xsrfHeaderName should be the name of a header field',
    ],
    [
      { url: 'http://x.test', data: new Blob([]) },
      'parameter.data should be an object or a text: it goes into the query',
    ],
    [
      { url: 'http://x.test', data: { a: [{ b: 1n }] } },
      'parameter.data cannot be written into the query',
    ],
    [
      { url: 'http://x.test', method: 'POST', data: 1n },
      'parameter.data cannot be written as JSON',
    ],
  ])('%o', async (params, message) => {
    await expect(call(params)).rejects.toMatchObject({
      code: 'invalid',
      errMsg: `request:fail ${message}`,
    });
  });
});

it('[S8.3] request rejects at once when the browser is offline', async () => {
  const { context, env } = fakePlatform();
  Object.assign(env.window, { navigator: { onLine: false } });
  await expect(request(context)({ url: 'http://x.test' })).rejects.toMatchObject({
    code: 'offline',
    errMsg: 'request:fail No network, please check your connection',
  });
});

it('[S9.1] request has a time-out of 60000 ms by default', async () => {
  const { context, pass, timers } = fakePlatform();
  const slow = starterOf(
    context,
    'request',
    request,
  )({ url: 'http://127.0.0.1:9', retry: { times: 1e6 } });
  let code = '';
  slow.catch((error) => {
    code = error.code;
  });
  await new Promise((resolve) => setTimeout(resolve, 50));
  pass(59_999);
  await Promise.resolve();
  expect(code).toBe('');
  pass(1);
  await expect(slow).rejects.toMatchObject({
    code: 'timeout',
    errMsg: 'request:fail request timeout',
  });
  expect(timers()).toBe(0);
});

it('request rejects with the reason as cause when there is no server', async () => {
  const { context } = realPlatform();
  const error = await request(context)({ url: 'http://127.0.0.1:9/' }).catch((reason) => reason);
  expect(error).toMatchObject({ code: 'network', errMsg: 'request:fail network error' });
  expect(error.cause).toBeInstanceOf(Error);
});
