import { describe, expect, it } from 'vitest';
import { createCodes } from '../../../server/auth/create-codes.mjs';

function setUp() {
  const clock = { time: 0 };
  return { clock, codes: createCodes(() => clock.time) };
}
const not = (code: string) => (code === '000000' ? '111111' : '000000');

describe('codes', () => {
  it('has six digits, and is good once', () => {
    const { codes } = setUp();
    const code = codes.issue('1');
    expect(code).toMatch(/^\d{6}$/);
    codes.spend('1', code);
    expect(() => codes.spend('1', code)).toThrow('there is no valid code for this phone');
  });

  it('ends after five minutes', () => {
    const { clock, codes } = setUp();
    const [first, second] = [codes.issue('1'), codes.issue('2')];
    clock.time = 299_999;
    codes.spend('1', first);
    clock.time = 300_000;
    expect(() => codes.spend('2', second)).toThrow('there is no valid code for this phone');
  });

  it('takes five attempts', () => {
    const { codes } = setUp();
    const code = codes.issue('1');
    for (const left of [4, 3, 2, 1]) {
      expect(() => codes.spend('1', not(code))).toThrow(`the code is wrong, ${left} attempts left`);
    }
    expect(() => codes.spend('1', not(code))).toThrow('the code was wrong too often');
    expect(() => codes.spend('1', code)).toThrow('there is no valid code for this phone');
  });

  it('belongs to its phone, and the later one counts', () => {
    const { codes } = setUp();
    const first = codes.issue('1');
    let second = codes.issue('1');
    while (second === first) second = codes.issue('1');
    expect(() => codes.spend('2', second)).toThrow('there is no valid code');
    expect(() => codes.spend('1', first)).toThrow('the code is wrong');
    codes.spend('1', second);
  });
});
