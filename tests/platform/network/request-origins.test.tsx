import { describe, expect, it, vi } from 'vitest';
import { setUpRequest } from '../../helpers/request-call';

const { call, echo } = setUpRequest();

it('cookies are sent to other origins only with withCredentials', async () => {
  const fetched = vi.spyOn(window, 'fetch');
  for (const withCredentials of [false, true]) {
    await call({ url: '/api/echo?cookies', withCredentials });
    await call({ url: '/api/echo?cookies', withCredentials, onChunk: () => {} });
  }
  // Other requests of the shared document may still be running.
  const sent = fetched.mock.calls
    .filter(([input]) =>
      (input instanceof Request ? input.url : String(input)).endsWith('?cookies'),
    )
    .map(([input, init]) => (input instanceof Request ? input : init));
  expect(sent.map((one) => one?.credentials)).toEqual([
    'same-origin',
    'same-origin',
    'include',
    'include',
  ]);
  vi.restoreAllMocks();
});

describe('a request to another origin', () => {
  // The same server under another name. Browsers resolve all names below localhost.
  const other = location.origin.replace('localhost', 'other.localhost');

  it('succeeds, also after a redirect', async () => {
    expect((await call({ url: `${other}/api/status/200` })).data).toEqual({ status: 200 });
    const to = encodeURIComponent(`${other}/api/status/201`);
    expect((await call({ url: `/api/redirect?to=${to}` })).statusCode).toBe(201);
  });

  it('does not send the XSRF token', async () => {
    await call({ url: '/api/xsrf' });
    const url = `${other}/api/echo`;
    expect((await echo({ url, method: 'POST' })).headers).not.toHaveProperty('x-xsrf-token');
    let text = '';
    await call({
      url,
      method: 'POST',
      onChunk: (part) => {
        text += new TextDecoder().decode(part);
      },
    });
    expect(JSON.parse(text).headers).not.toHaveProperty('x-xsrf-token');
  });
});

it('the XSRF token is sent under the names that the call sets', async () => {
  const { data } = await call({ url: '/api/xsrf' });
  const { token } = data as { token: string };
  expect((await call({ url: '/api/xsrf', method: 'POST' })).data).toMatchObject({
    token,
    valid: true,
  });
  let parts = '';
  await call({
    url: '/api/xsrf',
    method: 'POST',
    onChunk: (part) => {
      parts += new TextDecoder().decode(part);
    },
  });
  expect(JSON.parse(parts)).toMatchObject({ token, valid: true });
  await call({ url: '/api/echo', method: 'POST', xsrfHeaderName: '', onChunk: () => {} });
  const named = { xsrfCookieName: 'XSRF-TOKEN', xsrfHeaderName: 'X-Other' };
  const { headers } = await echo({ ...named, method: 'POST' });
  expect(headers['x-other']).toBe(token);
  expect(headers).not.toHaveProperty('x-xsrf-token');
  expect((await echo({ xsrfCookieName: 'none', method: 'POST' })).headers).not.toHaveProperty(
    'x-xsrf-token',
  );
});
