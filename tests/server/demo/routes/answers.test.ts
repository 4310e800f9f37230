import { describe, expect, it } from 'vitest';
import { setUpBackend } from '../../../helpers/backend';

const { api, json } = setUpBackend({ faults: true });

describe('/api/status/:code', () => {
  it.each([200, 201, 299, 300, 302, 401, 404, 418, 429, 500, 503, 599])(
    'answers %d',
    async (code) => {
      const { status, body } = await json(`/status/${code}`, { redirect: 'manual' });
      expect([status, body]).toEqual([code, { status: code }]);
    },
  );

  it.each([204, 205, 304])('answers %d without a body', async (code) => {
    const response = await api(`/status/${code}`);
    expect([response.status, await response.text()]).toEqual([code, '']);
  });

  it.each(['100', '199', '600', 'abc', '-1', '200.5'])('refuses %s', async (code) => {
    expect(await json(`/status/${code}`)).toMatchObject({
      status: 400,
      body: { error: 'the status must be a whole number from 200 to 599' },
    });
  });
});

describe('/api/redirect', () => {
  const ask = (to: string, more = '') =>
    api(`/redirect?to=${encodeURIComponent(to)}${more}`, { redirect: 'manual' });

  it.each([
    ['/api/echo?a=1#b', '/api/echo?a=1#b'],
    ['status/204', '/api/status/204'],
    ['http://127.0.0.1:9/x', 'http://127.0.0.1:9/x'],
    ['//other.example/x', 'http://other.example/x'],
    ['/a\r\nSet-Cookie: b=c', '/aSet-Cookie:%20b=c'],
    ['/石', '/%E7%9F%B3'],
  ])('redirects to %j', async (to, location) => {
    const response = await ask(to);
    expect([response.status, response.headers.get('location')]).toEqual([302, location]);
    expect(response.headers.get('set-cookie')).toBeNull();
  });

  it.each([301, 302, 303, 307, 308])('redirects with status %d', async (status) => {
    expect((await ask('/x', `&status=${status}`)).status).toBe(status);
  });

  it('leads fetch to its target', async () => {
    const response = await api('/redirect?to=/api/echo&status=307', {
      method: 'POST',
      body: 'Ada',
    });
    expect(await response.json()).toMatchObject({ method: 'POST', body: 'Ada' });
  });

  it.each(['', 'javascript:alert(1)', 'data:text/html,x', 'http://', 'ftp://a/b'])(
    'refuses the target %j',
    async (to) => {
      const answer = await json(`/redirect?to=${encodeURIComponent(to)}`);
      expect(answer).toMatchObject({
        status: 400,
        body: { error: 'to must be an http address or a path' },
      });
    },
  );

  it.each(['200', '300', '304', '310'])('refuses the status %s', async (status) => {
    expect(await json(`/redirect?to=/x&status=${status}`)).toMatchObject({
      status: 400,
      body: { error: 'status must be 301, 302, 303, 307, 308' },
    });
  });
});

describe('/api/xsrf', () => {
  const post = async (headers: HeadersInit) =>
    (await json('/xsrf', { method: 'POST', headers })).body;

  it('sets a cookie that scripts can read, and compares it with the header', async () => {
    const { body, headers } = await json('/xsrf');
    const token = String(body.token);
    expect(headers.get('set-cookie')).toBe(`XSRF-TOKEN=${token}; Path=/; SameSite=Lax`);
    const cookie = `a=b; XSRF-TOKEN=${token}; c=d`;
    expect(await post({ cookie, 'X-XSRF-TOKEN': token })).toEqual({
      token,
      cookie: token,
      valid: true,
    });
    expect(await post({ cookie, 'X-XSRF-TOKEN': 'x' })).toMatchObject({ valid: false });
    expect(await post({ cookie })).toEqual({ token: null, cookie: token, valid: false });
    expect(await post({})).toEqual({ token: null, cookie: null, valid: false });
  });
});

describe('/api/limited', () => {
  const backend = setUpBackend({ faults: true, now: () => 1000 });

  it('answers 429 after five calls a second', async () => {
    for (const left of [4, 3, 2, 1, 0])
      expect((await backend.json('/limited')).body).toEqual({ left });
    const { status, body, headers } = await backend.json('/limited');
    expect([status, body]).toEqual([429, { error: 'asked too often: try again in 1 s' }]);
    expect(headers.get('retry-after')).toBe('1');
    expect((await backend.json('/limited?key=mine')).status).toBe(200);
  });
});
