import { describe, expect, it } from 'vitest';
import { createOsmProvider } from '@/platform/maps/providers/osm';
import { createMessages } from '@/shared/messages';
import { createManualClock } from '../../../helpers/manual-clock';
import { beijing, setUpMapService } from '../../../helpers/map-services';

const service = setUpMapService('osm', createOsmProvider);
const { signal } = service;

describe('OpenStreetMap', () => {
  it('needs no key, names its data source and uses WGS-84', () => {
    expect(service.direct()).toMatchObject({
      needsKey: false,
      coordinates: 'wgs84',
      attribution: [
        { text: '© OpenStreetMap contributors', href: 'https://www.openstreetmap.org/copyright' },
      ],
    });
  });

  it('[S9.9] [S9.10] splits the fifty places of one answer into pages of twenty', async () => {
    const provider = service.direct();
    const pages = [];
    for (let page = 1; page <= 3; page += 1) {
      pages.push(await provider.nearby(beijing, 5000, page, signal));
    }
    expect(service.asked.length).toBe(1);
    expect(service.asked[0]?.url.href).toBe(
      'https://photon.komoot.io/reverse?osm_tag=!place&osm_tag=!building&osm_tag=!highway&radius=5&limit=50&lat=39.904200&lon=116.407400',
    );
    expect(pages.map(({ places }) => places.length)).toEqual([20, 20, 10]);
    expect(pages.map(({ hasMore }) => hasMore)).toEqual([true, true, false]);
    expect(pages[0]?.places.slice(0, 2)).toEqual([
      {
        id: 'N399011641',
        name: 'Cafe 3990/11641',
        address: 'Street 3990 11641, Sampleton',
        type: 'cafe',
        latitude: 39.9,
        longitude: 116.41,
        distance: expect.closeTo(517, 0),
      },
      // A house without a name.
      expect.objectContaining({ name: 'Street 3991 11641', type: 'bank' }),
    ]);
  });

  it('search uses the product’s own server if there is one', async () => {
    const { places, hasMore } = await service.proxied().search('hotel', beijing, 1, signal);
    expect(service.last()).toEqual({
      at: '/api/maps/osm/api',
      query: { q: 'hotel', limit: '50', lat: '39.904200', lon: '116.407400' },
      body: undefined,
    });
    expect(places.length).toBe(20);
    expect(places[0]).toMatchObject({ name: 'Hotel 3991/11640' });
    expect(hasMore).toBe(true);
  });

  it('requests places in the language of the app', async () => {
    const messages = createMessages('de', async () => ({}));
    const provider = service.proxied('', { messages });
    await provider.reverse(beijing, signal);
    expect(service.asked[0]?.init.headers).toEqual({ 'Accept-Language': 'de' });
    await messages.setLocale('ja');
    await provider.reverse(beijing, signal);
    expect(service.asked[1]?.init.headers).toEqual({ 'Accept-Language': 'ja' });
  });

  service.itFindsNothingWhereNothingIs('hotel');

  it('reverse resolves with the place at a point', async () => {
    expect(await service.proxied().reverse(beijing, signal)).toMatchObject({
      name: 'Cafe 3990/11641',
    });
    expect(service.last()).toMatchObject({
      at: '/api/maps/osm/reverse',
      query: { limit: '1', lat: '39.904200', lon: '116.407400' },
    });
  });

  it('loads tiles from the public server, or from the product’s own', async () => {
    expect(await service.direct().tiles(signal)).toEqual({
      kind: 'images',
      urls: ['https://tile.openstreetmap.org/{z}/{x}/{y}.png'],
    });
    expect(await service.proxied().tiles(signal)).toEqual({
      kind: 'images',
      urls: [`${service.base()}/{z}/{x}/{y}.png`],
    });
  });

  it('sends one request a second to the public server, and any number to the product’s own', async () => {
    const clock = createManualClock();
    let now = 0;
    const env = { ...service.env, after: clock.after, now: () => now };
    const provider = service.direct(undefined, { env });
    const questions = ['a', 'b', 'c'].map((text) => provider.search(text, beijing, 1, signal));
    await clock.advance(0);
    expect(service.asked.length).toBe(1);
    now = 1000;
    await clock.advance(1000);
    expect(service.asked.length).toBe(2);
    now = 2000;
    await clock.advance(1000);
    expect(service.asked.length).toBe(3);
    await Promise.all(questions);

    const own = service.proxied('', { env });
    await Promise.all(['a', 'b', 'c'].map((text) => own.search(text, beijing, 1, signal)));
    expect(service.asked.length).toBe(6);
  });
});
