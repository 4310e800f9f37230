import { md5 } from 'js-md5';
import { describe, expect, it } from 'vitest';
import { createMapProxy } from '../../../server/map-proxy/index.mjs';
import { setUpMapUpstream } from '../../helpers/map-upstream';

const upstream = setUpMapUpstream();

const ask = (path: string, options: Partial<Parameters<typeof createMapProxy>[0]> = {}) => {
  const api = upstream.url();
  const proxy = createMapProxy({
    tencent: { key: 'TK', api },
    amap: { key: 'AK', api },
    ...options,
  });
  return proxy.fetch(new Request(`http://localhost/api/map${path}`));
};

describe('the map proxy', () => {
  it.each([
    [
      '/tencent/ws/geocoder/v1/?location=39.9,116.4&get_poi=1&poi_options=radius%3D5000%3Bpage_size%3D20',
      {
        location: '39.9,116.4',
        get_poi: '1',
        poi_options: 'radius=5000;page_size=20',
        key: 'TK',
      },
    ],
    [
      '/tencent/ws/place/v1/search?keyword=%E5%92%96%E5%95%A1&boundary=nearby(39.9,116.4,1000,1)&orderby=_distance&page_size=20&page_index=2',
      {
        keyword: '咖啡',
        boundary: 'nearby(39.9,116.4,1000,1)',
        orderby: '_distance',
        page_size: '20',
        page_index: '2',
        key: 'TK',
      },
    ],
    [
      '/amap/v5/place/around?location=116.4,39.9&types=010000%7C020000&radius=5000&sortrule=distance&page_size=20&page_num=1&keywords=a%20b',
      {
        location: '116.4,39.9',
        types: '010000|020000',
        radius: '5000',
        sortrule: 'distance',
        page_size: '20',
        page_num: '1',
        keywords: 'a b',
        key: 'AK',
      },
    ],
    [
      '/amap/v3/geocode/regeo?location=116.4,39.9&extensions=all&radius=1000',
      { location: '116.4,39.9', extensions: 'all', radius: '1000', key: 'AK' },
    ],
  ])('adds the key to %s', async (path, query) => {
    const response = await ask(path);
    expect([response.status, await response.json()]).toEqual([200, { status: 0 }]);
    expect(upstream.asked[0]?.url.split('?')[0]).toBe(path.replace(/^\/\w+|\?.*$/g, ''));
    expect(upstream.query()).toEqual(query);
  });

  it.each([
    'key=mine',
    'KEY=mine&key=mine',
    'key=mine&key=other',
    '%6Bey=mine',
    'sig=1&callback=f&output=jsonp&tenant=7',
  ])('drops parameters that are not on the list: %s', async (query) => {
    expect((await ask(`/amap/v3/geocode/regeo?${query}&location=1,2`)).status).toBe(200);
    expect(upstream.query()).toEqual({ location: '1,2', key: 'AK' });
  });

  it('signs requests to Tencent with the path, the sorted raw values and the SK', async () => {
    const tencent = { key: 'TK', secret: 'SK1', api: upstream.url() };
    await ask('/tencent/ws/place/v1/search?keyword=%E7%9F%B3%20a&boundary=nearby(1,2,3)', {
      tencent,
    });
    const text = '/ws/place/v1/search?boundary=nearby(1,2,3)&key=TK&keyword=石 a';
    expect(upstream.query()).toEqual({
      boundary: 'nearby(1,2,3)',
      key: 'TK',
      keyword: '石 a',
      sig: md5(`${text}SK1`),
    });
    expect(upstream.asked[0]?.url).toContain('keyword=%E7%9F%B3%20a');
  });

  it('signs requests to AMap with the sorted raw values and the private key', async () => {
    const amap = { key: 'AK', secret: 'private', api: upstream.url() };
    await ask('/amap/v3/geocode/regeo?radius=1000&location=116.4,39.9', { amap });
    expect(upstream.query().sig).toBe(md5('key=AK&location=116.4,39.9&radius=1000private'));
  });

  it('serves tiles only when the starter asks for them', async () => {
    const png = Buffer.from('89504e470d0a1a0a', 'hex');
    upstream.answers((response) =>
      response.writeHead(200, { 'Content-Type': 'image/png' }).end(png),
    );
    const paths = [
      '/tencent/maptile/base/wmts?TILEMATRIX=3&TILEROW=2&TILECOL=1&LAYER=default',
      '/amap/appmaptile?x=1&y=2&z=3&lang=zh_cn',
    ];
    for (const path of paths) expect((await ask(path)).status).toBe(404);
    expect(upstream.asked).toEqual([]);
    for (const path of paths) {
      const response = await ask(path, { tiles: true });
      expect(response.headers.get('content-type')).toBe('image/png');
      expect(response.headers.get('cache-control')).toBe('private, max-age=3600');
      expect(Buffer.from(await response.arrayBuffer())).toEqual(png);
    }
    // AMap's tiles come from another host, which needs no key.
    expect(upstream.query()).toEqual({ lang: 'zh_cn', x: '1', y: '2', z: '3' });
  });

  it.each(['image/svg+xml', 'text/html', 'application/json', ''])(
    'does not pass a tile of the type %j',
    async (type) => {
      upstream.answers((response) =>
        response.writeHead(200, { 'Content-Type': type }).end('<svg>'),
      );
      const response = await ask('/amap/appmaptile?x=1&y=2&z=3', { tiles: true });
      expect([response.status, await response.json()]).toEqual([
        502,
        { error: 'AMap did not send a picture' },
      ]);
    },
  );

  it('serves a service only with its account', async () => {
    const proxy = createMapProxy({ amap: { key: 'AK', api: upstream.url() } });
    const url = 'http://localhost/api/map/tencent/ws/geocoder/v1/?location=1,2';
    expect((await proxy.fetch(new Request(url))).status).toBe(404);
  });

  it.each([
    [{}, 'createMapProxy: give an account of tencent, of amap, or of both'],
    [{ tencent: { key: '' } }, 'createMapProxy: tencent.key must be a text without spaces'],
    [{ amap: { key: 'a\r\nb' } }, 'createMapProxy: amap.key must be a text without spaces'],
    [
      { amap: { key: 'a', secret: '' } },
      'createMapProxy: amap.secret must be a text without spaces',
    ],
    [
      { amap: { key: 'a', api: 'file:///etc' } },
      'createMapProxy: amap.api must be an http address without a query',
    ],
    [
      { amap: { key: 'a' }, base: 'api/map' },
      "createMapProxy: base must be a path such as /api/map, not 'api/map'",
    ],
    [
      { amap: { key: 'a' }, base: '/api/..' },
      "createMapProxy: base must be a path such as /api/map, not '/api/..'",
    ],
    [
      { amap: { key: 'a' }, origins: ['m.example.com'] },
      "createMapProxy: origins: 'm.example.com' is no origin such as https://m.example.com",
    ],
    [
      { amap: { key: 'a' }, timeout: 0 },
      'createMapProxy: timeout must be a whole number above 0, not 0',
    ],
  ])('refuses the options %j', (options, message) => {
    expect(() => createMapProxy(options)).toThrow(new TypeError(message));
  });
});
