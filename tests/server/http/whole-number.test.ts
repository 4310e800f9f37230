import { describe, expect, it } from 'vitest';
import { wholeNumber } from '../../../server/http/whole-number.mjs';

describe('wholeNumber', () => {
  it.each([
    ['0', 0],
    ['7', 7],
    ['10', 10],
    ['007', 7],
  ])('reads %j', (text, value) => {
    expect(wholeNumber(text, { name: 'ms', max: 10 })).toBe(value);
  });

  it.each(['', ' ', '-1', '11', '1.5', '1e1', '0x1', 'NaN', '99999999999999999999', '٣'])(
    'refuses %j by name',
    (text) => {
      expect(() => wholeNumber(text, { name: 'ms', max: 10, fallback: 3 })).toThrow(
        'ms must be a whole number from 0 to 10',
      );
    },
  );

  it('takes the fallback only for what is not there', () => {
    expect(wholeNumber(null, { name: 'ms', max: 10, fallback: 3 })).toBe(3);
    expect(() => wholeNumber(null, { name: 'ms', min: 2, max: 10 })).toThrow(
      'ms must be a whole number from 2 to 10',
    );
  });
});
