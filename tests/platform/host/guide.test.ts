import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { HostEnv } from '@/platform/host/detect';
import { leaveFor } from '@/platform/host/guide';

const inside = (app: HostEnv['app'], os: HostEnv['os'] = 'android'): HostEnv => ({
  ...{ app, os, version: '', miniProgram: false, via: 'web' },
});

const url = 'https://shop.example/item/3?a=b#part';

describe('leaveFor', () => {
  it.each([
    ['browser', 'android', url],
    ['browser', 'desktop', url],
    ['line', 'ios', 'https://shop.example/item/3?a=b&openExternalBrowser=1#part'],
    ['line', 'android', 'https://shop.example/item/3?a=b&openExternalBrowser=1#part'],
    [
      'kakaotalk',
      'android',
      'kakaotalk://web/openExternal?url=https%3A%2F%2Fshop.example%2Fitem%2F3%3Fa%3Db%23part',
    ],
    [
      'kakaotalk',
      'ios',
      'kakaotalk://web/openExternal?url=https%3A%2F%2Fshop.example%2Fitem%2F3%3Fa%3Db%23part',
    ],
    ['kakaotalk', 'desktop', url],
  ] as const)('[S1.2] leaveFor gives %s on %s a link', (app, os, href) => {
    expect(leaveFor(inside(app, os), url)).toEqual({ kind: 'link', href });
  });

  it.each([
    ['wechat', 'android', null],
    ['wechat', 'ios', null],
    ['wechat', 'harmony', null],
    ['wechat', 'desktop', null],
    ['wecom', 'android', null],
    ['messenger', 'ios', 'x-safari-https://shop.example/item/3?a=b#part'],
    [
      'messenger',
      'android',
      'intent://shop.example/item/3?a=b#part#Intent;scheme=https;action=android.intent.action.VIEW;category=android.intent.category.BROWSABLE;S.browser_fallback_url=https%3A%2F%2Fshop.example%2Fitem%2F3%3Fa%3Db%23part;end',
    ],
    ['messenger', 'desktop', null],
    [
      'instagram',
      'ios',
      'instagram://extbrowser/?url=https%3A%2F%2Fshop.example%2Fitem%2F3%3Fa%3Db%23part',
    ],
    [
      'instagram',
      'android',
      'instagram://extbrowser/?url=https%3A%2F%2Fshop.example%2Fitem%2F3%3Fa%3Db%23part',
    ],
    ['facebook', 'ios', 'x-safari-https://shop.example/item/3?a=b#part'],
    ['whatsapp', 'ios', 'x-safari-https://shop.example/item/3?a=b#part'],
    ['telegram', 'desktop', null],
    ['dingtalk', 'harmony', null],
  ] as const)(
    '[S1.2] leaveFor gives %s on %s a guide, with a link if one may work',
    (app, os, href) => {
      expect(leaveFor(inside(app, os), url)).toEqual({ kind: 'guide', href });
    },
  );

  it('[S1.2] leaveFor keeps http in the intent of an Android app', () => {
    expect(leaveFor(inside('whatsapp'), 'http://10.0.2.2:5173/a://b')).toEqual({
      kind: 'guide',
      href: 'intent://10.0.2.2:5173/a://b#Intent;scheme=http;action=android.intent.action.VIEW;category=android.intent.category.BROWSABLE;S.browser_fallback_url=http%3A%2F%2F10.0.2.2%3A5173%2Fa%3A%2F%2Fb;end',
    });
  });

  it('leaveFor adds a query to an address without one', () => {
    const way = leaveFor(inside('line'), 'https://shop.example/');
    expect(way.href).toBe('https://shop.example/?openExternalBrowser=1');
  });

  it('leaveFor gives a link only for http(s) addresses', () => {
    const apps = fc.constantFrom<HostEnv['app']>(
      ...(['browser', 'wechat', 'wecom', 'dingtalk', 'line', 'telegram'] as const),
      ...(['kakaotalk', 'messenger', 'whatsapp', 'instagram', 'tiktok'] as const),
    );
    const systems = fc.constantFrom<HostEnv['os']>('ios', 'android', 'harmony', 'desktop');
    const addresses = fc.oneof(
      fc.string(),
      fc.constantFrom('javascript:alert(1)', 'data:text/html,x', ' https://a', 'file:///etc'),
    );
    fc.assert(
      fc.property(apps, systems, addresses, (app, os, address) => {
        fc.pre(!/^https?:\/\//i.test(address));
        expect(leaveFor(inside(app, os), address)).toEqual({ kind: 'guide', href: null });
      }),
    );
  });
});
