import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { stateTarget } from '@/platform/host/liff';

describe('[S1.2] where a LIFF link leads to', () => {
  it.each([
    ['/?liff.state=%2Fitem%2F3', '/item/3'],
    ['/?liff.state=%2Fitem%2F3%3Fn%3D1%26q%3D%25E4%25BD%25A0', '/item/3?n=1&q=%E4%BD%A0'],
    ['/?liff.state=%3Fstore%3Dshibuya', '/?store=shibuya'],
    ['/promo?own=1&liff.state=%2Fitem%3Fa%3Db&liff.referrer=x', '/promo/item?own=1&a=b'],
    ['/promo/?liff.state=%2F', '/promo/'],
    ['/?liff.state=item', '/item'],
    [
      '/?liff.state=%2Fitem%2F3#access_token=t&context_token=c',
      '/item/3#access_token=t&context_token=c',
    ],
  ])('%s to %s', (url, expected) => {
    expect(stateTarget(url)).toBe(expected);
  });

  it.each([
    ['/item/3'],
    ['/?liff.state='],
    ['/?a=liff.state'],
    ['/#liff.state=%2Fitem'],
    ['/?liff.state=%2Fitem%23coupon'],
    ['/?liff.state=%2Fa%0D%0Ab'],
    [''],
  ])('is left to the SDK: %s', (url) => {
    expect(stateTarget(url)).toBeNull();
  });

  it('is a path of this app, whatever is written there', () => {
    const states = fc.oneof(
      fc.string(),
      fc.webUrl(),
      fc.constantFrom('//evil.org', '/\\evil.org', 'javascript:alert(1)', 'https://evil.org'),
    );
    fc.assert(
      fc.property(states, (state) => {
        const target = stateTarget(`/?liff.state=${encodeURIComponent(state)}`);
        if (target === null) return;
        expect(target.startsWith('/')).toBe(true);
        expect(target.startsWith('//')).toBe(false);
      }),
    );
  });
});
