import fc from 'fast-check';
import { expect, it } from 'vitest';
import { stripShareParams } from '@/platform/host/address';

it.each([
  ['/item/1?from=singlemessage', '/item/1'],
  ['/item/1?from=groupmessage&isappinstalled=0', '/item/1'],
  ['/item/1?a=1&from=timeline&b=2&isappinstalled=1', '/item/1?a=1&b=2'],
  ['/item/1?shareTo=weixin', '/item/1'],
  ['/list?scene=0&clicktime=1700000000&enterid=1700000000', '/list'],
  ['/list?a=%e4%bd%a0+%20&&b&from=singlemessage#part', '/list?a=%e4%bd%a0+%20&&b#part'],
  [
    'https://x.test/?from=timeline#/item/1?n=2&from=singlemessage&isappinstalled=0',
    'https://x.test/#/item/1?n=2',
  ],
  ['/?&from=timeline', '/'],
])('%s becomes %s', (url, clean) => {
  expect(stripShareParams(url)).toBe(clean);
});

it.each([
  '/item/1?from=home',
  '/item/1?from=',
  '/item/1?From=timeline',
  '/item/1?scene=3',
  '/item/1?clicktime=soon',
  '/item/1?code=abc&state=from',
  '/item/from=timeline',
  '/item/1?',
  '/item/1#from=timeline',
  '',
])('%j is nobody’s but the product’s', (url) => {
  expect(stripShareParams(url)).toBe(url);
});

it('what the route declares is its own', () => {
  const url = '/item/1?from=timeline&isappinstalled=0&scene=1&clicktime=5';
  expect(stripShareParams(url, { own: ['from'] })).toBe('/item/1?from=timeline');
  expect(stripShareParams(url, { own: ['from', 'scene'] })).toBe('/item/1?from=timeline&scene=1');
  expect(stripShareParams(url, { own: ['clicktime', 'from', 'isappinstalled'] })).toBe(
    '/item/1?from=timeline&isappinstalled=0&scene=1&clicktime=5',
  );
});

const foreign = fc.constantFrom(
  'from=singlemessage',
  'from=timeline',
  'isappinstalled=0',
  'isappinstalled=1',
  'shareTo=weixin',
  'clicktime=1700000000',
  'enterid=1700000000',
);
const text = fc.string({ unit: 'grapheme', maxLength: 8 }).map(encodeURIComponent);
const own = fc.oneof(
  fc.tuple(text, text).map(([name, value]) => `p${name}=${value}`),
  fc.constantFrom('from=home', 'scene=7', 'x', 'a=b=c', 'isappinstalled=yes'),
);

it('own fields keep their order and their bytes, whatever is glued in between; twice is once', () => {
  const both = fc.array(
    fc.oneof(
      own.map((pair) => ({ pair, isOwn: true })),
      foreign.map((pair) => ({ pair, isOwn: false })),
    ),
  );
  fc.assert(
    fc.property(both, fc.constantFrom('', '#part', '#/a?b=1'), (fields, hash) => {
      const isFromAccount = fields.some(({ pair }) => /^(clicktime|enterid)=/.test(pair));
      const kept = fields.filter(
        ({ pair, isOwn }) => isOwn && !(isFromAccount && pair === 'scene=7'),
      );
      const query = (pairs: readonly { pair: string }[]) =>
        pairs.length === 0 ? '' : `?${pairs.map(({ pair }) => pair).join('&')}`;
      const clean = stripShareParams(`/list${query(fields)}${hash}`);
      expect(clean).toBe(`/list${query(kept)}${hash}`);
      expect(stripShareParams(clean)).toBe(clean);
    }),
    { numRuns: 2000 },
  );
});

it('any text whatever: twice is once, and nothing is thrown', () => {
  const part = fc.constantFrom(
    '?',
    '&',
    '=',
    '#',
    '/',
    'from',
    'timeline',
    'scene',
    'enterid',
    '1',
  );
  fc.assert(
    fc.property(fc.array(part), (parts) => {
      const clean = stripShareParams(parts.join(''));
      expect(stripShareParams(clean)).toBe(clean);
    }),
    { numRuns: 5000 },
  );
});
