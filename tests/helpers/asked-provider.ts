import type { MapProvider, Place, Point } from '@/platform';
import { until } from './waiting';

export type AskedPlaces = {
  readonly text: string | null;
  readonly centre: Point;
  readonly radius: number | null;
  readonly page: number;
  readonly signal: AbortSignal;
  readonly answer: (places: readonly Place[], hasMore?: boolean) => void;
  readonly fail: () => void;
};

/** Places with these names, one north of the other, 100 m apart. */
export function placesNamed(names: readonly string[], { latitude, longitude }: Point): Place[] {
  return names.map((name, at) => ({
    ...{ id: name, name, address: `${at + 1} Long Road`, type: 'quarry', longitude },
    latitude: latitude + (at + 1) / 1112,
    distance: 100 * (at + 1),
  }));
}

/** A map provider whose answers a test controls. */
export function askedProvider(change: Partial<MapProvider> = {}) {
  const asked: AskedPlaces[] = [];
  const ask = (question: Omit<AskedPlaces, 'answer' | 'fail'>) =>
    new Promise<{ places: readonly Place[]; hasMore: boolean }>((resolve, reject) => {
      asked.push({
        ...question,
        answer: (places, hasMore = false) => resolve({ places, hasMore }),
        fail: () => reject(new Error('unreachable')),
      });
    });
  const provider: MapProvider = {
    coordinates: 'wgs84',
    attribution: [{ text: 'Quarry maps' }],
    needsKey: false,
    tiles: async () => ({ kind: 'drawn', draw: (pen, { size }) => pen.fillRect(0, 0, size, 1) }),
    nearby: (centre, radius, page, signal) => ask({ text: null, centre, radius, page, signal }),
    search: (text, centre, page, signal) => ask({ text, centre, radius: null, page, signal }),
    reverse: async () => null,
    ...change,
  };
  /** Waits for the request with this number, from 1. */
  const question = (number: number) =>
    until(() => {
      const found = asked[number - 1];
      if (!found) throw new Error(`${asked.length} questions so far`);
      return found;
    });
  return { provider, asked, question };
}
