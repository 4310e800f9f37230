/** Degrees, in the system that goes with them. */
export type Point = { readonly latitude: number; readonly longitude: number };

/** GCJ-02 is the shifted system of maps of mainland China; elsewhere both are the same. */
export type CoordinateSystem = 'wgs84' | 'gcj02';

export type Place = Point & {
  /** The same place has the same id, on any page of any list. */
  readonly id: string;
  readonly name: string;
  readonly address: string;
  /** What kind of place, in the provider's words; '' where it says nothing. */
  readonly type: string;
  /** Metres from the centre that was asked about. */
  readonly distance: number;
};

export type PlacePage = { readonly places: readonly Place[]; readonly hasMore: boolean };

/** Where on the grid of a zoom level, and how many pixels wide. */
export type Tile = {
  readonly x: number;
  readonly y: number;
  readonly zoom: number;
  readonly size: number;
  readonly isDark: boolean;
};

export type TileSource =
  | {
      readonly kind: 'images';
      /** Layers one above the other: addresses with {x}, {y}, {z}, and {s} where there are several hosts. */
      readonly urls: readonly string[];
      readonly hosts?: readonly string[];
    }
  | {
      readonly kind: 'drawn';
      readonly draw: (pen: CanvasRenderingContext2D, tile: Tile) => void;
    };

type Attribution = { readonly text: string; readonly href?: string };

/** A source of maps and places. Points go in and come out in its own coordinates. A product may bring its own. */
export type MapProvider = {
  readonly coordinates: CoordinateSystem;
  readonly attribution: readonly Attribution[];
  /** Whether nothing works without a key. */
  readonly needsKey: boolean;
  /** Rejects when they can not be had. */
  tiles(signal: AbortSignal): Promise<TileSource>;
  /** Nearest first. The first page is 1. */
  nearby(centre: Point, radius: number, page: number, signal: AbortSignal): Promise<PlacePage>;
  search(text: string, centre: Point, page: number, signal: AbortSignal): Promise<PlacePage>;
  /** What is there; null in the middle of nowhere. */
  reverse(point: Point, signal: AbortSignal): Promise<Place | null>;
};

export type MapProviderName =
  | 'offline'
  | 'osm'
  | 'tencent'
  | 'amap'
  | 'tianditu'
  | 'google'
  | 'mapbox';

/** `map` of the app's configuration. */
export type MapConfig = {
  /** @default 'offline': a demonstration without any network */
  readonly provider?: MapProviderName | MapProvider | undefined;
  /** Goes into the provider's requests, where everybody can read it. */
  readonly key?: string | undefined;
  /**
   * The address of your server that passes the provider's requests on and adds the key, so the key stays there.
   * `portico/map-proxy` is its handler for Tencent and AMap. For osm: your own server, in place of the public one.
   */
  readonly proxy?: string | undefined;
};
