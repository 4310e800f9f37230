import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addQuery, joinUrl, textOf } from '@/platform/network/address';

describe('[S7.1] the base address', () => {
  it.each([
    ['', '/a', '/a'],
    ['', 'a', 'a'],
    ['/api', 'a', '/api/a'],
    ['/api/', '/a', '/api/a'],
    ['https://x.test/v1//', '//y.test/a', '//y.test/a'],
    ['https://x.test/v1', 'a?b=1#c', 'https://x.test/v1/a?b=1#c'],
    ['https://x.test', 'http://y.test/a', 'http://y.test/a'],
    ['https://x.test', 'HTTPS://y.test/a', 'HTTPS://y.test/a'],
    ['https://x.test/a', '?b=1', 'https://x.test/a?b=1'],
    ['https://x.test/a', '', 'https://x.test/a'],
  ])('the base %j and the URL %j make %j', (base, url, joined) =>
    expect(joinUrl(base, url)).toBe(joined),
  );
});

describe('[S7.3] data in the query', () => {
  it.each([
    ['/a', { b: 1, c: true }, '/a?b=1&c=true'],
    ['/a?x=1', { b: 'y z' }, '/a?x=1&b=y%20z'],
    ['/a?b=0&x=1&b=2', { b: 3 }, '/a?x=1&b=3'],
    ['/a?%62=0&x', { b: 3 }, '/a?x&b=3'],
    ['/a#top', { b: 1 }, '/a?b=1#top'],
    ['/a?x=1#top?b=2', { b: 1 }, '/a?x=1&b=1#top?b=2'],
    ['/a?x=1#h', {}, '/a?x=1#h'],
    ['/a', { list: [1, 'b', null], object: { a: 1 } }, '/a?list=1%2Cb%2C&object=%7B%22a%22%3A1%7D'],
    ['/a', { none: undefined, nil: null, run: () => 1 }, '/a?nil='],
    ['/a', { at: new Date(0) }, '/a?at=1970-01-01T00%3A00%3A00.000Z'],
    ['/a?x=1', 'b=1&x=2', '/a?b=1&x=2'],
    [
      '/a',
      new URLSearchParams([
        ['b', '1'],
        ['b', '2'],
      ]),
      '/a?b=1&b=2',
    ],
  ])('the URL %j with the data %j becomes %j', (url, data, expected) =>
    expect(addQuery(url, data)).toBe(expected),
  );

  it('can be read again, beside the query of the URL', () => {
    const text = (minLength: number) => fc.string({ unit: 'grapheme', minLength, maxLength: 8 });
    const pairs = fc.dictionary(text(1), text(0), { maxKeys: 4 });
    fc.assert(
      fc.property(pairs, fc.constantFrom('', '#', '#top', '#a?b=1&c'), (data, hash) => {
        const url = new URL(addQuery(`https://x.test/p?kept-one=1${hash}`, data));
        const expected = { 'kept-one': '1', ...data };
        expect(Object.fromEntries(url.searchParams)).toEqual(expected);
        expect([...url.searchParams]).toHaveLength(Object.keys(expected).length);
        expect(url.hash).toBe(new URL(`https://x.test/${hash}`).hash);
      }),
    );
  });

  it('never throws for any text', () => {
    fc.assert(
      fc.property(fc.string(), fc.string({ unit: 'binary' }), (url, text) => {
        expect(addQuery(url, { text: `${text}\ud800` })).toContain('text=');
      }),
    );
  });
});

it.each([
  [undefined, undefined],
  [Symbol('s'), undefined],
  [null, ''],
  [0, '0'],
  [10n, '10'],
  [new Date(Number.NaN), ''],
  [[1, [2, 3]], '1,2,3'],
  [{ a: [1] }, '{"a":[1]}'],
])('textOf writes %s as %s', (value, text) => expect(textOf(value)).toBe(text));
