import { describe, expect, it } from 'vitest';
import { setUpBackend } from '../../helpers/backend';

const { api, json } = setUpBackend();
const ask = (to: string, more = '') =>
  api(`/redirect?to=${encodeURIComponent(to)}${more}`, { redirect: 'manual' });

describe('/api/redirect', () => {
  it.each([
    ['/api/echo?a=1#b', '/api/echo?a=1#b'],
    ['status/204', '/api/status/204'],
    ['http://127.0.0.1:9/x', 'http://127.0.0.1:9/x'],
    ['//other.example/x', 'http://other.example/x'],
    ['/a\r\nSet-Cookie: b=c', '/aSet-Cookie:%20b=c'],
    ['/石', '/%E7%9F%B3'],
  ])('to %j', async (to, location) => {
    const response = await ask(to);
    expect([response.status, response.headers.get('location')]).toEqual([302, location]);
    expect(response.headers.get('set-cookie')).toBeNull();
  });

  it.each([301, 302, 303, 307, 308])('with %d', async (status) => {
    expect((await ask('/x', `&status=${status}`)).status).toBe(status);
  });

  it('is followed', async () => {
    const response = await api('/redirect?to=/api/echo&status=307', {
      method: 'POST',
      body: 'Ada',
    });
    expect(await response.json()).toMatchObject({ method: 'POST', body: 'Ada' });
  });

  it.each(['', 'javascript:alert(1)', 'data:text/html,x', 'http://', 'ftp://a/b'])(
    'refuses %j',
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
