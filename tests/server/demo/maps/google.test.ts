import { expect, it } from 'vitest';
import { google } from '../../../../server/demo/maps/google.mjs';
import { setUpBackend } from '../../../helpers/backend';

const { json, post, api } = setUpBackend();
const circle = { center: { latitude: 39.9042, longitude: 116.4074 }, radius: 5000 };

const ask = (path: string, body: object, headers: object = { 'X-Goog-FieldMask': 'places.id' }) => {
  const init = post(body);
  return json(`/maps/google/v1/${path}`, { ...init, headers: { ...init.headers, ...headers } });
};

it('the Google double answers like the nearby search', async () => {
  const nearby = { maxResultCount: 1, locationRestriction: { circle } };
  expect((await ask('places:searchNearby', nearby)).body).toEqual({
    places: [
      {
        id: '3990.11641',
        formattedAddress: '11641 Street 3990',
        location: { latitude: 39.9, longitude: 116.41 },
        displayName: { text: 'Cafe 3990/11641', languageCode: 'en' },
        primaryTypeDisplayName: { text: 'Cafe', languageCode: 'en-US' },
      },
    ],
  });
  const north = { circle: { ...circle, center: { latitude: 85, longitude: 0 } } };
  expect((await ask('places:searchNearby', { locationRestriction: north })).body).toEqual({});
  expect((await ask('places:searchNearby', { ...nearby, maxResultCount: 21 })).status).toBe(400);
  expect((await ask('places:searchNearby', nearby, {})).status).toBe(400);
  expect((await ask('places:searchNearby?key=wrong', nearby)).status).toBe(400);
  expect(google.length).toBe(4);
});

it('the Google double has at most sixty places in the pages of a text search', async () => {
  const words = { textQuery: 'cafe', pageSize: 20, locationBias: { circle } };
  const first = await ask('places:searchText', words);
  expect(first.body).toMatchObject({ nextPageToken: 'after-20' });
  const last = await ask('places:searchText', { ...words, pageToken: 'after-40' });
  expect((last.body.places as unknown[]).length).toBe(20);
  expect(last.body).not.toHaveProperty('nextPageToken');
  expect((await ask('places:searchText', { ...words, pageToken: 'x' })).status).toBe(400);
});

it('the Google double opens sessions for tiles', async () => {
  const session = { mapType: 'roadmap', language: 'en', region: 'US' };
  expect((await ask('createSession', session)).body).toEqual({
    session: 'roadmap-en-US',
    expiry: expect.stringMatching(/^\d{10}$/),
    tileWidth: 256,
    tileHeight: 256,
    imageFormat: 'png',
  });
  expect((await ask('createSession', { mapType: 'roadmap' })).status).toBe(400);
  expect(await (await api('/maps/google/v1/2dtiles/3/1/2?session=s')).text()).toContain('>3/1/2<');
  expect((await api('/maps/google/v1/2dtiles/3/1/2')).status).toBe(400);
});
