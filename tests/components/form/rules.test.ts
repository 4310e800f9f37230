import { describe, expect, it } from 'vitest';
import { faultOf, isEmpty } from '@/components/form/rules';

const keyOf = (...args: Parameters<typeof faultOf>) => faultOf(...args)?.key ?? null;

describe('faultOf', () => {
  it('finds an empty required value', () => {
    for (const value of ['', '  ', undefined, false, Number.NaN, []]) {
      expect(isEmpty(value)).toBe(true);
      expect(faultOf(value, { required: true })).not.toBeNull();
      // An optional empty value skips all other rules.
      expect(keyOf(value, { min: 3, email: true, pattern: /x/ })).toBeNull();
    }
    expect(keyOf('', { required: true })).toBe('formRequired');
    expect(keyOf([], { required: true })).toBe('formChoose');
    expect(keyOf(false, { required: true })).toBe('formConfirm');
    expect(keyOf(0, { required: true })).toBeNull();
  });

  it('measures texts, numbers and lists, each in its own way', () => {
    expect(faultOf('ab', { min: 3 })).toEqual({ key: 'formMinLength', gaps: { min: 3 } });
    expect(faultOf('abcd', { max: 3 })).toEqual({ key: 'formMaxLength', gaps: { max: 3 } });
    expect(faultOf(2, { min: 3 })).toEqual({ key: 'formMin', gaps: { min: 3 } });
    expect(faultOf(4, { max: 3 })).toEqual({ key: 'formMax', gaps: { max: 3 } });
    expect(faultOf(['a'], { min: 2 })).toEqual({ key: 'formMinCount', gaps: { min: 2 } });
    expect(faultOf(['a', 'b'], { max: 1 })).toEqual({ key: 'formMaxCount', gaps: { max: 1 } });
    expect(keyOf('👍🏽é', { max: 2 })).toBeNull();
    expect(keyOf(true, { min: 3 })).toBeNull();
  });

  it('accepts valid e-mail addresses and URLs, and rejects others', () => {
    for (const good of ['a@b.de', 'x.y+z@sub.example.org', 'root@localhost']) {
      expect(keyOf(good, { email: true })).toBeNull();
    }
    for (const bad of ['a', 'a@', '@b.de', 'a b@c.de', 'a@b..de', 'a@-b.de']) {
      expect(keyOf(bad, { email: true })).toBe('formEmail');
    }
    expect(keyOf('https://example.org/a?b', { url: true })).toBeNull();
    for (const bad of ['example.org', 'javascript:alert(1)', 'http://']) {
      expect(keyOf(bad, { url: true })).toBe('formUrl');
    }
  });

  it('tests a pattern from the start each time, also with the global flag', () => {
    const rule = { pattern: /^\d+$/g };
    expect([1, 2, 3].map(() => keyOf('123', rule))).toEqual([null, null, null]);
    expect(keyOf('12a', rule)).toBe('formPattern');
  });
});
