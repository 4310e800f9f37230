import { describe, expect, it } from 'vitest';
import { parseOrigins, signableUrl } from '../../../server/wechat/signable-url.mjs';

const asked = { origins: ['https://m.example.com'], host: 'localhost:5173' };

describe('signableUrl', () => {
  it.each([
    'https://m.example.com',
    'https://m.example.com/搜索?词=玉 石&a=b#/c',
    'HTTPS://M.EXAMPLE.COM:443/a/../b',
    'http://localhost:5173/?a=1&amp;b=2',
    'https://localhost:5173/',
  ])('returns %s unchanged', (url) => {
    expect(signableUrl(url, asked)).toBe(url);
  });

  it.each([
    ['http://m.example.com/'],
    ['https://m.example.com:8443/'],
    ['https://m.example.com.evil.example/'],
    ['https://evil.example/?https://m.example.com/'],
    ['https://m.example.com@evil.example/'],
    ['https://evil.example\\@m.example.com/'],
    ['http://localhost:5174/'],
    ['http://localhost/'],
  ])('refuses %s', (url) => {
    expect(() => signableUrl(url, asked)).toThrow(
      expect.objectContaining({
        status: 400,
        message: 'url must be of an origin that is signed for',
      }),
    );
  });

  it.each([
    [undefined],
    [null],
    [1],
    [['https://m.example.com']],
    [''],
    ['/path'],
    ['m.example.com'],
    ['file:///etc/passwd'],
    ['javascript:alert(1)'],
    [`https://m.example.com/${'a'.repeat(4075)}`],
    [`https://m.example.com/${'玉'.repeat(1360)}`],
  ])('refuses %j', (url) => {
    expect(() => signableUrl(url, asked)).toThrow(
      expect.objectContaining({
        status: 400,
        message: 'url must be an http or https address of at most 4096 bytes',
      }),
    );
  });

  it('accepts 4096 bytes', () => {
    const url = `https://m.example.com/${'a'.repeat(4074)}`;
    expect(signableUrl(url, asked)).toHaveLength(4096);
  });

  it.each(['https://m.example.com', 'http://localhost:5173', undefined])(
    'accepts a page of %s',
    (origin) => {
      expect(signableUrl('https://m.example.com/', { ...asked, origin })).toBe(
        'https://m.example.com/',
      );
    },
  );

  it.each(['https://evil.example', 'http://localhost:5174', 'null', ''])(
    'refuses a page of %j',
    (origin) => {
      expect(() => signableUrl('https://m.example.com/', { ...asked, origin })).toThrow(
        expect.objectContaining({
          status: 403,
          message: 'pages of this origin get no signature',
        }),
      );
    },
  );

  it('works without a host, and ignores a broken host', () => {
    const page = 'https://m.example.com/';
    const { origins } = asked;
    expect(signableUrl(page, { origins })).toBe(page);
    expect(signableUrl(page, { origins, host: 'a:b:c' })).toBe(page);
    expect(() => signableUrl('http://localhost/', { origins, host: 'a:b:c' })).toThrow('origin');
  });
});

describe('parseOrigins', () => {
  it('writes origins as browsers do', () => {
    expect(parseOrigins(['https://M.example.com:443', 'http://a.example:8080/'])).toEqual([
      'https://m.example.com',
      'http://a.example:8080',
    ]);
  });

  it.each(['m.example.com', 'https://m.example.com/app', 'ftp://a.example', '*', ''])(
    'refuses %j',
    (text) => {
      expect(() => parseOrigins([text])).toThrow(`origins: '${text}' is no origin`);
    },
  );
});
