import { expect, it } from 'vitest';
import { wmtsNumbers } from '../../../server/maps/send-tile.mjs';
import { setUpBackend } from '../../helpers/backend';

const { api } = setUpBackend();

it('draws the numbers of a tile', async () => {
  const response = await api('/maps/tiles/12/3372/1552.png');
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('image/svg+xml');
  expect(await response.text()).toContain('>12/3372/1552</text>');
});

it('draws nothing but numbers', async () => {
  expect(await (await api('/maps/tiles/%3Cb%3E/1e9/x')).text()).toContain('>0/1/0</text>');
});

it('reads the numbers of WMTS', () => {
  const query = new URLSearchParams('TILEMATRIX=3&TILEROW=2&TILECOL=1');
  expect(wmtsNumbers(query)).toEqual({ z: '3', x: '1', y: '2' });
});
