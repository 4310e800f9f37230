import { describe, expect, it } from 'vitest';
import { contentDisposition } from '../../../server/http/content-disposition.mjs';

const utf8 = (text: string) => Buffer.from(text, 'latin1').toString();

describe('contentDisposition', () => {
  it.each([
    [{ name: 'a.txt', star: null }, 'attachment; filename="a.txt"'],
    [{ name: 'a "b" \\c', star: null }, 'attachment; filename="a \\"b\\" \\\\c"'],
    [
      { name: null, star: '大理石.txt' },
      "attachment; filename*=UTF-8''%E5%A4%A7%E7%90%86%E7%9F%B3.txt",
    ],
    [{ name: null, star: "it's (1)*!" }, "attachment; filename*=UTF-8''it%27s%20%281%29%2A%21"],
    [{ name: 'x', star: 'y' }, `attachment; filename="x"; filename*=UTF-8''y`],
    [{ name: '', star: null }, 'attachment; filename=""'],
  ])('%j', (names, header) => {
    expect(contentDisposition(names)).toBe(header);
  });

  it('sends the plain name as raw UTF-8', () => {
    expect(utf8(contentDisposition({ name: '石', star: null }))).toBe('attachment; filename="石"');
  });

  it.each(['a\r\nSet-Cookie: b=c', 'a\0', 'a\x7f', 'x'.repeat(256), '\ud800'])(
    'refuses %j',
    (text) => {
      const message = 'must have at most 255 characters and none that controls';
      expect(() => contentDisposition({ name: text, star: null })).toThrow(`name ${message}`);
      expect(() => contentDisposition({ name: null, star: text })).toThrow(`star ${message}`);
    },
  );
});
