import { describe, expect, it } from 'vitest';
import { webAddress } from '@/components/web-view/web-view';

const base = 'https://quarry.test/shop/';

describe('webAddress', () => {
  it.each(['javascript:alert(1)', ' JaVaScRiPt:alert(1)', 'data:text/html,x', 'blob:https://a/1'])(
    'refuses %s and gives the reason',
    (src) => expect(webAddress(src, undefined, base).refused).toMatch(/^WebView: src is refused/),
  );

  it('allows the own origin and the origins in `allow`', () => {
    const allow = ['https://maps.test'];
    expect(webAddress('../help', allow, base)).toEqual({
      url: 'https://quarry.test/help',
      origin: 'https://quarry.test',
    });
    expect(webAddress('https://maps.test/a', allow, base).refused).toBeUndefined();
    for (const src of ['https://maps.test.evil.test', 'http://maps.test', 'https://maps.test:444'])
      expect(webAddress(src, allow, base).refused).toMatch(/is not among the origins of allow$/);
    expect(webAddress('https://any.test', undefined, base).refused).toBeUndefined();
    expect(webAddress('https://', undefined, base).refused).toMatch(/is no address$/);
  });
});
