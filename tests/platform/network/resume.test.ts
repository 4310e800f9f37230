import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { backoff } from '@/platform/call/backoff';
import { type KnownFile, resumePolicy, validatorOf } from '@/platform/network/resume-policy';
import { readRetryAfter, retryPolicy } from '@/platform/network/retry-policy';
import {
  arrivedBytes,
  formatContentRange,
  nextChunk,
  parseContentRange,
} from '@/platform/network/content-range';

describe('backoff', () => {
  const plan = { delay: 300, maxDelay: 10_000 };

  it.each([
    [0, 0, 150],
    [0, 1, 300],
    [1, 1, 600],
    [2, 0.5, 900],
    [9, 1, 10_000],
    [5000, 1, 10_000],
  ])('waits before try %j with chance %j for %j ms', (attempt, chance, ms) =>
    expect(backoff(attempt, plan, chance)).toBe(ms),
  );

  it('never waits longer than the longest, nor less than half of what it could', () => {
    const chance = fc.double({ min: 0, max: 1, noNaN: true });
    fc.assert(
      fc.property(
        fc.nat(2000),
        fc.nat(1e6),
        fc.nat(1e6),
        chance,
        (attempt, delay, maxDelay, by) => {
          const ms = backoff(attempt, { delay, maxDelay }, by);
          expect(ms).toBeLessThanOrEqual(maxDelay);
          expect(ms).toBeGreaterThanOrEqual(Math.min(delay, maxDelay) / 2);
        },
      ),
    );
  });
});

describe('resumePolicy', () => {
  it.each([
    [{ etag: '"a"' }, '"a"'],
    [{ etag: '"a"', 'last-modified': 'yesterday' }, '"a"'],
    [{ etag: 'W/"a"' }, null],
    [{ etag: 'W/"a"', 'last-modified': 'yesterday' }, 'yesterday'],
    [{ etag: '"a"', 'content-encoding': 'gzip' }, null],
    [{ etag: '"a"', 'content-encoding': 'identity' }, '"a"'],
    [{}, null],
  ])('knows a file of %j again by %j', (headers, validator) =>
    expect(validatorOf(headers as unknown as Record<string, string>)).toBe(validator),
  );

  const file: KnownFile = { validator: '"a"', size: 100, isHtml: false };
  const rest = { 'content-range': 'bytes 50-99/100' };

  it.each([
    [0, 200, {}, 'restart'],
    [0, 404, {}, 'fail'],
    [0, 500, {}, 'fail'],
    [0, 503, {}, 'later'],
    [0, 429, {}, 'later'],
    [50, 206, rest, 'append'],
    [50, 206, { ...rest, etag: '"a"' }, 'append'],
    [50, 206, { ...rest, etag: '"b"' }, 'refetch'],
    [50, 206, { 'content-range': 'bytes 50-199/200' }, 'refetch'],
    [50, 206, { 'content-range': 'bytes 40-99/100' }, 'refetch'],
    [50, 206, {}, 'refetch'],
    [50, 200, {}, 'restart'],
    [50, 200, { 'content-type': 'text/html', etag: '"b"' }, 'restart'],
    [50, 200, { 'content-type': 'text/html; charset=utf-8' }, 'later'],
    [50, 416, { 'content-range': 'bytes */50' }, 'refetch'],
    [50, 500, {}, 'later'],
    [50, 503, {}, 'later'],
    [50, 410, {}, 'fail'],
  ] as const)('with %i bytes takes %i with %j for: %s', (bytes, status, headers, next) =>
    expect(resumePolicy({ bytes, known: bytes > 0 ? file : null }, { status, headers })).toBe(next),
  );

  it('takes a rest of another date for one of another file', () => {
    const known = { ...file, validator: 'Thu, 01 Jan 2026 00:00:00 GMT' };
    const ask = (date: string) =>
      resumePolicy(
        { bytes: 50, known },
        { status: 206, headers: { ...rest, 'last-modified': date } },
      );
    expect(ask('Thu, 01 Jan 2026 00:00:00 GMT')).toBe('append');
    expect(ask('Fri, 02 Jan 2026 00:00:00 GMT')).toBe('refetch');
  });
});

