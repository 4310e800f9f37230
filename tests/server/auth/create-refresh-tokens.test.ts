import { describe, expect, it } from 'vitest';
import { createRefreshTokens } from '../../../server/auth/create-refresh-tokens.mjs';

const refused = 'the refresh token is not valid: sign in again';
const DAY = 86_400_000;

describe('refresh tokens', () => {
  it('rotate', () => {
    const tokens = createRefreshTokens(() => 0);
    const first = tokens.issue('1');
    const second = tokens.rotate(first);
    expect(second.phone).toBe('1');
    expect(second.refreshToken).not.toBe(first);
    expect(tokens.rotate(second.refreshToken).phone).toBe('1');
  });

  it('end the whole sign-in when one is used twice', () => {
    const tokens = createRefreshTokens(() => 0);
    const other = tokens.issue('1');
    const first = tokens.issue('1');
    const { refreshToken } = tokens.rotate(first);
    expect(() => tokens.rotate(first)).toThrow(refused);
    expect(() => tokens.rotate(refreshToken)).toThrow(refused);
    expect(tokens.rotate(other).phone).toBe('1');
  });

  it('end after thirty days', () => {
    let time = 0;
    const tokens = createRefreshTokens(() => time);
    const first = tokens.issue('1');
    time = 30 * DAY;
    expect(() => tokens.rotate(first)).toThrow(refused);
  });

  it.each([undefined, null, '', 'x', 1, {}, ['a']])('refuse %j', (token) => {
    expect(() => createRefreshTokens(() => 0).rotate(token)).toThrow(refused);
  });
});
