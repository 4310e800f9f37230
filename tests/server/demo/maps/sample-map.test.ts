import { describe, expect, it } from 'vitest';
import { pageOf, samplePlaces, wmtsNumbers } from '../../../../server/demo/maps/sample-map.mjs';
import { nearest } from '../../../helpers/map-services';
import { setUpBackend } from '../../../helpers/backend';

describe('samplePlaces', () => {
  it('has a place at each hundredth of a degree, the nearest first', () => {
    const places = samplePlaces(39.9042, 116.4074, 5000);
    expect(places.length).toBe(83);
    expect(places[0]).toEqual({ ...nearest, distance: expect.closeTo(517, 0) });
    const distances = places.map(({ distance }) => distance);
    expect(distances).toEqual([...distances].sort((one, other) => one - other));
    expect(distances.at(-1)).toBeLessThan(5000);
  });

  it('finds words in names and addresses', () => {
    const names = samplePlaces(0.001, 0.001, 2000, 'STREET 1').map(({ name }) => name);
    expect(names).toEqual(['Bank 1/0', 'Hotel 1/1', 'Hotel 1/-1']);
    expect(samplePlaces(0, 0, 2000, 'stone')).toEqual([]);
  });

  it('has no places in the far north, and refuses a centre outside of the Earth', () => {
    expect(samplePlaces(80.1, 0, 5000)).toEqual([]);
    expect(() => samplePlaces(91, 0, 10)).toThrow('the centre must be a latitude and a longitude');
    expect(() => samplePlaces(Number.NaN, 0, 10)).toThrow('the centre must be');
  });
});

describe('pageOf', () => {
  it('counts pages from 1', () => {
    const list = ['a', 'b', 'c'];
    expect([1, 2, 3].map((page) => pageOf(list, page, 2))).toEqual([['a', 'b'], ['c'], []]);
  });
});

describe('sendTile', () => {
  const { api } = setUpBackend();

  it('draws the numbers of a tile as SVG', async () => {
    const response = await api('/maps/tiles/12/3372/1552.png');
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('image/svg+xml');
    expect(await response.text()).toContain('>12/3372/1552</text>');
  });

  it('draws only numbers, and no text of the client', async () => {
    expect(await (await api('/maps/tiles/%3Cb%3E/1e9/x')).text()).toContain('>0/1/0</text>');
  });

  it('reads the numbers of WMTS', () => {
    const query = new URLSearchParams('TILEMATRIX=3&TILEROW=2&TILECOL=1');
    expect(wmtsNumbers(query)).toEqual({ z: '3', x: '1', y: '2' });
  });
});
