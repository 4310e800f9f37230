import { describe, expect, it } from 'vitest';
import { setUpBackend } from '../../../helpers/backend';

const { json, post } = setUpBackend({ outbox: true });
const closed = setUpBackend();

async function codeFor(phone: string) {
  expect(await json('/auth/code', post({ phone }))).toMatchObject({
    status: 200,
    body: { expiresIn: 300 },
  });
  const { body } = await json(`/auth/outbox?phone=${phone}`);
  return (body.messages as { code: string }[])[0]?.code ?? '';
}

async function signIn(phone: string, more = {}) {
  const answer = await json('/auth/sign-in', post({ phone, code: await codeFor(phone), ...more }));
  expect(answer.status).toBe(200);
  return answer.body as { token: string; refreshToken: string };
}
const me = (token: string) => json('/auth/me', { headers: { Authorization: `Bearer ${token}` } });

describe('/api/auth', () => {
  it('signs a user in with a code, and /me returns the role', async () => {
    const { token } = await signIn('13800000000');
    expect(await me(token)).toMatchObject({ status: 200, body: { role: ['admin'] } });
  });

  it('accepts each refresh token once', async () => {
    const { refreshToken } = await signIn('13700000001');
    const again = await json('/auth/refresh', post({ refreshToken }));
    expect(again.status).toBe(200);
    expect((await me(String(again.body.token))).status).toBe(200);
    expect((await json('/auth/refresh', post({ refreshToken }))).status).toBe(401);
  });

  it('issues an expired token for expiresIn 0', async () => {
    const { token, refreshToken } = await signIn('13700000002', { expiresIn: 0 });
    expect(await me(token)).toMatchObject({
      status: 401,
      body: { error: 'the token has expired' },
    });
    const { body } = await json('/auth/refresh', post({ refreshToken, expiresIn: 60 }));
    expect((await me(String(body.token))).status).toBe(200);
  });

  it('answers /me without a token with 401', async () => {
    const { status, headers } = await json('/auth/me');
    expect([status, headers.get('www-authenticate')]).toEqual([
      401,
      'Bearer error="invalid_token"',
    ]);
  });

  it.each([
    ['/auth/code', {}, 400, 'phone must be a string of 6 to 15 digits'],
    ['/auth/sign-in', { phone: '123' }, 400, 'phone must be a string of 6 to 15 digits'],
    ['/auth/sign-in', { phone: '1234567' }, 400, 'code must be a string of 6 digits'],
    ['/auth/sign-in', { phone: '1234567', code: 123456 }, 400, 'code must be a string of 6 digits'],
    [
      '/auth/sign-in',
      { phone: '1234567', code: '12345' },
      400,
      'code must be a string of 6 digits',
    ],
    [
      '/auth/sign-in',
      { phone: '1234567', code: '123456' },
      401,
      'there is no valid code for this phone',
    ],
    [
      '/auth/sign-in',
      { phone: '1234567', code: '123456', expiresIn: '9' },
      400,
      'expiresIn must be a whole number from 0 to 900',
    ],
    [
      '/auth/refresh',
      { refreshToken: 'x', expiresIn: 901 },
      400,
      'expiresIn must be a whole number from 0 to 900',
    ],
    ['/auth/refresh', {}, 401, 'the refresh token is not valid: sign in again'],
  ])('%s refuses %j', async (path, body, status, error) => {
    expect(await json(path, post(body))).toMatchObject({ status, body: { error } });
  });

  it('sends at most five codes a minute to a phone', async () => {
    const phone = '13700000003';
    for (let count = 0; count < 5; count += 1) await codeFor(phone);
    const { status, headers } = await json('/auth/code', post({ phone }));
    expect([status, headers.get('retry-after')]).toEqual([429, '60']);
    expect((await json('/auth/code', post({ phone: '13700000004' }))).status).toBe(200);
  });

  it('answers the outbox with 404 when it is off', async () => {
    expect((await closed.json('/auth/outbox')).status).toBe(404);
  });

  it('answers 429 after 600 calls a minute from one address', { tags: 'long' }, async () => {
    const calls = Array.from({ length: 601 }, () => closed.json('/auth/refresh', post({})));
    const statuses = (await Promise.all(calls)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(600);
    expect(statuses.filter((status) => status === 429)).toHaveLength(1);
  });
});
