import type { CoordinateSystem, Point } from './map-provider';

export type MarkerMove = {
  readonly destination: Point;
  /** Turns the marker towards where it goes. */
  readonly autoRotate: boolean;
  /** Degrees that it is turned by before it goes. */
  readonly rotate: number;
  /** Milliseconds. */
  readonly duration: number;
};

/** What a map lets others do with it. Points are in the map's own coordinates. */
export type MapHandle = {
  /** @default the provider's */
  readonly coordinates?: CoordinateSystem | undefined;
  centre(): Point;
  moveTo(point: Point): void;
  /** Shows all of them. Pixels that stay free at the top, right, bottom and left. */
  include(points: readonly Point[], padding: readonly number[]): void;
  region(): { readonly southwest: Point; readonly northeast: Point };
  scale(): number;
  /** Resolves when the marker is there; rejects when there is no such marker. At the signal it stands still. */
  translateMarker(id: string | number, move: MarkerMove, signal: AbortSignal): Promise<void>;
};

export type MapRegistry = {
  /** Returns its removal. */
  register(id: string, handle: MapHandle, pageId?: string | null): () => void;
  /** The map of that page, else the newest of that id: the same page may be in the stack twice. */
  find(id: string, pageId?: string): MapHandle | undefined;
};

/** The maps that are on pages now, by their ids. */
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
