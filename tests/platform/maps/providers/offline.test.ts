import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Env, Place } from '@/platform';
import { createOfflineProvider } from '@/platform/maps/providers/offline';
import { createMessages, loadWords } from '@/shared/messages';

// Without a window the provider cannot send a request.
const env = {} as Env;
const make = () => createOfflineProvider({ env, messages: createMessages('en', loadWords) });
const { signal } = new AbortController();
const london = { latitude: 51.5074, longitude: -0.1278 };

const anywhere = fc.record({
  latitude: fc.oneof(
    fc.double({ min: -90, max: 90, noNaN: true }),
    fc.constantFrom(-90, 90, 89.99, 0),
  ),
  longitude: fc.oneof(
    fc.double({ min: -180, max: 180, noNaN: true }),
    fc.constantFrom(-180, 180, 179.9999),
  ),
});

describe('the demonstration', () => {
  it('names itself a demonstration in the language of the app', async () => {
    const messages = createMessages('en', loadWords);
    const provider = createOfflineProvider({ env, messages });
    expect(provider).toMatchObject({ needsKey: false, coordinates: 'wgs84' });
    expect(provider.attribution).toEqual([{ text: 'Demo map: streets and places are not real' }]);
    await messages.setLocale('de');
    expect(provider.attribution).toEqual([{ text: 'Demokarte: Straßen und Orte sind nicht echt' }]);
  });

  it('[S9.9] [S9.10] has several pages of twenty within 5000 m of any point of the Earth', {
    tags: 'long',
  }, async () => {
    await fc.assert(
      fc.asyncProperty(anywhere, async (centre) => {
        const provider = make();
        const pages = [];
        for (const page of [1, 2, 3]) {
          pages.push(await provider.nearby(centre, 5000, page, signal));
        }
        expect(pages.map(({ places }) => places.length)).toEqual([20, 20, 20]);
        expect(pages.every(({ hasMore }) => hasMore)).toBe(true);
        const places = pages.flatMap((page) => page.places);
        expect(new Set(places.map(({ id }) => id)).size).toBe(60);
        const distances = places.map(({ distance }) => distance);
        expect(distances).toEqual([...distances].sort((one, other) => one - other));
        expect(distances.at(-1)).toBeLessThanOrEqual(5000);
      }),
      { numRuns: 30 },
    );
  });

  it('has about sixty pages', async () => {
    const provider = make();
    const all: Place[] = [];
    let page = 1;
    for (let hasMore = true; hasMore; page += 1) {
      const found = await provider.nearby(london, 5000, page, signal);
      all.push(...found.places);
      hasMore = found.hasMore;
    }
    expect(all.length).toBeGreaterThan(1100);
    expect(all.length).toBeLessThan(1400);
    expect(await provider.nearby(london, 5000, page, signal)).toEqual({
      places: [],
      hasMore: false,
    });
  });

  it('has the same places for every caller', async () => {
    expect(await make().nearby(london, 5000, 2, signal)).toEqual(
      await make().nearby(london, 5000, 2, signal),
    );
  });

  it('finds the same places from both sides of the antimeridian', async () => {
    const west = await make().nearby({ latitude: 10, longitude: 179.9999 }, 2000, 1, signal);
    const east = await make().nearby({ latitude: 10, longitude: -179.9999 }, 2000, 1, signal);
    const ids = new Set(west.places.map(({ id }) => id));
    expect(east.places.filter(({ id }) => ids.has(id)).length).toBeGreaterThan(15);
  });

  it.each(['coffee', 'COFFEE', ' coffee ', 'food coffee', 'ffee fo'])(
    'searches names, addresses and kinds for %j',
    async (text) => {
      const { places, hasMore } = await make().search(text, london, 1, signal);
      expect(places.length).toBe(20);
      expect(hasMore).toBe(true);
      expect(places.every(({ name, type }) => name.endsWith(' Coffee') && type === 'Food')).toBe(
        true,
      );
    },
  );

  it('search matches addresses', async () => {
    const [first] = (await make().nearby(london, 5000, 1, signal)).places as [Place];
    const { places } = await make().search(first.address, london, 1, signal);
    expect(places[0]?.address).toBe(first.address);
  });

  it('search finds nothing for unknown words', async () => {
    expect(await make().search('qwertz', london, 1, signal)).toEqual({
      places: [],
      hasMore: false,
    });
  });

  it('reverse resolves with the nearest place of any point', { tags: 'long' }, async () => {
    await fc.assert(
      fc.asyncProperty(anywhere, async (point) => {
        const provider = make();
        const place = await provider.reverse(point, signal);
        const { places } = await provider.nearby(point, 5000, 1, signal);
        expect(place).toEqual(places[0]);
        expect(place?.distance).toBeLessThan(800);
      }),
      { numRuns: 30 },
    );
  });

  it('rejects for an aborted signal', async () => {
    await expect(make().nearby(london, 5000, 1, AbortSignal.abort())).rejects.toThrow('aborted');
  });

  it('has drawn tiles', async () => {
    expect(await make().tiles(signal)).toEqual({ kind: 'drawn', draw: expect.any(Function) });
  });
});
