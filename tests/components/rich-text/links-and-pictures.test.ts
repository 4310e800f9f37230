import { describe, expect, it } from 'vitest';
import { allowPicture } from '@/components/rich-text/clean-content';
import { resolveLink } from '@/components/rich-text/resolve-link';

describe('allowPicture', () => {
  const base = 'https://shop.test/app/list';

  it.each([
    ['/a.png', 'https://shop.test/a.png'],
    ['a.png', 'https://shop.test/app/a.png'],
    ['data:image/png;base64,AA', 'data:image/png;base64,AA'],
    ['data:image/svg+xml,%3Csvg/%3E', 'data:image/svg+xml,%3Csvg/%3E'],
    ['blob:https://shop.test/1', 'blob:https://shop.test/1'],
  ])('%s belongs to the page', (src, url) => expect(allowPicture(src, base, 'own')).toBe(url));

  it.each([
    'https://cdn.test/a.png',
    '//cdn.test/a.png',
    '/\\cdn.test/a.png',
    'http:cdn.test/a.png',
    'data:text/html,x',
    'data:image/svg,x',
    'javascript:trap()',
    'blob:https://cdn.test/1',
    'file:///a.png',
    'https://',
  ])('%s does not belong to the page', (src) => expect(allowPicture(src, base, 'own')).toBe(null));

  it('allows other pictures by https, or by their origin', () => {
    expect(allowPicture('//cdn.test/a.png', base, 'https')).toBe('https://cdn.test/a.png');
    expect(allowPicture('http://cdn.test/a.png', base, 'https')).toBe(null);
    expect(allowPicture('https://cdn.test/a', base, ['https://cdn.test'])).not.toBe(null);
    expect(allowPicture('https://cdn.test.evil.test/a', base, ['https://cdn.test'])).toBe(null);
    expect(allowPicture('http://cdn.test/a', base, ['https://cdn.test'])).toBe(null);
  });
});

describe('resolveLink', () => {
  const base = 'https://shop.test/app/list';
  const resolve = (href: string) => resolveLink(href, base, '/app/');

  it.each([
    ['/item/3?x=1#y', '/item/3?x=1#y'],
    [' /item/3 ', '/item/3'],
    ['item/3', 'item/3'],
    ['?page=2', '?page=2'],
    ['https://shop.test/app/item/3', '/item/3'],
    ['//shop.test/app/', '/'],
  ])('%s is a page of the app', (href, url) => {
    expect(resolve(href)).toEqual({ kind: 'page', url });
  });

  it.each([
    'https://evil.test/',
    '//evil.test/',
    '/\\evil.test/',
    '\\\\evil.test/',
    '/\t/evil.test/',
    '/\n\\evil.test/',
    'http:evil.test/',
    'https://shop.test@evil.test/',
    'https://shop.test.evil.test/',
    'http://shop.test/app/item/3',
    'https://shop.test/other',
    'mailto:a@b.test',
    'tel:+4912345',
    'SMS:123',
  ])('%s is a link out of the app', (href) => expect(resolve(href)?.kind).toBe('away'));

  it.each([
    'javascript:trap()',
    ' java\tscript:trap()',
    '\u0001javascript:trap()',
    'vbscript:x',
    'data:text/html,x',
    'blob:https://shop.test/1',
    'file:///etc/passwd',
    'about:blank',
    'https://',
    '#',
  ])('%s is not a link', (href) => expect(resolve(href)).toBe(null));

  it('finds an anchor in the same text', () => {
    expect(resolve('#part-2')).toEqual({ kind: 'place', id: 'part-2' });
    expect(resolve('#%E6%96%87')).toEqual({ kind: 'place', id: '文' });
    expect(resolve('#%')).toEqual({ kind: 'place', id: '%' });
  });

  it('finds the page of an app with hash routes', () => {
    const inHash = (href: string) => resolveLink(href, 'https://shop.test/#/list', '#/');
    expect(inHash('https://shop.test/#/item/3')).toEqual({ kind: 'page', url: '/item/3' });
    expect(inHash('https://shop.test/imprint')?.kind).toBe('away');
  });
});
