import { createTestApp } from '../../helpers/test-app';
import { stripShareParams, stripTracking, withoutCredentials } from '@/platform/host/address';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

it.each([
  ['/item/1?from=singlemessage', '/item/1'],
  ['/item/1?from=groupmessage&isappinstalled=0', '/item/1'],
  ['/item/1?a=1&from=timeline&b=2&isappinstalled=1', '/item/1?a=1&b=2'],
  ['/item/1?shareTo=weixin', '/item/1'],
  ['/list?scene=0&clicktime=1700000000&enterid=1700000000', '/list'],
  ['/list?a=%e4%bd%a0+%20&&b&from=singlemessage#part', '/list?a=%e4%bd%a0+%20&&b#part'],
  [
    'https://x.test/?from=timeline#/item/1?n=2&from=singlemessage&isappinstalled=0',
    'https://x.test/#/item/1?n=2',
  ],
  ['/?&from=timeline', '/'],
])('stripShareParams turns %s into %s', (url, clean) => {
  expect(stripShareParams(url)).toBe(clean);
});

it.each([
  '/item/1?from=home',
  '/item/1?from=',
  '/item/1?From=timeline',
  '/item/1?scene=3',
  '/item/1?clicktime=soon',
  '/item/1?code=abc&state=from',
  '/item/from=timeline',
  '/item/1?',
  '/item/1#from=timeline',
  '',
])('stripShareParams keeps %j, because its parameters belong to the product', (url) => {
  expect(stripShareParams(url)).toBe(url);
});

it('stripShareParams keeps a parameter that the route declares', () => {
  const url = '/item/1?from=timeline&isappinstalled=0&scene=1&clicktime=5';
  expect(stripShareParams(url, { own: ['from'] })).toBe('/item/1?from=timeline');
  expect(stripShareParams(url, { own: ['from', 'scene'] })).toBe('/item/1?from=timeline&scene=1');
  expect(stripShareParams(url, { own: ['clicktime', 'from', 'isappinstalled'] })).toBe(
    '/item/1?from=timeline&isappinstalled=0&scene=1&clicktime=5',
  );
});

const foreign = fc.constantFrom(
  'from=singlemessage',
  'from=timeline',
  'isappinstalled=0',
  'isappinstalled=1',
  'shareTo=weixin',
  'clicktime=1700000000',
  'enterid=1700000000',
);
const text = fc.string({ unit: 'grapheme', maxLength: 8 }).map(encodeURIComponent);
const own = fc.oneof(
  fc.tuple(text, text).map(([name, value]) => `p${name}=${value}`),
  fc.constantFrom('from=home', 'scene=7', 'x', 'a=b=c', 'isappinstalled=yes'),
);

it('stripShareParams keeps the order and the bytes of other parameters, and a second run changes nothing', () => {
  const both = fc.array(
    fc.oneof(
      own.map((pair) => ({ pair, isOwn: true })),
      foreign.map((pair) => ({ pair, isOwn: false })),
    ),
  );
  fc.assert(
    fc.property(both, fc.constantFrom('', '#part', '#/a?b=1'), (fields, hash) => {
      const isFromAccount = fields.some(({ pair }) => /^(clicktime|enterid)=/.test(pair));
      const kept = fields.filter(
        ({ pair, isOwn }) => isOwn && !(isFromAccount && pair === 'scene=7'),
      );
      const query = (pairs: readonly { pair: string }[]) =>
        pairs.length === 0 ? '' : `?${pairs.map(({ pair }) => pair).join('&')}`;
      const clean = stripShareParams(`/list${query(fields)}${hash}`);
      expect(clean).toBe(`/list${query(kept)}${hash}`);
      expect(stripShareParams(clean)).toBe(clean);
    }),
    { numRuns: 2000 },
  );
});

it('stripShareParams never throws for any text, and a second run changes nothing', () => {
  const part = fc.constantFrom(
    '?',
    '&',
    '=',
    '#',
    '/',
    'from',
    'timeline',
    'scene',
    'enterid',
    '1',
  );
  fc.assert(
    fc.property(fc.array(part), (parts) => {
      const clean = stripShareParams(parts.join(''));
      expect(stripShareParams(clean)).toBe(clean);
    }),
    { numRuns: 5000 },
  );
});

describe('stripTracking', () => {
  async function open(url: string) {
    const app = createTestApp({ url });
    await app.idle();
    const strip = async () => {
      stripTracking({ navigator: app.nav });
      await app.idle();
    };
    return { app, strip };
  }

  it('stripTracking cleans the address and the history entry, and fires no event', async () => {
    const { app, strip } = await open('/list?a=1&from=singlemessage&isappinstalled=0');
    const before = app.nav.activePage();
    const log = [...app.log];
    await strip();
    const after = app.nav.activePage();
    expect(after.url).toBe('/list?a=1');
    expect(after.params).toBe(before.params);
    expect(after.id).toBe(before.id);
    expect(app.log).toEqual(log);
    expect(app.history()).toEqual({ urls: ['/list?a=1'], at: 0 });
    expect(app.driver.current().snapshot?.st).toEqual([[after.id, '/list?a=1', 0]]);
    expect(app.reload().nav.activePage()).toMatchObject({ url: '/list?a=1', params: { a: '1' } });
  });

  it('stripTracking keeps a parameter that the route of the page declares', async () => {
    const { app, strip } = await open('/item/1?from=timeline&isappinstalled=0');
    await strip();
    expect(app.urls()).toEqual(['/item/1?from=timeline']);
  });

  it('stripTracking does not write an address without tracking parameters', async () => {
    const { app, strip } = await open('/list?a=1');
    const state = app.nav.store.getState();
    await strip();
    expect(app.nav.store.getState()).toBe(state);
  });

  it('stripTracking does not change a page that is below another one', async () => {
    const { app, strip } = await open('/list?from=timeline');
    await app.navigate('/item/1');
    await strip();
    expect(app.urls()).toEqual(['/list?from=timeline', '/item/1']);
  });

  it('stripTracking does not change an address that shows no page', async () => {
    const { app, strip } = await open('/nope?from=timeline');
    await strip();
    expect(app.urls()).toEqual(['/nope?from=timeline']);
  });
});

describe("[S1.2] withoutCredentials removes LINE's tokens", () => {
  it.each([
    ['/item?a=b#context_token=c&access_token=t&id_token=i', '/item?a=b'],
    ['/item#access_token=t', '/item'],
    ['/item?a=b&liff.state=%2Fx&c=d', '/item?a=b&c=d'],
    ['/item?liff.state=%2Fx#part', '/item#part'],
    ['/item?a=%E4%BD%A0&b#part', '/item?a=%E4%BD%A0&b#part'],
    ['/item#my_access_token=t', '/item#my_access_token=t'],
    ['/item?a&&b=#', '/item?a&&b=#'],
    ['/', '/'],
  ])('withoutCredentials handles %s', (url, expected) => {
    expect(withoutCredentials(url)).toBe(expected);
  });
});
