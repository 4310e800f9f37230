import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeQuery, encodeQuery } from '@/router/routes/query';
import type { QuerySpec } from '@/router/routes/route-table';
import { formatSearch, parseSearch } from '@/router/core/url';

const decode = (spec: QuerySpec, search: string) => {
  const decoded = decodeQuery(spec, parseSearch(search));
  return decoded.ok ? Object.fromEntries(decoded.params) : `missing ${decoded.field}`;
};
const encode = (spec: QuerySpec, values: Record<string, unknown>) => {
  const encoded = encodeQuery(spec, new Map(Object.entries(values)));
  return encoded.ok ? formatSearch(encoded.pairs) : `${encoded.field}: ${encoded.expected}`;
};

describe('[S2.1] writing a query', () => {
  it.each<[QuerySpec, Record<string, unknown>, string]>([
    [{ a: 'string', b: 'number' }, { b: 1, a: 'x' }, '?a=x&b=1'],
    [{ a: 'string' }, { a: 5 }, '?a=5'],
    [{ a: 'string' }, { a: '' }, '?a='],
    [{ a: 'string?' }, { a: undefined }, ''],
    [{ a: 'string' }, {}, 'a: string'],
    [{ a: 'string' }, { a: null }, 'a: string'],
    [{ n: 'number' }, { n: Number.NaN }, 'n: number'],
    [{ n: 'number' }, { n: Number.POSITIVE_INFINITY }, 'n: number'],
    [{ n: 'number?' }, { n: '5' }, 'n: number'],
    [{ n: 'number' }, { n: -0 }, '?n=-0'],
    [{ b: 'boolean' }, { b: 'true' }, 'b: boolean'],
    [{ b: 'boolean' }, { b: false }, '?b=false'],
    [{ j: 'json' }, { j: { a: 1 } }, '?j=%7B%22a%22%3A1%7D'],
    [{ j: 'json' }, { j: () => {} }, 'j: json'],
    [{ n: { type: 'number', default: 1 } }, {}, ''],
    [{ n: { type: 'number', min: 5, max: 18 } }, { n: 99 }, '?n=18'],
    [{}, { x: 'a b', y: 2, z: true, w: undefined }, '?x=a%20b&y=2&z=true'],
    [{}, { x: {} }, 'x: string, number or boolean'],
    [{}, { x: Number.NaN }, 'x: string, number or boolean'],
  ])('with the fields %j encodes %j', (spec, values, expected) => {
    expect(encode(spec, values)).toBe(expected);
  });

  it('refuses a circular structure', () => {
    const circle: Record<string, unknown> = {};
    circle.self = circle;
    expect(encode({ j: 'json' }, { j: circle })).toBe('j: json');
  });
});

it('[S2.1] typed values are read back exactly from the URL', () => {
  const text = fc.array(fc.nat(0xffff)).map((codes) => String.fromCharCode(...codes));
  const spec = { s: 'string', n: 'number', b: 'boolean', j: 'json', o: 'string?' } as const;
  const values = fc.record(
    {
      s: text,
      n: fc.double({ noNaN: true, noDefaultInfinity: true }),
      b: fc.boolean(),
      j: fc.jsonValue().map((value) => JSON.parse(JSON.stringify(value)) as unknown),
      o: text,
      extra: text,
    },
    { requiredKeys: ['s', 'n', 'b', 'j'] },
  );
  fc.assert(
    fc.property(values, (params) => {
      const search = encode(spec, params);
      const parsed = new URL(search, 'https://app.test/');
      expect(decode(spec, parsed.search)).toEqual(params);
    }),
    { numRuns: 1000 },
  );
});
