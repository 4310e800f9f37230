import { describe, expect, it } from 'vitest';
import { allowPicture } from '@/components/rich-text/allow-picture';

const base = 'https://shop.test/app/list';

describe('allowPicture', () => {
  it.each([
    ['/a.png', 'https://shop.test/a.png'],
    ['a.png', 'https://shop.test/app/a.png'],
    ['data:image/png;base64,AA', 'data:image/png;base64,AA'],
    ['data:image/svg+xml,%3Csvg/%3E', 'data:image/svg+xml,%3Csvg/%3E'],
    ['blob:https://shop.test/1', 'blob:https://shop.test/1'],
  ])('%s is the page’s own', (src, url) => expect(allowPicture(src, base, 'own')).toBe(url));

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
  ])('%s is not', (src) => expect(allowPicture(src, base, 'own')).toBe(null));

  it('takes others by https, or by their origin', () => {
    expect(allowPicture('//cdn.test/a.png', base, 'https')).toBe('https://cdn.test/a.png');
    expect(allowPicture('http://cdn.test/a.png', base, 'https')).toBe(null);
    expect(allowPicture('https://cdn.test/a', base, ['https://cdn.test'])).not.toBe(null);
    expect(allowPicture('https://cdn.test.evil.test/a', base, ['https://cdn.test'])).toBe(null);
    expect(allowPicture('http://cdn.test/a', base, ['https://cdn.test'])).toBe(null);
  });
});
