import { describe, expect, it } from 'vitest';
import { createGoogleProvider } from '@/platform/maps/providers/google';
import { createMessages } from '@/shared/messages';
import { beijing, nearest, setUpMapService } from '../../../helpers/map-services';

const service = setUpMapService('google', createGoogleProvider);
const { signal } = service;

const headers = () => service.asked.at(-1)?.init.headers;

describe('Google', () => {
  it('[S8.9] needs a key and uses GCJ-02', () => {
    expect(service.direct('k')).toMatchObject({
      needsKey: true,
      coordinates: 'gcj02',
      attribution: [{ text: 'Map data © Google', href: 'https://www.google.com/maps' }],
    });
  });

  it('[S9.9] [S9.10] nearby asks for one page of twenty within 5000 m', async () => {
    const provider = service.direct('k');
    const { places, hasMore } = await provider.nearby(beijing, 5000, 1, signal);
    expect(service.last()).toEqual({
      at: 'https://places.googleapis.com/v1/places:searchNearby',
      query: { key: 'k' },
      body: {
        maxResultCount: 20,
        rankPreference: 'DISTANCE',
        languageCode: 'en',
        locationRestriction: {
          circle: { center: { latitude: 39.9042, longitude: 116.4074 }, radius: 5000 },
        },
      },
    });
    expect(headers()).toEqual({
      'Content-Type': 'application/json',
      'X-Goog-FieldMask':
        'places.id,places.displayName,places.formattedAddress,places.location,places.primaryTypeDisplayName',
    });
    expect(hasMore).toBe(false);
    expect(places.length).toBe(20);
    expect(places[0]).toMatchObject(nearest);
    const empty = { places: [], hasMore: false };
    expect(await provider.nearby(beijing, 5000, 2, signal)).toEqual(empty);
    expect(service.asked.length).toBe(1);
  });

  it('[S9.10] search sends the token of the page before', async () => {
    const provider = service.proxied();
    const first = await provider.search('park', beijing, 1, signal);
    expect(first.places.length).toBe(20);
    expect(first.hasMore).toBe(true);
    expect(service.last()).toEqual({
      at: '/api/maps/google/v1/places:searchText',
      query: {},
      body: {
        textQuery: 'park',
        pageSize: 20,
        languageCode: 'en',
        locationBias: {
          circle: { center: { latitude: 39.9042, longitude: 116.4074 }, radius: 50_000 },
        },
      },
    });
    const third = await provider.search('park', beijing, 3, signal);
    expect(third.places.length).toBe(20);
    expect(third.hasMore).toBe(false);
    expect(service.asked.length).toBe(3);
    expect(service.last().body).toMatchObject({ textQuery: 'park', pageToken: 'after-40' });
    expect(await provider.search('park', beijing, 4, signal)).toEqual({
      places: [],
      hasMore: false,
    });
    expect(service.asked.length).toBe(3);
  });

  service.itFindsNothingWhereNothingIs('park');

  it('reverse resolves with the nearest place', async () => {
    const near = { latitude: 39.901, longitude: 116.409 };
    expect(await service.proxied().reverse(near, signal)).toMatchObject({
      name: 'Cafe 3990/11641',
    });
    expect(service.last().body).toMatchObject({
      maxResultCount: 1,
      locationRestriction: { circle: { radius: 500 } },
    });
  });

  it('[S8.10] fails if the service refuses the key', async () => {
    await expect(service.direct('wrong').nearby(beijing, 5000, 1, signal)).rejects.toMatchObject({
      reason: 'load',
      message: 'answered with status 400',
    });
    await expect(service.direct('wrong').tiles(signal)).rejects.toMatchObject({ reason: 'load' });
  });

  it('opens one session for all tiles, in the language of the app', async () => {
    const messages = createMessages('zh-Hans', async () => ({}));
    const provider = service.direct('k', { messages });
    expect(await provider.tiles(signal)).toEqual({
      kind: 'images',
      urls: ['https://tile.googleapis.com/v1/2dtiles/{z}/{x}/{y}?session=roadmap-zh-CN-CN&key=k'],
    });
    expect(service.last()).toEqual({
      at: 'https://tile.googleapis.com/v1/createSession',
      query: { key: 'k' },
      body: { mapType: 'roadmap', language: 'zh-CN', region: 'CN' },
    });
    await provider.tiles(signal);
    expect(service.asked.length).toBe(1);
  });

  it('opens a new session before the end of the first', async () => {
    let now = Date.now();
    const provider = service.direct('k', { env: { ...service.env, date: () => now } });
    await provider.tiles(signal);
    now += 14 * 24 * 3_600_000 - 3_500_000;
    await provider.tiles(signal);
    expect(service.asked.length).toBe(2);
  });

  it('opens a session for a locale that the browser does not know', async () => {
    const messages = createMessages('pirate_speech', async () => ({}));
    await service.direct('k', { messages }).tiles(signal);
    expect(service.last().body).toMatchObject({ language: 'pirate_speech', region: 'US' });
  });
});
