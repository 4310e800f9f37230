import { describe, expect, it } from 'vitest';
import { setUpBackend } from '../../helpers/backend';

const { json } = setUpBackend();
const post = async (headers: HeadersInit) =>
  (await json('/xsrf', { method: 'POST', headers })).body;

describe('/api/xsrf', () => {
  it('sets a cookie that scripts can read, and tells what came back', async () => {
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
