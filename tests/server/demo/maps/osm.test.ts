import { expect, it } from 'vitest';
import { osm } from '../../../../server/demo/maps/osm.mjs';
import { setUpBackend } from '../../../helpers/backend';

const { json, api } = setUpBackend();

it('the OpenStreetMap double answers like Photon', async () => {
  const { body } = await json('/maps/osm/reverse?lat=39.9042&lon=116.4074&radius=5&limit=2');
  expect(body).toEqual({
    type: 'FeatureCollection',
    features: [
      {
        type: 'Feature',
        geometry: { type: 'Point', coordinates: [116.41, 39.9] },
        properties: {
          osm_type: 'N',
          osm_id: 399011641,
          osm_key: 'amenity',
          osm_value: 'cafe',
          type: 'house',
          name: 'Cafe 3990/11641',
          street: 'Street 3990',
          housenumber: '11641',
          city: 'Sampleton',
          countrycode: 'XX',
        },
      },
      expect.objectContaining({ geometry: { type: 'Point', coordinates: [116.41, 39.91] } }),
    ],
  });
});

it('the OpenStreetMap double searches, and has tiles', async () => {
  const { body } = await json('/maps/osm/api?q=cafe&lat=39.9&lon=116.4&limit=50');
  expect((body.features as unknown[]).length).toBe(50);
  expect((await api('/maps/osm/1/0/0.png')).headers.get('content-type')).toBe('image/svg+xml');
  expect(await json('/maps/osm/api?q=a&lat=0&lon=0&limit=51')).toMatchObject({ status: 400 });
  expect(osm.length).toBe(3);
});
