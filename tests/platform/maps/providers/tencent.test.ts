import { describe, expect, it } from 'vitest';
import { createTencentProvider } from '@/platform/maps/providers/tencent';
import { beijing, nearest, setUpMapService } from '../../../helpers/map-services';

const service = setUpMapService('tencent', createTencentProvider);
const { signal } = service;

describe('Tencent', () => {
  it('[S8.9] needs a key and uses GCJ-02', () => {
    expect(service.direct('k')).toMatchObject({
      needsKey: true,
      coordinates: 'gcj02',
      attribution: [{ text: '© Tencent', href: 'https://map.qq.com/' }],
    });
  });

  it('[S9.9] [S9.10] asks for twenty places within 5000 m', async () => {
    const { places, hasMore } = await service.direct('k').nearby(beijing, 5000, 1, signal);
    expect(service.last()).toEqual({
      at: 'https://apis.map.qq.com/ws/geocoder/v1/',
      query: {
        location: '39.904200,116.407400',
        get_poi: '1',
        poi_options: 'radius=5000;page_size=20;page_index=1',
        key: 'k',
      },
      body: undefined,
    });
    expect(hasMore).toBe(true);
    expect(places.length).toBe(20);
    expect(places[0]).toEqual({ ...nearest, distance: expect.closeTo(517, 0) });
  });

  it('[S9.10] loads pages up to the last one and sends no request after it', async () => {
    const provider = service.proxied();
    const pages = [];
    for (let page = 1; page <= 6; page += 1) {
      pages.push(await provider.nearby(beijing, 5000, page, signal));
    }
    expect(pages.map(({ places }) => places.length)).toEqual([20, 20, 20, 20, 3, 0]);
    expect(pages.map(({ hasMore }) => hasMore)).toEqual([true, true, true, true, false, false]);
    expect(new Set(pages.flatMap(({ places }) => places.map(({ id }) => id))).size).toBe(83);
    expect(service.last()).toMatchObject({ at: '/api/maps/tencent/ws/geocoder/v1/' });
    expect(service.last().query).not.toHaveProperty('key');
    const count = service.asked.length;
    expect(await provider.nearby(beijing, 5000, 21, signal)).toEqual({
      places: [],
      hasMore: false,
    });
    expect(service.asked.length).toBe(count);
  });

  it('limits the radius to the 5000 m of the service', async () => {
    await service.proxied().nearby(beijing, 8000, 1, signal);
    expect(service.last().query.poi_options).toBe('radius=5000;page_size=20;page_index=1');
  });

  it('search sends the words and the page', async () => {
    const provider = service.proxied();
    const first = await provider.search('cafe', beijing, 1, signal);
    expect(service.last()).toEqual({
      at: '/api/maps/tencent/ws/place/v1/search',
      query: {
        keyword: 'cafe',
        boundary: 'nearby(39.904200,116.407400,1000,1)',
        orderby: '_distance',
        page_size: '20',
        page_index: '1',
      },
      body: undefined,
    });
    expect(first.places.map(({ name }) => name)).toEqual(['Cafe 3990/11641']);
    expect(first.hasMore).toBe(false);
  });

  it('[S9.10] a search has more pages until its count is reached', async () => {
    const provider = service.proxied();
    const pages = [];
    for (const page of [1, 2, 8]) {
      pages.push(await provider.search('street 398', beijing, page, signal));
    }
    expect(pages.map(({ places }) => places.length)).toEqual([20, 20, 4]);
    expect(pages.map(({ hasMore }) => hasMore)).toEqual([true, true, false]);
  });

  service.itFindsNothingWhereNothingIs('cafe');

  it('reverse resolves with the place at a point', async () => {
    const place = await service.proxied().reverse(beijing, signal);
    expect(service.last().query).toEqual({
      location: '39.904200,116.407400',
      get_poi: '1',
      poi_options: 'page_size=1;page_index=1',
    });
    expect(place).toMatchObject({ name: 'Cafe 3990/11641', latitude: 39.9 });
  });

  it('[S8.10] fails with the message of the service', async () => {
    await expect(service.direct('wrong').nearby(beijing, 5000, 1, signal)).rejects.toMatchObject({
      name: 'MapFailure',
      reason: 'load',
      message: 'Tencent answered: 190 无效的KEY',
    });
  });

  it('loads tiles by WMTS', async () => {
    expect(await service.direct('k').tiles(signal)).toEqual({
      kind: 'images',
      urls: [
        'https://apis.map.qq.com/maptile/base/wmts?SERVICE=WMTS&REQUEST=GetTile&VERSION=1.0.0&LAYER=default&STYLE=default&FORMAT=image%2Fpng&TILEMATRIXSET=EPSG%3A3857&key=k&TILEMATRIX={z}&TILEROW={y}&TILECOL={x}',
      ],
    });
  });
});
