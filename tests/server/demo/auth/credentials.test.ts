import { createHmac } from 'node:crypto';
import { jwtDecode } from 'jwt-decode';
import { describe, expect, it } from 'vitest';
import {
  createAccessTokens,
  createCodes,
  createOutbox,
  createRefreshTokens,
} from '../../../../server/demo/auth/credentials.mjs';
import { phoneOf } from '../../../../server/demo/auth/auth-routes.mjs';

describe('access tokens', () => {
  const secret = Buffer.from('a secret of at least thirty-two bytes');
  const tokens = createAccessTokens({ secret, now: () => 1_000_000 });
  const base64 = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

  it('are signed with HS256 and contain the claims of the admin', async () => {
    const token = await tokens.sign('13800000000', 900);
    const [header, payload, signature] = token.split('.');
    const wanted = createHmac('sha256', secret).update(`${header}.${payload}`).digest('base64url');
    expect(signature).toBe(wanted);
    expect(jwtDecode(token)).toMatchObject({
      uid: expect.stringMatching(/^u[0-9a-f]{12}$/),
      role: ['admin'],
      permission: [],
      exp: 1900,
    });
    expect(await tokens.verify(`Bearer ${token}`)).toEqual(jwtDecode(token));
  });

  it('give members fewer rights, keep their uid, and differ each time', async () => {
    const [first, second] = await Promise.all([
      tokens.sign('13911111111', 9),
      tokens.sign('13911111111', 9),
    ]);
    expect(jwtDecode(first)).toMatchObject({ role: ['member'], permission: ['orders:read'] });
    expect(jwtDecode<{ uid: string }>(first).uid).toBe(jwtDecode<{ uid: string }>(second).uid);
    expect(first).not.toBe(second);
  });

  it('expire', async () => {
    const token = await tokens.sign('1', 0);
    await expect(tokens.verify(`Bearer ${token}`)).rejects.toMatchObject({
      status: 401,
      message: 'the token has expired',
    });
  });

  it('are refused when another secret, algorithm or text made them', async () => {
    const token = await tokens.sign('1', 900);
    const [header, payload, signature] = token.split('.') as [string, string, string];
    const admin = base64({ ...jwtDecode<object>(token), role: ['admin'] });
    const none = base64({ alg: 'none', typ: 'JWT' });
    const other = createAccessTokens({ now: () => 1_000_000 });
    const forged = [
      ...[undefined, '', 'Bearer', token, `Basic ${token}`, 'Bearer a.b.c', `Bearer ${header}`],
      ...[`Bearer ${header}.${admin}.${signature}`, `Bearer ${none}.${payload}.`],
      ...[`Bearer ${none}.${payload}.${signature}`, `Bearer ${await other.sign('1', 900)}`],
    ];
    for (const value of forged) {
      await expect(tokens.verify(value)).rejects.toMatchObject({
        status: 401,
        message: 'a valid token is missing',
        headers: { 'WWW-Authenticate': 'Bearer error="invalid_token"' },
      });
    }
  });
});

describe('codes', () => {
  function setUp() {
    const clock = { time: 0 };
    return { clock, codes: createCodes(() => clock.time) };
  }
  const not = (code: string) => (code === '000000' ? '111111' : '000000');

  it('have six digits and work once', () => {
    const { codes } = setUp();
    const code = codes.issue('1');
    expect(code).toMatch(/^\d{6}$/);
    codes.spend('1', code);
    expect(() => codes.spend('1', code)).toThrow('there is no valid code for this phone');
  });

  it('expire after five minutes', () => {
    const { clock, codes } = setUp();
    const [first, second] = [codes.issue('1'), codes.issue('2')];
    clock.time = 299_999;
    codes.spend('1', first);
    clock.time = 300_000;
    expect(() => codes.spend('2', second)).toThrow('there is no valid code for this phone');
  });

  it('allow five attempts', () => {
    const { codes } = setUp();
    const code = codes.issue('1');
    for (const left of [4, 3, 2, 1]) {
      expect(() => codes.spend('1', not(code))).toThrow(`the code is wrong, ${left} attempts left`);
    }
    expect(() => codes.spend('1', not(code))).toThrow('the code was wrong too often');
    expect(() => codes.spend('1', code)).toThrow('there is no valid code for this phone');
  });

  it('belong to one phone, and a later code replaces an earlier one', () => {
    const { codes } = setUp();
    const first = codes.issue('1');
    let second = codes.issue('1');
    while (second === first) second = codes.issue('1');
    expect(() => codes.spend('2', second)).toThrow('there is no valid code');
    expect(() => codes.spend('1', first)).toThrow('the code is wrong');
    codes.spend('1', second);
  });
});

describe('createOutbox', () => {
  it('keeps the last hundred messages, the newest first', () => {
    const outbox = createOutbox(() => 0);
    for (let count = 0; count < 101; count += 1) outbox.add(String(count % 2), `00${count}`);
    expect(outbox.list(null)).toHaveLength(100);
    expect(outbox.list('1')).toHaveLength(50);
    expect(outbox.list('0')[0]).toEqual({
      phone: '0',
      code: '00100',
      text: 'Your code is 00100. It is valid for 5 minutes.',
      time: '1970-01-01T00:00:00.000Z',
    });
  });
});

describe('refresh tokens', () => {
  const refused = 'the refresh token is not valid: sign in again';
  const DAY = 86_400_000;

  it('rotate: a refresh returns a new token for the same phone', () => {
    const tokens = createRefreshTokens(() => 0);
    const first = tokens.issue('1');
    const second = tokens.rotate(first);
    expect(second.phone).toBe('1');
    expect(second.refreshToken).not.toBe(first);
    expect(tokens.rotate(second.refreshToken).phone).toBe('1');
  });

  it('end the whole sign-in when a token is used twice', () => {
    const tokens = createRefreshTokens(() => 0);
    const other = tokens.issue('1');
    const first = tokens.issue('1');
    const { refreshToken } = tokens.rotate(first);
    expect(() => tokens.rotate(first)).toThrow(refused);
    expect(() => tokens.rotate(refreshToken)).toThrow(refused);
    expect(tokens.rotate(other).phone).toBe('1');
  });

  it('expire after thirty days', () => {
    let time = 0;
    const tokens = createRefreshTokens(() => time);
    const first = tokens.issue('1');
    time = 30 * DAY;
    expect(() => tokens.rotate(first)).toThrow(refused);
  });

  it.each([undefined, null, '', 'x', 1, {}, ['a']])('are refused: %j', (token) => {
    expect(() => createRefreshTokens(() => 0).rotate(token)).toThrow(refused);
  });
});

describe('phoneOf', () => {
  it.each(['13800000000', '+8613800000000', '123456'])('accepts %s', (phone) => {
    expect(phoneOf({ phone })).toBe(phone);
  });
  it.each([
    undefined,
    null,
    13800000000,
    '',
    '12345',
    '1'.repeat(16),
    '138 0000',
    '１３８００００',
    '+',
    ['1234567'],
    {},
  ])('refuses %j', (phone) => {
    expect(() => phoneOf({ phone })).toThrow('phone must be a string of 6 to 15 digits');
  });
});
