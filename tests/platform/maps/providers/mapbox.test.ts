import { describe, expect, it } from 'vitest';
import { createMapboxProvider } from '@/platform/maps/providers/mapbox';
import { beijing, setUpMapService } from '../../../helpers/map-services';

const service = setUpMapService('mapbox', createMapboxProvider);
const { signal } = service;

describe('Mapbox', () => {
  it('[S8.9] needs a key and uses WGS-84', () => {
    expect(service.direct('k')).toMatchObject({
      needsKey: true,
      coordinates: 'wgs84',
      attribution: [{ text: '© Mapbox' }, { text: '© OpenStreetMap' }],
    });
  });

  it('[S9.9] [S9.10] splits its fifty points into pages of twenty', async () => {
    const provider = service.direct('k');
    const first = await provider.nearby(beijing, 5000, 1, signal);
    expect(service.last()).toEqual({
      at: 'https://api.mapbox.com/v4/mapbox.mapbox-streets-v8/tilequery/116.407400,39.904200.json',
      query: { radius: '5000', limit: '50', layers: 'poi_label', access_token: 'k' },
      body: undefined,
    });
    expect(first.places[0]).toEqual({
      id: '1000',
      name: 'Cafe 3990/11641',
      address: '',
      type: 'Cafe',
      latitude: 39.9,
      longitude: 116.41,
      distance: expect.closeTo(517, 0),
    });
    const others = [
      await provider.nearby(beijing, 5000, 2, signal),
      await provider.nearby(beijing, 5000, 3, signal),
    ];
    expect([first, ...others].map(({ places }) => places.length)).toEqual([20, 20, 10]);
    expect([first, ...others].map(({ hasMore }) => hasMore)).toEqual([true, true, false]);
    expect(service.asked.length).toBe(1);
  });

  it('search sends the words and reads the places', async () => {
    const { places, hasMore } = await service.proxied().search('cafe', beijing, 1, signal);
    expect(service.last()).toEqual({
      at: '/api/maps/mapbox/search/searchbox/v1/forward',
      query: { q: 'cafe', proximity: '116.407400,39.904200', limit: '10', language: 'en' },
      body: undefined,
    });
    expect(places.length).toBe(10);
    expect(hasMore).toBe(false);
    expect(places[0]).toMatchObject({
      id: '3990.11641',
      name: 'Cafe 3990/11641',
      address: '11641 Street 3990',
      type: 'Cafe',
    });
  });

  service.itFindsNothingWhereNothingIs('cafe');

  it('reverse resolves with the place at a point', async () => {
    expect(await service.proxied().reverse(beijing, signal)).toMatchObject({
      name: 'Cafe 3990/11641',
      address: '11641 Street 3990',
    });
    expect(service.last()).toMatchObject({
      at: '/api/maps/mapbox/search/searchbox/v1/reverse',
      query: { longitude: '116.407400', latitude: '39.904200', language: 'en' },
    });
  });

  it('[S8.10] fails if the service refuses the key', async () => {
    await expect(service.direct('wrong').reverse(beijing, signal)).rejects.toMatchObject({
      reason: 'load',
      message: 'answered with status 401',
    });
  });

  it('loads raster tiles', async () => {
    const path = '/styles/v1/mapbox/streets-v12/tiles/256/{z}/{x}/{y}';
    expect(await service.direct('k').tiles(signal)).toEqual({
      kind: 'images',
      urls: [`https://api.mapbox.com${path}?access_token=k`],
    });
    expect(await service.proxied().tiles(signal)).toMatchObject({
      urls: [`${service.base()}${path}`],
    });
  });
});
