import type { MapMarker, MarkerId } from './map-types';

export type MarkerPlace = Pick<MapMarker, 'latitude' | 'longitude' | 'rotate'>;

export type MarkerMoves = {
  /** Remembers a call that moved or rotated this marker, and returns the marker at its new place. */
  add(marker: MapMarker, change: MarkerPlace): MapMarker;
  /**
   * The markers of the page at the places that calls moved them to. A new latitude or longitude from the page ends such
   * a move. A marker that has not changed is the same object as in `before`.
   */
  apply(markers: readonly MapMarker[], before: readonly MapMarker[]): MapMarker[];
};

type Move = {
  /** The marker as the page gave it. */
  readonly from: MapMarker;
  readonly to: MarkerPlace;
};

/** The moves by calls such as `translateMarker`. They outlive a new list of markers, and a hidden page. */
export function createMarkerMoves(): MarkerMoves {
  const moves = new Map<MarkerId, Move>();

  const moved = (marker: MapMarker): MapMarker => {
    const move = moves.get(marker.id);
    if (!move) return marker;
    const { from, to } = move;
    if (from.latitude !== marker.latitude || from.longitude !== marker.longitude) {
      moves.delete(marker.id);
      return marker;
    }
    const { latitude, longitude } = to;
    return { ...marker, ...(from.rotate === marker.rotate ? to : { latitude, longitude }) };
  };

  return {
    add: (marker, change) => {
      const move = moves.get(marker.id);
      moves.set(marker.id, { from: move?.from ?? marker, to: { ...move?.to, ...change } });
      return { ...marker, ...change };
    },
    apply: (markers, before) => {
      const known = new Map(before.map((marker) => [marker.id, marker]));
      const ids = new Set(markers.map(({ id }) => id));
      for (const id of moves.keys()) if (!ids.has(id)) moves.delete(id);
      return markers.map((marker) => {
        const now = moved(marker);
        const last = known.get(marker.id);
        return last && isSame(last, now) ? last : now;
      });
    },
  };
}

function isSame(a: MapMarker, b: MapMarker): boolean {
  const keys = Object.keys({ ...a, ...b }) as (keyof MapMarker)[];
  return keys.every((key) => {
    if (key !== 'callout') return a[key] === b[key];
    return a.callout?.content === b.callout?.content && a.callout?.display === b.callout?.display;
  });
}
