import type { Env } from '@/platform/call/env';
import type { Messages } from '@/shared/messages';

/** Degrees. The coordinate system depends on the context. */
export type Point = { readonly latitude: number; readonly longitude: number };

/** GCJ-02 is the shifted system of maps of mainland China. Elsewhere both systems are equal. */
export type CoordinateSystem = 'wgs84' | 'gcj02';

export type Place = Point & {
  /** The same in every list and on every page. */
  readonly id: string;
  readonly name: string;
  readonly address: string;
  /** The kind of place, as the provider names it. Empty if the provider does not name it. */
  readonly type: string;
  /** Metres from the centre of the search. */
  readonly distance: number;
};

export type PlacePage = { readonly places: readonly Place[]; readonly hasMore: boolean };

/** A square of the map: column and row on the grid of a zoom level, and its side in pixels. */
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
      /** One address per layer, the lowest first, with {x}, {y}, {z}, and {s} if there are several hosts. */
      readonly urls: readonly string[];
      readonly hosts?: readonly string[];
    }
  | {
      readonly kind: 'drawn';
      readonly draw: (pen: CanvasRenderingContext2D, tile: Tile) => void;
    };

type Attribution = { readonly text: string; readonly href?: string };

/** A source of maps and places. All points are in its own coordinates. A product may write its own. */
export type MapProvider = {
  readonly coordinates: CoordinateSystem;
  readonly attribution: readonly Attribution[];
  /** Whether the provider works only with a key. */
  readonly needsKey: boolean;
  /** Rejects if the tiles are not available. */
  tiles(signal: AbortSignal): Promise<TileSource>;
  /** The nearest places first. The first page is 1. */
  nearby(centre: Point, radius: number, page: number, signal: AbortSignal): Promise<PlacePage>;
  search(text: string, centre: Point, page: number, signal: AbortSignal): Promise<PlacePage>;
  /** The place at a point. Null if there is no place. */
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
  /** `offline` is a demonstration: invented streets and places, without any network. */
  readonly provider: MapProviderName | MapProvider;
  /** The key is part of the provider's requests, so everyone can read it. */
  readonly key?: string | undefined;
  /**
   * The address of your server that passes the provider's requests on and adds the key, so the key stays there.
   * `portico/map-proxy` is its handler for Tencent and AMap. For osm: your own server, in place of the public one.
   */
  readonly proxy?: string | undefined;
};

/** The arguments of the functions that create a provider. */
export type ProviderOptions = {
  readonly env: Env;
  readonly messages: Messages;
  readonly key?: string | undefined;
  readonly proxy?: string | undefined;
};

/**
 * `key`: the app names no provider, or the provider needs a key and has none [S8.9]. `network`: the service did not
 * answer [S8.10]. `load`: the answer or the provider itself is wrong [S8.10].
 */
export type MapFailureReason = 'key' | 'network' | 'load';

/** The error of maps and lists of places. Its message is for developers. */
export class MapFailure extends Error {
  override readonly name = 'MapFailure';
  readonly reason: MapFailureReason;

  constructor(reason: MapFailureReason, message: string, cause?: unknown) {
    super(message, { cause });
    this.reason = reason;
  }
}
