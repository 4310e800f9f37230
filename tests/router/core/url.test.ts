import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  formatHash,
  formatSearch,
  parseSearch,
  resolveUrl,
  segmentsOf,
  splitUrl,
} from '@/router/core/url';

describe('splitUrl', () => {
  it.each([
    ['/item/1', '/item/1', '', ''],
    ['/item/1?a=b', '/item/1', '?a=b', ''],
    ['/item/1?a=b#c', '/item/1', '?a=b', '#c'],
    ['/item/1#c?d', '/item/1', '', '#c?d'],
    ['?a', '', '?a', ''],
    ['#c', '', '', '#c'],
    ['', '', '', ''],
    ['/a?b?c#d#e', '/a', '?b?c', '#d#e'],
  ])('splits %j', (url, path, search, hash) => {
    expect(splitUrl(url)).toEqual({ path, search, hash });
  });
});

describe('[S2.1] resolveUrl', () => {
  it.each([
    ['/item/2', '/list', '/item/2'],
    ['item/2', '/list', '/item/2'],
    ['2', '/item/1', '/item/2'],
    ['./2', '/item/1', '/item/2'],
    ['../list', '/item/1', '/list'],
    ['../../../list', '/item/1', '/list'],
    ['..', '/item/1', '/'],
    ['.', '/item/1', '/item'],
    ['%2e%2E/list', '/item/1', '/list'],
    ['/a/%2e/b', '/', '/a/b'],
    ['/item/1/', '/', '/item/1'],
    ['  /list  ', '/', '/list'],
    ['2', '/', '/2'],
  ])('resolves %j from %j to %j', (target, from, path) => {
    expect(resolveUrl(target, from)).toEqual({ path, search: '', hash: '' });
  });

  it('keeps the path and the query for a fragment, and the path for a query', () => {
    expect(resolveUrl('#part', '/list?a=1')).toEqual({
      path: '/list',
      search: '?a=1',
      hash: '#part',
    });
    expect(resolveUrl('?b=2', '/list?a=1#part')).toEqual({
      path: '/list',
      search: '?b=2',
      hash: '',
    });
  });

  it.each([
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    'data:text/html,x',
    'https://evil.test/',
    'mailto:a@b.c',
    '//evil.test/list',
    '/\\evil.test',
    '\\\\evil.test',
    '/a\u0000b',
    '/\t/evil.test',
    '/a//b',
    '/.//evil.test',
    '/..//evil.test',
  ])('rejects %j, which is not a path of this app', (target) => {
    expect(resolveUrl(target, '/list')).toBeNull();
  });

  it('agrees with the URL parser on every relative path', () => {
    const segment = fc.constantFrom('a', 'b', 'c', '.', '..', '%2e', '%2E%2e', '.%2e', 'x.y');
    const path = fc.array(segment, { minLength: 1, maxLength: 6 }).map((parts) => parts.join('/'));
    fc.assert(
      fc.property(path, fc.boolean(), path, (target, isAbsolute, from) => {
        const base = resolveUrl(from, '/')!.path;
        const text = isAbsolute ? `/${target}` : target;
        const { pathname } = new URL(text, `https://app.test${base}`);
        expect(resolveUrl(text, base)!.path).toBe(pathname.replace(/(.)\/$/, '$1'));
      }),
      { numRuns: 1000 },
    );
  });
});

describe('segmentsOf', () => {
  it.each([
    ['/', []],
    ['', []],
    ['/a/b', ['a', 'b']],
    ['/a/b/', ['a', 'b']],
    ['a/b', ['a', 'b']],
    ['/a//', ['a', '']],
  ])('splits %j', (path, segments) => {
    expect(segmentsOf(path)).toEqual(segments);
  });
});

describe('parseSearch', () => {
  it.each([
    ['', []],
    ['?', []],
    [
      '?a=1&b=2',
      [
        ['a', '1'],
        ['b', '2'],
      ],
    ],
    ['a=1', [['a', '1']]],
    ['?a', [['a', '']]],
    ['?a=', [['a', '']]],
    ['?=b', [['', 'b']]],
    ['?a=b=c', [['a', 'b=c']]],
    [
      '?a=1&&b=2&',
      [
        ['a', '1'],
        ['b', '2'],
      ],
    ],
    ['?a=x+y%2B', [['a', 'x y+']]],
    [
      '?a=%&b=%zz',
      [
        ['a', '%'],
        ['b', '%zz'],
      ],
    ],
    ['?__proto__=1', [['__proto__', '1']]],
  ])('reads %j', (search, pairs) => {
    expect(parseSearch(search)).toEqual(pairs);
  });

  it('reads exactly the pairs that formatSearch has written', () => {
    const field = fc
      .array(fc.oneof(fc.nat(0xffff), fc.constantFrom(0x25, 0x26, 0x27, 0x3d, 0x2b, 0x20, 0xd83d)))
      .map((codes) => String.fromCharCode(...codes));
    fc.assert(
      fc.property(fc.array(fc.tuple(field, field)), (pairs) => {
        expect(parseSearch(formatSearch(pairs))).toEqual(pairs);
        // A browser shows the same text, so the app knows its own address again.
        const { search } = new URL(`https://app.test/${formatSearch(pairs)}`);
        expect(search).toBe(formatSearch(pairs));
      }),
      { numRuns: 1000 },
    );
  });
});

it('formatHash writes one spelling for each fragment', () => {
  expect(formatHash('')).toBe('');
  expect(formatHash('#')).toBe('');
  expect(formatHash('#a b')).toBe('#a%20b');
  expect(formatHash('#a%20b')).toBe('#a%20b');
  expect(formatHash('#100%')).toBe('#100%25');
});

describe('a fragment', () => {
  it.each([
    ['#access_token=a.b-c_d&context_token=e%3D', '#access_token=a.b-c_d&context_token=e%3D'],
    ['#/a/b?c=d#e', '#/a/b?c=d#e'],
    ['#a b"<>`', '#a%20b%22%3C%3E%60'],
    ['#你😀', '#%E4%BD%A0%F0%9F%98%80'],
    ['#%E4%BD%A0', '#%E4%BD%A0'],
    ['#50%', '#50%25'],
    ['#%zz', '#%25zz'],
    ['#\ud800', '#%ED%A0%80'],
    ['#\u212aelvin', '#%E2%84%AAelvin'],
    ['#', ''],
    ['', ''],
  ])('[S2.1] %s keeps the form that other scripts expect', (hash, expected) => {
    expect(formatHash(hash)).toBe(expected);
  });

  it('[S2.1] gets the spelling of the browser and does not change again', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const once = formatHash(`#${text}`);
        expect(formatHash(once)).toBe(once);
        expect(new URL(`https://a.test/${once}`).hash).toBe(once);
      }),
    );
  });
});
