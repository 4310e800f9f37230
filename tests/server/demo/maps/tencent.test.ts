import { expect, it } from 'vitest';
import { tencent } from '../../../../server/demo/maps/tencent.mjs';
import { setUpBackend } from '../../../helpers/backend';

const { json, api } = setUpBackend();
const geocoder = '/maps/tencent/ws/geocoder/v1/?location=39.9042,116.4074&get_poi=1&poi_options=';

it('the Tencent double answers like the geocoder', async () => {
  const { body } = await json(`${geocoder}radius=5000;page_size=1;page_index=2`);
  expect(body).toEqual({
    status: 0,
    message: 'query ok',
    request_id: 'sample',
    result: {
      location: { lat: 39.9042, lng: 116.4074 },
      address: '11641 Street 3990',
      formatted_addresses: { recommend: 'Cafe 3990/11641', rough: 'Cafe 3990/11641' },
      poi_count: 1,
      pois: [
        {
          id: '3991.11641',
          title: 'Bank 3991/11641',
          address: '11641 Street 3991',
          category: 'Bank',
          location: { lat: 39.91, lng: 116.41 },
          ad_info: { adcode: '110108', province: '', city: '', district: '' },
          _distance: 682,
        },
      ],
    },
  });
});

it.each(['radius=5001', 'page_size=21;page_index=1', 'page_size=20;page_index=21'])(
  'the Tencent double has the limits of the service: %s',
  async (choice) => {
    expect((await json(geocoder + choice)).status).toBe(400);
  },
);

it('the Tencent double refuses a wrong key with status 200', async () => {
  expect(await json(`${geocoder}radius=10&key=wrong`)).toMatchObject({
    status: 200,
    body: { status: 190, message: '无效的KEY' },
  });
});

it('the Tencent double searches within 1000 m, and farther when allowed', async () => {
  const search = (text: string, more: string) =>
    json(
      `/maps/tencent/ws/place/v1/search?keyword=${text}&boundary=nearby(39.9042,116.4074,${more})`,
    );
  expect((await search('cafe', '1000,1')).body).toMatchObject({ status: 0, count: 1 });
  expect((await search('street 3985', '1000,0')).body).toMatchObject({ count: 0, data: [] });
  expect((await search('street 3985', '1000,1')).body).toMatchObject({ count: 19 });
  expect((await search('cafe', '5000')).status).toBe(400);
  expect(tencent.length).toBe(3);
});

it('the Tencent double has tiles', async () => {
  const tile = await api('/maps/tencent/maptile/base/wmts?TILEMATRIX=3&TILEROW=2&TILECOL=1');
  expect(await tile.text()).toContain('>3/1/2<');
});
