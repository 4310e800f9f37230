import { NEARBY_RADIUS } from '@/shared/defaults';
import { enLate } from '@/shared/messages';
import { createMemory } from '@/platform/maps/create-memory';
import { distanceBetween } from '@/platform/maps/distance-between';
import { listPlaces, pageOf } from '@/platform/maps/list-places';
import type { MapProvider, Place, Point } from '@/platform/maps/map-provider';
import { cellsAround } from '@/platform/maps/offline/cells';
import { drawTile } from '@/platform/maps/offline/draw-tile';
import { generatePlaces } from '@/platform/maps/offline/generate-places';
import type { ProviderOptions } from '@/platform/maps/provider-options';

/** Metres. Farther than that nothing is generated, whoever asks. */
const FARTHEST = 20_000;

/** What counts as being at a point. */
const AT_HAND = 1000;

/** A demonstration without any network or data: streets that nobody built, and places that are not there. */
export function createOfflineProvider({ messages }: ProviderOptions): MapProvider {
  const t = messages.using(enLate);
  // Scrolling on and typing on ask about the same circle again.
  const recall = createMemory<readonly Place[]>(4);

  const placesAround = ({ latitude, longitude }: Point, radius: number, signal: AbortSignal) =>
    recall(`${latitude} ${longitude} ${radius}`, signal, async () => {
      const centre = { latitude, longitude };
      const reach = Math.min(radius, FARTHEST);
      const near = cellsAround(centre, reach)
        .flatMap(generatePlaces)
        .filter((place) => distanceBetween(centre, place) <= reach);
      return listPlaces(near, centre);
    });

  return {
    coordinates: 'wgs84',
    // Read anew in each locale.
    get attribution() {
      return [{ text: t('demonstrationMap') }];
    },
    needsKey: false,
    tiles: async () => ({ kind: 'drawn', draw: drawTile }),
    nearby: async (centre, radius, page, signal) =>
      pageOf(await placesAround(centre, radius, signal), page),
    search: async (text, centre, page, signal) => {
      // The circle of the list that is there already.
      const places = await placesAround(centre, NEARBY_RADIUS, signal);
      return pageOf(places.filter(hasWords(text)), page);
    },
    reverse: async (point, signal) => (await placesAround(point, AT_HAND, signal))[0] ?? null,
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
