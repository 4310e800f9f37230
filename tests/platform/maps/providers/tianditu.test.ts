import { describe, expect, it } from 'vitest';
import { createTiandituProvider } from '@/platform/maps/providers/tianditu';
import { beijing, nearest, setUpMapService } from '../../../helpers/map-services';

const service = setUpMapService('tianditu', createTiandituProvider);
const { signal } = service;

const posted = () => JSON.parse(service.last().query.postStr ?? '');

describe('Tianditu', () => {
  it('[S8.9] needs a key and uses WGS-84', () => {
    expect(service.direct('k')).toMatchObject({
      needsKey: true,
      coordinates: 'wgs84',
      attribution: [{ text: '© Tianditu', href: 'https://www.tianditu.gov.cn/' }],
    });
  });

  it('[S9.9] [S9.10] asks for twenty places within 5000 m', async () => {
    const { places, hasMore } = await service.direct('k').nearby(beijing, 5000, 1, signal);
    expect(service.last()).toMatchObject({
      at: 'https://api.tianditu.gov.cn/v2/search',
      query: { type: 'query', tk: 'k' },
    });
    expect(posted()).toEqual({
      keyWord: '路',
      level: 12,
      queryType: 3,
      queryRadius: 5000,
      pointLonlat: '116.407400,39.904200',
      start: 0,
      count: 20,
    });
    expect(hasMore).toBe(true);
    expect(places.length).toBe(20);
    expect(places[0]).toMatchObject({ ...nearest, distance: expect.closeTo(517, 0) });
  });

  it('[S9.10] has more pages until the count is reached', async () => {
    const provider = service.proxied();
    const last = await provider.nearby(beijing, 5000, 5, signal);
    expect(posted()).toMatchObject({ start: 80, count: 20 });
    expect(last.places.length).toBe(3);
    expect(last.hasMore).toBe(false);
    expect(await provider.nearby(beijing, 5000, 4, signal)).toMatchObject({ hasMore: true });
    expect(service.last().query).not.toHaveProperty('tk');
  });

  it('search covers 10 km, the limit of the service', async () => {
    const { places } = await service.proxied().search('bank', beijing, 1, signal);
    expect(posted()).toMatchObject({ keyWord: 'bank', queryRadius: 10_000 });
    expect(places.length).toBe(20);
    expect(places.every(({ type }) => type === 'Bank')).toBe(true);
  });

  service.itFindsNothingWhereNothingIs('bank');

  it('reverse resolves with the place at a point', async () => {
    expect(await service.proxied().reverse(beijing, signal)).toEqual({
      id: '39.9042,116.4074',
      name: 'Cafe 3990/11641',
      address: '11641 Street 3990',
      type: '',
      latitude: 39.9042,
      longitude: 116.4074,
      distance: 0,
    });
    expect(service.last().at).toBe('/api/maps/tianditu/geocoder');
    expect(posted()).toEqual({ lon: 116.4074, lat: 39.9042, ver: 1 });
  });

  it('[S8.10] fails if the service refuses the key', async () => {
    await expect(service.direct('wrong').nearby(beijing, 5000, 1, signal)).rejects.toMatchObject({
      reason: 'load',
      message: 'answered with status 403',
    });
  });

  it('loads a layer of names above the map', async () => {
    const query = (layer: string) =>
      `SERVICE=WMTS&REQUEST=GetTile&VERSION=1.0.0&LAYER=${layer}&STYLE=default&TILEMATRIXSET=w&FORMAT=tiles&tk=k&TILEMATRIX={z}&TILEROW={y}&TILECOL={x}`;
    expect(await service.direct('k').tiles(signal)).toEqual({
      kind: 'images',
      urls: [
        `https://t{s}.tianditu.gov.cn/vec_w/wmts?${query('vec')}`,
        `https://t{s}.tianditu.gov.cn/cva_w/wmts?${query('cva')}`,
      ],
      hosts: ['0', '1', '2', '3', '4', '5', '6', '7'],
    });
  });
});
