import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodePercent, encodePercent, encodeSegment } from '@/shared/percent';

/** Any JavaScript string, halves of surrogate pairs included. */
const anyString = fc
  .array(fc.oneof(fc.nat(0xffff), fc.integer({ min: 0xd800, max: 0xdfff })))
  .map((codes) => String.fromCharCode(...codes));

/** Text that breaks decoders: percent signs, dots, bytes that form no character. */
const soup = fc
  .array(
    fc.constantFrom(
      ...['%', '%%', '%2', '%2f', '%25', '%E0%A4%A', '%C0%AE', '%ED%A0%80', '%FF', '%zz'],
      ...[
        '.',
        '..',
        '/',
        '\\',
        '?',
        '#',
        '&',
        '=',
        '+',
        ' ',
        '\u0000',
        '\ud83d',
        '\ude00',
        'é',
        '😀',
      ],
    ),
  )
  .map((parts) => parts.join(''));

const text = fc.oneof(anyString, soup, fc.string(), fc.constantFrom('.', '..', '...', ''));
const runs = { numRuns: 2000 };

describe('[S2.1] percent-encoding restores any string exactly', () => {
  it('through encodePercent', () => {
    fc.assert(
      fc.property(text, (value) => {
        expect(decodePercent(encodePercent(value))).toBe(value);
      }),
      runs,
    );
  });

  it('through encodeSegment', () => {
    fc.assert(
      fc.property(text, (value) => {
        expect(decodePercent(encodeSegment(value))).toBe(value);
      }),
      runs,
    );
  });

  it('through the path of a real URL', () => {
    fc.assert(
      fc.property(text, (value) => {
        const { pathname } = new URL(`https://app.test/item/${encodeSegment(value)}/end`);
        const segments = pathname.split('/');
        expect(segments).toHaveLength(4);
        expect(decodePercent(segments[2] as string)).toBe(value);
      }),
      runs,
    );
  });

  it('through the query and the fragment of a real URL', () => {
    fc.assert(
      fc.property(text, (value) => {
        const url = new URL(
          `https://app.test/?q=${encodePercent(value)}&z=1#${encodePercent(value)}`,
        );
        const [pair] = url.search.slice(1).split('&');
        expect(decodePercent(pair!.slice(2))).toBe(value);
        expect(decodePercent(url.hash.slice(1))).toBe(value);
      }),
      runs,
    );
  });

  it('without a character that has a meaning in a URL', () => {
    fc.assert(
      fc.property(text, (value) => {
        expect(encodeSegment(value)).toMatch(/^(?:%[0-9A-F]{2}|[A-Za-z0-9\-_.!~*'()])*$/);
      }),
      runs,
    );
  });
});

describe('decodePercent', () => {
  it('never throws, for any text', () => {
    fc.assert(
      fc.property(text, (value) => {
        expect(typeof decodePercent(value)).toBe('string');
      }),
      runs,
    );
  });

  it.each([
    ['%', '%'],
    ['100%', '100%'],
    ['%zz', '%zz'],
    ['%E4%BD%A0%', '你%'],
    ['%E4%BD', '%E4%BD'],
    ['%41%FF%42', 'A%FFB'],
    ['%f0%9f%98%80', '😀'],
    ['a%2Fb', 'a/b'],
  ])('reads %j as %j', (encoded, decoded) => {
    expect(decodePercent(encoded)).toBe(decoded);
  });
});

describe('encodeSegment', () => {
  it.each([
    ['.', '%C0%AE'],
    ['..', '%C0%AE%C0%AE'],
    ['...', '...'],
    ['a/b', 'a%2Fb'],
    ['\ud800', '%ED%A0%80'],
    ['\udfff', '%ED%BF%BF'],
    ['a\ud83d', 'a%ED%A0%BD'],
  ])('writes %j as %j', (value, encoded) => {
    expect(encodeSegment(value)).toBe(encoded);
  });
});
