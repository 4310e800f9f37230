import { describe, expect, it } from 'vitest';
import { decodeQuery } from '@/router/routes/query';
import type { QuerySpec } from '@/router/routes/route-table';
import { parseSearch } from '@/router/core/url';

const decode = (spec: QuerySpec, search: string) => {
  const decoded = decodeQuery(spec, parseSearch(search));
  return decoded.ok ? Object.fromEntries(decoded.params) : `missing ${decoded.field}`;
};

describe('[S2.1] reading a query', () => {
  it.each<[QuerySpec, string, unknown]>([
    [{ q: 'string' }, '?q=', { q: '' }],
    [{ q: 'string' }, '', 'missing q'],
    [{ q: 'string?' }, '', {}],
    [{ n: 'number' }, '?n=0', { n: 0 }],
    [{ n: 'number' }, '?n=-1.5e3', { n: -1500 }],
    [{ n: 'number' }, '?n=-0', { n: -0 }],
    [{ n: 'number' }, '?n=', 'missing n'],
    [{ n: 'number' }, '?n=abc', 'missing n'],
    [{ n: 'number' }, '?n=NaN', 'missing n'],
    [{ n: 'number?' }, '?n=Infinity', {}],
    [{ n: 'number?' }, '?n=%20', {}],
    [{ b: 'boolean' }, '?b=true', { b: true }],
    [{ b: 'boolean' }, '?b=0', { b: false }],
    [{ b: 'boolean' }, '?b=1', { b: true }],
    [{ b: 'boolean' }, '?b=false', { b: false }],
    [{ b: 'boolean?' }, '?b=TRUE', {}],
    [{ j: 'json' }, '?j=%7B%22a%22%3A%5B1%5D%7D', { j: { a: [1] } }],
    [{ j: 'json?' }, '?j={', {}],
    [{ j: 'json' }, '?j=null', { j: null }],
  ])('with the fields %j decodes %j', (spec, search, expected) => {
    expect(decode(spec, search)).toEqual(expected);
  });

  it('[S2.10] uses defaults for missing or invalid values and clamps values out of range', () => {
    const spec = { scale: { type: 'number', default: 18, min: 5, max: 18 } } as const;
    expect(decode(spec, '')).toEqual({ scale: 18 });
    expect(decode(spec, '?scale=abc')).toEqual({ scale: 18 });
    expect(decode(spec, '?scale=4')).toEqual({ scale: 5 });
    expect(decode(spec, '?scale=99')).toEqual({ scale: 18 });
    expect(decode(spec, '?scale=12')).toEqual({ scale: 12 });
  });

  it('uses defaults of every type', () => {
    const spec = {
      s: { type: 'string', default: 'x' },
      b: { type: 'boolean', default: false },
      j: { type: 'json', default: { a: 1 } },
    } as const;
    expect(decode(spec, '?b=maybe&j=%7B')).toEqual({ s: 'x', b: false, j: { a: 1 } });
  });

  it('uses the first value of a repeated field', () => {
    expect(decode({ n: 'number' }, '?n=1&n=2')).toEqual({ n: 1 });
    expect(decode({}, '?x=1&x=2')).toEqual({ x: '1' });
  });

  it('passes fields that the table does not declare as text', () => {
    expect(decode({ n: 'number?' }, '?utm=1&n=2&from=share')).toEqual({
      n: 2,
      utm: '1',
      from: 'share',
    });
  });

  it('has no fields of the prototype and does not pollute it', () => {
    expect(decode({}, '')).toEqual({});
    const params = decode({}, '?__proto__=evil&constructor=evil') as object;
    expect(Object.keys(params)).toEqual(expect.arrayContaining(['__proto__', 'constructor']));
    expect(Object.getPrototypeOf(params)).toBe(Object.prototype);
    expect(({} as { evil?: unknown }).evil).toBeUndefined();
    const json = decode({ j: 'json' }, '?j=%7B%22__proto__%22%3A%7B%22evil%22%3A1%7D%7D');
    expect(json).toHaveProperty('j');
    expect(({} as { evil?: unknown }).evil).toBeUndefined();
  });
});
