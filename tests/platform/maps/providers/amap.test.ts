import { describe, expect, it } from 'vitest';
import { createAmapProvider } from '@/platform/maps/providers/amap';
import { beijing, setUpMapService } from '../../../helpers/map-services';

const service = setUpMapService('amap', createAmapProvider);
const { signal } = service;

describe('AMap', () => {
  it('[S8.9] needs a key and uses GCJ-02', () => {
    expect(service.direct('k')).toMatchObject({
      needsKey: true,
      coordinates: 'gcj02',
      attribution: [{ text: '© AutoNavi', href: 'https://www.amap.com/' }],
    });
  });

  it('[S9.9] [S9.10] asks for twenty places of every kind within 5000 m', async () => {
    const { places } = await service.direct('k').nearby(beijing, 5000, 1, signal);
    expect(service.last()).toEqual({
      at: 'https://restapi.amap.com/v5/place/around',
      query: {
        types:
          '010000|020000|030000|040000|050000|060000|070000|080000|090000|100000|110000|120000|130000|140000|150000|160000|170000',
        radius: '5000',
        location: '116.407400,39.904200',
        sortrule: 'distance',
        page_size: '20',
        page_num: '1',
        key: 'k',
      },
      body: undefined,
    });
    expect(places.slice(0, 3)).toMatchObject([
      { id: '3990.11641', name: 'Cafe 3990/11641', type: 'Cafe', longitude: 116.41 },
      { name: 'Bank 3991/11641', address: '11641 Street 3991' },
      // The service writes an empty list if there is no address.
      { name: 'Park 3990/11640', address: '' },
    ]);
    expect(places[0]?.distance).toBeCloseTo(517, 0);
  });

  it('[S9.10] has more pages until a page is not full', async () => {
    const provider = service.proxied();
    const pages = [];
    for (let page = 1; page <= 5; page += 1) {
      pages.push(await provider.nearby(beijing, 5000, page, signal));
    }
    expect(pages.map(({ places }) => places.length)).toEqual([20, 20, 20, 20, 3]);
    expect(pages.map(({ hasMore }) => hasMore)).toEqual([true, true, true, true, false]);
    expect(service.last().at).toBe('/api/maps/amap/v5/place/around');
    expect(service.last().query).not.toHaveProperty('key');
  });

  it('search covers 50 km, the limit of the service', async () => {
    const { places, hasMore } = await service.proxied().search('hotel', beijing, 2, signal);
    expect(service.last().query).toEqual({
      keywords: 'hotel',
      radius: '50000',
      location: '116.407400,39.904200',
      sortrule: 'distance',
      page_size: '20',
      page_num: '2',
    });
    expect(places.length).toBe(20);
    expect(places.every(({ type }) => type === 'Hotel')).toBe(true);
    expect(hasMore).toBe(true);
  });

  service.itFindsNothingWhereNothingIs('hotel');

  it('reverse resolves with the nearest place, or with the address', async () => {
    const provider = service.proxied();
    expect(await provider.reverse(beijing, signal)).toMatchObject({ name: 'Cafe 3990/11641' });
    expect(service.last()).toMatchObject({
      at: '/api/maps/amap/v3/geocode/regeo',
      query: { location: '116.407400,39.904200', extensions: 'all', radius: '1000' },
    });
    // Between four places, each more than 1000 m away.
    const between = { latitude: 0.005, longitude: 0.005 };
    expect(await provider.reverse(between, signal)).toMatchObject({
      distance: expect.closeTo(786, 0),
    });
    const far = { latitude: 79.999, longitude: 0.005 };
    expect(await provider.reverse(far, signal)).toMatchObject({ name: 'Cafe 8000/0' });
  });

  it('[S8.10] fails with the message of the service', async () => {
    await expect(service.direct('wrong').reverse(beijing, signal)).rejects.toMatchObject({
      reason: 'load',
      message: 'AMap answered: 10001 INVALID_USER_KEY',
    });
  });

  it('loads tiles from four hosts, or from the proxy', async () => {
    const query = 'lang=zh_cn&size=1&scale=1&style=8&x={x}&y={y}&z={z}';
    expect(await service.direct('k').tiles(signal)).toEqual({
      kind: 'images',
      urls: [`https://webrd0{s}.is.autonavi.com/appmaptile?${query}`],
      hosts: ['1', '2', '3', '4'],
    });
    expect(await service.proxied().tiles(signal)).toMatchObject({
      urls: [`${service.base()}/appmaptile?${query}`],
    });
  });
});
