import { expect, it } from 'vitest';
import { resumePolicy, validatorOf } from '@/platform/network/resume-policy';

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

it.each([
  [0, 200, {}, 'restart'],
  [0, 404, {}, 'fail'],
  [50, 206, { 'content-range': 'bytes 50-99/100' }, 'append'],
  [50, 206, { 'content-range': 'bytes 40-99/100' }, 'fail'],
  [50, 206, {}, 'fail'],
  [50, 200, {}, 'restart'],
  [50, 416, { 'content-range': 'bytes */50' }, 'fail'],
  [50, 503, {}, 'fail'],
] as const)('with %i bytes takes %i with %j for: %s', (bytes, status, headers, next) =>
  expect(resumePolicy({ bytes }, { status, headers })).toBe(next),
);
