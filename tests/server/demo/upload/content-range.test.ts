import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contentRange } from '../../../../server/demo/upload/resumable-routes.mjs';

describe('contentRange', () => {
  it.each([
    ['bytes 0-99/300', { start: 0, end: 99, total: 300 }],
    ['bytes 299-299/300', { start: 299, end: 299, total: 300 }],
    ['bytes */300', { start: undefined, total: 300 }],
    ['bytes */0', { start: undefined, total: 0 }],
  ])('reads %s', (header, range) => expect(contentRange(header, 300)).toEqual(range));

  it.each([
    undefined,
    '',
    'bytes',
    'bytes 0-1',
    'bytes 0-1/*',
    'bytes */*',
    'bytes -1/3',
    'items 0-1/3',
    'bytes 0-1/3 ',
    'bytes 0.5-1/3',
  ])('refuses the header %j', (header) => {
    expect(() => contentRange(header, 300)).toThrow(
      'Content-Range must be `bytes first-last/total` or `bytes */total`',
    );
  });

  it.each(['bytes 2-1/3', 'bytes 0-3/3', 'bytes 0-0/0'])('refuses the header %j', (header) => {
    expect(() => contentRange(header, 300)).toThrow('Content-Range does not fit into its total');
  });

  it('refuses a total above the limit', () => {
    expect(() => contentRange('bytes 0-1/301', 300)).toThrow(
      expect.objectContaining({ status: 413, message: 'the file is larger than 300 bytes' }),
    );
  });

  it('never returns a range outside the total', () => {
    const header = fc
      .tuple(fc.nat(50), fc.nat(50), fc.nat(50))
      .map(([a, b, c]) => `bytes ${a}-${b}/${c}`);
    fc.assert(
      fc.property(fc.oneof(header, fc.string()), (text) => {
        try {
          const { start = 0, end = 0, total } = { end: undefined, ...contentRange(text, 300) };
          expect(start <= end && end < total).toBe(true);
        } catch (error) {
          expect(error).toMatchObject({ name: 'HttpError' });
        }
      }),
    );
  });
});
