import { expect, it } from 'vitest';
import { amap } from '../../../../server/demo/maps/amap.mjs';
import { setUpBackend } from '../../../helpers/backend';

const { json, api } = setUpBackend();
const around = '/maps/amap/v5/place/around?location=116.4074,39.9042';

it('the AMap double answers like places around a point', async () => {
  const { body } = await json(`${around}&page_size=1&page_num=2&radius=5000`);
  expect(body).toEqual({
    status: '1',
    info: 'OK',
    infocode: '10000',
    count: '1',
    pois: [
      {
        id: '3991.11641',
        name: 'Bank 3991/11641',
        address: '11641 Street 3991',
        type: 'Sample;Places;Bank',
        typecode: '050000',
        location: '116.410000,39.910000',
        distance: '682',
      },
    ],
  });
  expect(amap.length).toBe(3);
});

it.each(['page_size=26', 'page_num=101', 'radius=50001'])(
  'the AMap double has the limits of the service: %s',
  async (query) => {
    expect((await json(`${around}&${query}`)).status).toBe(400);
  },
);

it('the AMap double finds the address of a point', async () => {
  const { body } = await json('/maps/amap/v3/geocode/regeo?location=116.4074,39.9042&radius=1000');
  expect(body).toMatchObject({
    status: '1',
    regeocode: {
      formatted_address: '39.9042 north',
      pois: [{ name: 'Cafe 3990/11641' }, {}, {}, {}],
    },
  });
});

it('the AMap double refuses a wrong key with status 200', async () => {
  expect(await json(`${around}&key=wrong`)).toMatchObject({
    status: 200,
    body: { status: '0', info: 'INVALID_USER_KEY', infocode: '10001' },
  });
});

it('the AMap double has tiles', async () => {
  expect(await (await api('/maps/amap/appmaptile?x=1&y=2&z=3')).text()).toContain('>3/1/2<');
});
