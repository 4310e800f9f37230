import { expect, it } from 'vitest';
import { mapbox } from '../../../../server/demo/maps/mapbox.mjs';
import { setUpBackend } from '../../../helpers/backend';

const { json, api } = setUpBackend();
const tilequery = '/maps/mapbox/v4/mapbox.mapbox-streets-v8/tilequery/116.4074,39.9042.json';

it('the Mapbox double answers like Tilequery', async () => {
  const { body } = await json(`${tilequery}?radius=5000&limit=1&layers=poi_label`);
  expect(body).toEqual({
    type: 'FeatureCollection',
    features: [
      {
        type: 'Feature',
        id: 1000,
        geometry: { type: 'Point', coordinates: [116.41, 39.9] },
        properties: {
          name: 'Cafe 3990/11641',
          category_en: 'Cafe',
          class: 'commercial_services',
          tilequery: { distance: expect.closeTo(517, 0), geometry: 'point', layer: 'poi_label' },
        },
      },
    ],
  });
  expect((await json(`${tilequery}?radius=5000&limit=51`)).status).toBe(400);
  expect((await json(`${tilequery}?radius=5&access_token=wrong`)).status).toBe(401);
  expect(mapbox.length).toBe(4);
});

it('the Mapbox double answers like Search Box', async () => {
  const feature = {
    geometry: { type: 'Point', coordinates: [116.41, 39.9] },
    properties: {
      name: 'Cafe 3990/11641',
      mapbox_id: '3990.11641',
      full_address: '11641 Street 3990',
      poi_category: ['Cafe'],
    },
  };
  const box = '/maps/mapbox/search/searchbox/v1';
  const found = await json(`${box}/forward?q=cafe&proximity=116.4074,39.9042&limit=1`);
  expect(found.body).toMatchObject({ features: [feature] });
  const there = await json(`${box}/reverse?longitude=116.4074&latitude=39.9042`);
  expect(there.body).toMatchObject({ features: [feature] });
  expect((await json(`${box}/forward?q=a&proximity=0,0&limit=11`)).status).toBe(400);
});

it('the Mapbox double has tiles', async () => {
  const tile = await api('/maps/mapbox/styles/v1/mapbox/streets-v12/tiles/256/3/1/2');
  expect(await tile.text()).toContain('>3/1/2<');
});