describe('retryPolicy', () => {
  const plan = { times: 2, delay: 300, maxDelay: 30_000 };
  const now = Date.parse('2026-01-01T00:00:00Z');
  const ask = (outcome: Partial<Parameters<typeof retryPolicy>[1]>) =>
    retryPolicy(
      plan,
      { method: 'GET', status: 503, retryAfter: undefined, tries: 1, ...outcome },
      now,
      1,
    );

  it.each(['GET', 'HEAD', 'OPTIONS', 'PUT', 'DELETE'])('tries %s again', (method) =>
    expect(ask({ method })).toBe(300),
  );

  it.each(['POST', 'PATCH'])('does not send %s twice', (method) => {
    expect(ask({ method })).toBe(null);
    expect(ask({ method, status: null })).toBe(null);
  });

  it.each([408, 425, 429, 500, 502, 503, 504, null])('tries again after %j', (status) =>
    expect(ask({ status })).toBe(300),
  );

  it.each([200, 301, 400, 401, 403, 404, 409, 410, 422, 501, 505])(
    'takes %j for the answer',
    (status) => expect(ask({ status })).toBe(null),
  );

  it('waits twice as long each time and gives up after the last', () => {
    expect([1, 2, 3].map((tries) => ask({ tries }))).toEqual([300, 600, null]);
  });

  it('waits as long as the server asks, unless that is too long', () => {
    expect(ask({ retryAfter: '7' })).toBe(7000);
    expect(ask({ retryAfter: '0' })).toBe(0);
    expect(ask({ retryAfter: '30' })).toBe(30_000);
    expect(ask({ retryAfter: '31' })).toBe(null);
    expect(ask({ retryAfter: 'soon' })).toBe(300);
  });

  it.each([
    [undefined, null],
    ['', null],
    ['-5', null],
    ['1.5', null],
    ['2026', 2_026_000],
    [' 12 ', 12_000],
    ['Thu, 01 Jan 2026 00:00:05 GMT', 5000],
    ['Wed, 31 Dec 2025 23:59:00 GMT', 0],
  ])('reads Retry-After %j as %j', (value, ms) => expect(readRetryAfter(value, now)).toBe(ms));

  it('reads any text without a throw, and never as a time that has passed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(readRetryAfter(text, now) ?? 0).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});

describe('contentRange', () => {
  it.each([
    ['bytes 0-99/1000', { start: 0, end: 99, total: 1000 }],
    ['Bytes 5-5/*', { start: 5, end: 5, total: null }],
    ['bytes */1000', null],
    ['bytes 9-5/10', null],
    ['bytes 0-10/10', null],
    ['items 0-1/2', null],
    ['', null],
    [undefined, null],
  ])('reads %j as %j', (header, range) => expect(parseContentRange(header)).toEqual(range));

  it('reads what it writes', () => {
    fc.assert(
      fc.property(fc.nat(), fc.nat(), fc.nat(), (start, length, rest) => {
        const end = start + length + 1;
        const total = end + rest;
        expect(parseContentRange(formatContentRange(start, end, total))).toEqual({
          start,
          end: end - 1,
          total,
        });
      }),
    );
    expect(formatContentRange(0, 0, 0)).toBe('bytes */0');
  });

  it.each([
    ['bytes=0-99', 100],
    ['bytes = 0-0', 1],
    ['bytes=5-99', 0],
    ['', 0],
    [undefined, 0],
  ])('takes from the Range %j that %j bytes have arrived', (header, bytes) =>
    expect(arrivedBytes(header)).toBe(bytes),
  );

  it('cuts a whole into chunks that follow each other without a gap', { tags: 'long' }, () => {
    fc.assert(
      fc.property(fc.nat(5000), fc.integer({ min: 1, max: 700 }), (total, size) => {
        let arrived = 0;
        for (
          let chunk = nextChunk(0, total, size);
          chunk;
          chunk = nextChunk(arrived, total, size)
        ) {
          expect(chunk.start).toBe(arrived);
          expect(chunk.end - chunk.start).toBeLessThanOrEqual(size);
          expect(chunk.end).toBeGreaterThan(chunk.start);
          arrived = chunk.end;
        }
        expect(arrived).toBe(total);
      }),
    );
  });
});
