import { describe, expect, it } from 'vitest';
import { phoneOf } from '../../../server/auth/phone-of.mjs';

describe('phoneOf', () => {
  it.each(['13800000000', '+8613800000000', '123456'])('takes %s', (phone) => {
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
