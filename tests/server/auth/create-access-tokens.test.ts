import { createHmac } from 'node:crypto';
import { jwtDecode } from 'jwt-decode';
import { describe, expect, it } from 'vitest';
import { createAccessTokens } from '../../../server/auth/create-access-tokens.mjs';

const secret = Buffer.from('a secret of at least thirty-two bytes');
const tokens = createAccessTokens({ secret, now: () => 1_000_000 });
const base64 = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

describe('access tokens', () => {
  it('are really signed, and carry what the app decodes', async () => {
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

  it('give others less, the same person the same id, and no token twice', async () => {
    const [first, second] = await Promise.all([
      tokens.sign('13911111111', 9),
      tokens.sign('13911111111', 9),
    ]);
    expect(jwtDecode(first)).toMatchObject({ role: ['member'], permission: ['stone:read'] });
    expect(jwtDecode<{ uid: string }>(first).uid).toBe(jwtDecode<{ uid: string }>(second).uid);
    expect(first).not.toBe(second);
  });

  it('end', async () => {
    const token = await tokens.sign('1', 0);
    await expect(tokens.verify(`Bearer ${token}`)).rejects.toMatchObject({
      status: 401,
      message: 'the token has expired',
    });
  });

  it('refuses whatever is not its own', async () => {
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
