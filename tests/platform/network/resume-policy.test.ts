import { describe, expect, it } from 'vitest';
import {
  type KnownFile,
  knownFile,
  resumePolicy,
  validatorOf,
} from '@/platform/network/download-parts';

describe('resumePolicy', () => {
  it.each([
    [{ etag: '"a"' }, '"a"'],
    [{ etag: '"a"', 'last-modified': 'yesterday' }, '"a"'],
    [{ etag: 'W/"a"' }, null],
    [{ etag: 'W/"a"', 'last-modified': 'yesterday' }, 'yesterday'],
    [{ etag: '"a"', 'content-encoding': 'gzip' }, null],
    [{ etag: '"a"', 'content-encoding': 'identity' }, '"a"'],
    [{}, null],
  ])('a file with the headers %j has the validator %j', (headers, validator) =>
    expect(validatorOf(knownFile({ headers: headers as unknown as Record<string, string> }))).toBe(
      validator,
    ),
  );

  const file: KnownFile = {
    tag: '"a"',
    modified: undefined,
    size: 100,
    isHtml: false,
    isForeign: false,
  };
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
  ] as const)(
    'with %i bytes kept, an answer %i with %j means: %s',
    (bytes, status, headers, next) =>
      expect(resumePolicy({ bytes, known: bytes > 0 ? file : null }, { status, headers })).toBe(
        next,
      ),
  );

  it('a rest with another Last-Modified belongs to another version', () => {
    const known = { ...file, tag: undefined, modified: 'Thu, 01 Jan 2026 00:00:00 GMT' };
    const ask = (date: string) =>
      resumePolicy(
        { bytes: 50, known },
        { status: 206, headers: { ...rest, 'last-modified': date } },
      );
    expect(ask('Thu, 01 Jan 2026 00:00:00 GMT')).toBe('append');
    expect(ask('Fri, 02 Jan 2026 00:00:00 GMT')).toBe('refetch');
  });
});
