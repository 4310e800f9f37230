import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { splitStack, withStack } from '@/router/core/carried-stack';

describe('a link that carries the page stack', () => {
  it.each([
    [['/'], '/'],
    [['/', '/item/3?size=l#reviews'], '/item/3?size=l&portico-below=%2F#reviews'],
    [
      ['/', '/item/3?a=b', '/sign-in?to=%2Forders'],
      '/sign-in?to=%2Forders&portico-below=%2F&portico-below=%2Fitem%2F3%3Fa%3Db',
    ],
  ])('the stack %j has the link %s', (urls, link) => {
    expect(withStack(urls)).toBe(link);
  });

  it('keeps the root and the nearest four pages of a high stack', () => {
    const link = withStack(['/', '/1', '/2', '/3', '/4', '/5', '/6', '/top']);
    expect(splitStack(link)).toEqual({ url: '/top', below: ['/', '/3', '/4', '/5', '/6'] });
  });

  it.each([
    ['/item/3', { url: '/item/3', below: [] }],
    ['/item/3?portico-below=%2F', { url: '/item/3', below: ['/'] }],
    ['/item/3?portico-below&a=b', { url: '/item/3?a=b', below: [''] }],
    ['/item/3?portico-below-x=1', { url: '/item/3?portico-below-x=1', below: [] }],
    [
      `/a?${Array.from({ length: 9 }, (_, index) => `portico-below=/${index}`).join('&')}`,
      { url: '/a', below: ['/0', '/1', '/2', '/3', '/4'] },
    ],
  ])('the link %s has these pages', (link, expected) => {
    expect(splitStack(link)).toEqual(expected);
  });

  it('gives back the URLs that it was made of', () => {
    const url = fc.webPath().map((path) => (path.startsWith('/') ? path : `/${path}`));
    fc.assert(
      fc.property(fc.array(url, { minLength: 1, maxLength: 6 }), (urls) => {
        const { url: top, below } = splitStack(withStack(urls));
        expect([...below, top]).toEqual(urls);
      }),
    );
  });
});
