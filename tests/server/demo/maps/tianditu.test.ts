import { expect, it } from 'vitest';
import { tianditu } from '../../../../server/demo/maps/tianditu.mjs';
import { setUpBackend } from '../../../helpers/backend';

const { json, api } = setUpBackend();
const wanted = {
  keyWord: '路',
  queryType: 3,
  queryRadius: 5000,
  pointLonlat: '116.4074,39.9042',
  start: 1,
  count: 1,
};
const search = (change: object, more = '') =>
  json(
    `/maps/tianditu/v2/search?type=query&postStr=${encodeURIComponent(JSON.stringify({ ...wanted, ...change }))}${more}`,
  );

it('the Tianditu double answers like the search around a point', async () => {
  expect((await search({})).body).toEqual({
    resultType: 1,
    count: 83,
    keyword: '路',
    pois: [
      {
        hotPointID: '3991.11641',
        name: 'Bank 3991/11641',
        address: '11641 Street 3991',
        typeName: 'Bank',
        typeCode: '130000',
        poiType: '101',
        source: '0',
        phone: '',
        lonlat: '116.41000,39.91000',
        distance: '682m',
      },
    ],
    status: { cndesc: '服务正常', infocode: 1000 },
  });
  expect((await search({ keyWord: 'qwertz' })).body).not.toHaveProperty('pois');
  expect(tianditu.length).toBe(4);
});

it.each([
  { keyWord: '' },
  { queryType: 1 },
  { queryRadius: 10_001 },
  { count: 301 },
  { start: 301 },
])('the Tianditu double has the limits of the service: %j', async (change) => {
  expect((await search(change)).status).toBe(400);
});

it('the Tianditu double finds the address of a point', async () => {
  const { body } = await json(
    '/maps/tianditu/geocoder?type=geocode&postStr={"lon":116.4074,"lat":39.9042,"ver":1}',
  );
  expect(body).toEqual({
    result: {
      formatted_address: '11641 Street 3990',
      location: { lon: 116.4074, lat: 39.9042 },
      addressComponent: { poi: 'Cafe 3990/11641', poi_distance: 517 },
    },
    msg: 'ok',
    status: '0',
  });
});

it('the Tianditu double says that a point has no address', async () => {
  const { body } = await json('/maps/tianditu/geocoder?postStr={"lon":20,"lat":85,"ver":1}');
  expect(body).toEqual({ msg: '查询结果为空', status: '101' });
});

it('the Tianditu double refuses a wrong key, and broken JSON', async () => {
  expect((await search({}, '&tk=wrong')).status).toBe(403);
  expect((await json('/maps/tianditu/geocoder?postStr=x')).status).toBe(400);
});

it.each(['vec_w', 'cva_w'])('the Tianditu double has tiles of %s', async (layer) => {
  const tile = await api(`/maps/tianditu/${layer}/wmts?TILEMATRIX=3&TILEROW=2&TILECOL=1`);
  expect(await tile.text()).toContain('>3/1/2<');
});

it.each(['', '{', 'null', '5'])('the Tianditu double refuses the query %j', async (postStr) => {
  for (const path of ['v2/search', 'geocoder']) {
    expect((await json(`/maps/tianditu/${path}?postStr=${postStr}`)).status).toBe(400);
  }
});
