import { describe, expect, it } from 'vitest';
import { createDemoToken } from '@/pages/showcase/demo-token';

const payloadOf = (token: string): unknown =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());

describe('createDemoToken', () => {
  it('makes three parts of base64url', () => {
    expect(createDemoToken('admin', 0)).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/);
  });

  it('names the role, and lasts a day', () => {
    expect(payloadOf(createDemoToken('admin', 1_700_000_000_500))).toEqual({
      uid: 'ada',
      role: ['admin'],
      permission: [],
      iat: 1_700_000_000,
      exp: 1_700_086_400,
    });
    expect(payloadOf(createDemoToken('member', 0))).toMatchObject({
      role: ['member'],
      permission: ['stone:read'],
    });
  });
});
