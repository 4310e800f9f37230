import { drawTile } from '@/platform/maps/offline/draw-tile';
import { cellsAround, generatePlaces } from '@/platform/maps/offline/generate-places';
import { distanceBetween, listPlaces, pageOf } from '@/platform/maps/places';
import type { MapProvider, Place, Point, ProviderOptions } from '@/platform/maps/provider';
import { createCache } from '@/platform/maps/service';
import { NEARBY_RADIUS } from '@/shared/defaults';
import { enLate } from '@/shared/messages';

/** Metres around a point. The limit of generated places. */
const MAX_RADIUS = 20_000;

/** Metres. A place within them names the point. */
const REVERSE_RADIUS = 1000;

/** A demonstration without network and data: the streets and places are generated. */
export function createOfflineProvider({ messages }: ProviderOptions): MapProvider {
  const t = messages.using(enLate);
  // The next page and the next letter of a search need the same circle again.
  const cached = createCache<readonly Place[]>(4);

  const placesAround = ({ latitude, longitude }: Point, radius: number, signal: AbortSignal) =>
    cached(`${latitude} ${longitude} ${radius}`, async () => {
      if (signal.aborted) throw new Error('aborted');
      const centre = { latitude, longitude };
      const reach = Math.min(radius, MAX_RADIUS);
      const near = cellsAround(centre, reach)
        .flatMap(generatePlaces)
        .filter((place) => distanceBetween(centre, place) <= reach);
      return listPlaces(near, centre);
    });

  return {
    coordinates: 'wgs84',
    // A getter, because it depends on the locale.
    get attribution() {
      return [{ text: t('demonstrationMap') }];
    },
    needsKey: false,
    tiles: async () => ({ kind: 'drawn', draw: drawTile }),
    nearby: async (centre, radius, page, signal) =>
      pageOf(await placesAround(centre, radius, signal), page),
    search: async (text, centre, page, signal) => {
      // The same circle as the list of nearby places, which is cached.
      const places = await placesAround(centre, NEARBY_RADIUS, signal);
      return pageOf(places.filter(hasWords(text)), page);
    },
    reverse: async (point, signal) =>
      (await placesAround(point, REVERSE_RADIUS, signal))[0] ?? null,
  };
}

/** Each word must be in the name, the address or the kind. */
function hasWords(text: string) {
  const words = text.toLowerCase().split(/\s+/);
  return ({ name, address, type }: Place) => {
    const all = `${name} ${address} ${type}`.toLowerCase();
    return words.every((word) => all.includes(word));
  };
}
