import type { CoordinateSystem, Point } from './provider';

export type MarkerMove = {
  readonly destination: Point;
  /** Turns the marker in the direction of the move. */
  readonly autoRotate: boolean;
  /** Degrees of a turn before the move. */
  readonly rotate: number;
  /** Milliseconds. */
  readonly duration: number;
};

/** The commands of a map on a page. Points are in the map's own coordinates. */
export type MapHandle = {
  /** @default the provider's */
  readonly coordinates?: CoordinateSystem | undefined;
  centre(): Point;
  moveTo(point: Point): void;
  /** Shows all points. The padding is in pixels: top, right, bottom and left. */
  include(points: readonly Point[], padding: readonly number[]): void;
  region(): { readonly southwest: Point; readonly northeast: Point };
  scale(): number;
  /** Resolves when the marker has arrived. Rejects if there is no such marker. An abort stops the marker. */
  translateMarker(id: string | number, move: MarkerMove, signal: AbortSignal): Promise<void>;
};

export type MapRegistry = {
  /** Returns a function that removes it. */
  register(id: string, handle: MapHandle, pageId?: string | null): () => void;
  /** The map of that page. Without one, the newest map with the id: a page may be in the stack twice. */
  find(id: string, pageId?: string): MapHandle | undefined;
};

/** The maps of all current pages, by id. */
export function createMapRegistry(): MapRegistry {
  let maps: readonly {
    readonly id: string;
    readonly handle: MapHandle;
    readonly pageId: string | null;
  }[] = [];
  return {
    register: (id, handle, pageId = null) => {
      const entry = { id, handle, pageId };
      maps = [entry, ...maps];
      return () => {
        maps = maps.filter((other) => other !== entry);
      };
    },
    find: (id, pageId) => {
      const known = maps.filter((map) => map.id === id);
      return (known.find((map) => map.pageId === pageId) ?? known[0])?.handle;
    },
  };
}
