import { describe, expect, it } from 'vitest';
import { setUpBackend } from '../../../helpers/backend';
import { wholeNumber } from '../../../../server/demo/http/requests.mjs';
import fc from 'fast-check';
import { byteRange } from '../../../../server/demo/http/ranges.mjs';

describe('readJson', () => {
  const { json } = setUpBackend();
  const send = (body: BodyInit, type = 'application/json') =>
    json('/auth/code', { method: 'POST', headers: { 'Content-Type': type }, body });

  it.each([
    ['{', 400, 'the body is no JSON'],
    ['', 400, 'the body is no JSON'],
    ['null', 400, 'the body must be a JSON object'],
    ['[1]', 400, 'the body must be a JSON object'],
    ['"a"', 400, 'the body must be a JSON object'],
    [`{"a":"${'x'.repeat(65_536)}"}`, 413, 'the body is larger than 65536 bytes'],
    ['['.repeat(60_000), 400, 'the body is no JSON'],
  ])('refuses the body %.20s', async (body, status, error) => {
    expect(await send(body)).toMatchObject({ status, body: { error } });
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'application/jsonp'])(
    'refuses the type %s',
    async (type) => {
      expect(await send('{"phone":"13800000000"}', type)).toMatchObject({
        status: 415,
        body: { error: 'the body must be application/json' },
      });
    },
  );

  it('accepts a charset and any case in the type', async () => {
    const answer = await send('{"phone":"13911111111"}', 'Application/JSON; charset=utf-8');
    expect(answer.status).toBe(200);
  });
});

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
    'refuses %j with the name of the parameter',
    (text) => {
      expect(() => wholeNumber(text, { name: 'ms', max: 10, fallback: 3 })).toThrow(
        'ms must be a whole number from 0 to 10',
      );
    },
  );

  it('uses the fallback only for a missing parameter', () => {
    expect(wholeNumber(null, { name: 'ms', max: 10, fallback: 3 })).toBe(3);
    expect(() => wholeNumber(null, { name: 'ms', min: 2, max: 10 })).toThrow(
      'ms must be a whole number from 2 to 10',
    );
  });
});

describe('byteRange', () => {
  it.each([
    ['bytes=0-0', 10, { start: 0, end: 0 }],
    ['bytes=2-5', 10, { start: 2, end: 5 }],
    ['bytes=2-', 10, { start: 2, end: 9 }],
    ['bytes=2-99', 10, { start: 2, end: 9 }],
    ['bytes=-3', 10, { start: 7, end: 9 }],
    ['bytes=-99', 10, { start: 0, end: 9 }],
    ['BYTES=0-1', 10, { start: 0, end: 1 }],
    ['bytes=10-', 10, 'none'],
    ['bytes=99-100', 10, 'none'],
    ['bytes=-0', 10, 'none'],
    ['bytes=0-0', 0, 'none'],
    ['bytes=-1', 0, 'none'],
    ['bytes=5-2', 10, 'all'],
    ['bytes=-', 10, 'all'],
    ['bytes=', 10, 'all'],
    ['bytes=0-1,3-4', 10, 'all'],
    ['bytes=a-b', 10, 'all'],
    ['bytes=1.5-3', 10, 'all'],
    ['items=0-1', 10, 'all'],
    [undefined, 10, 'all'],
  ])('reads the range %s of %d bytes', (header, size, expected) => {
    expect(byteRange(header, size)).toEqual(expected);
  });

  it('agrees with Buffer.slice for random ranges', () => {
    const number = fc.option(fc.nat(40), { nil: '' });
    fc.assert(
      fc.property(fc.nat(30), number, number, (size, first, last) => {
        const content = Buffer.from(Array.from({ length: size }, (_, index) => index));
        const range = byteRange(`bytes=${first}-${last}`, size);
        if (range === 'all') {
          expect(first === '' ? last === '' : last !== '' && last < first).toBe(true);
          return;
        }
        const wanted =
          first === ''
            ? content.subarray(size - Math.min(Number(last), size))
            : content.subarray(Number(first), last === '' ? undefined : Number(last) + 1);
        const got = range === 'none' ? [] : content.subarray(range.start, range.end + 1);
        expect([...got]).toEqual([...wanted]);
        expect(range === 'none').toBe(wanted.length === 0);
      }),
    );
  });

  it('accepts any header', () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(), (text, size) => {
        const range = byteRange(`bytes=${text}`, size);
        if (typeof range === 'string') return;
        expect(range.start).toBeGreaterThanOrEqual(0);
        expect(range.end).toBeGreaterThanOrEqual(range.start);
        expect(range.end).toBeLessThan(size);
      }),
    );
  });
});
