import {
  checkNothing,
  checkParams,
  type Field,
  flag,
  listOf,
  milliseconds,
  number,
  optional,
  required,
  shape,
} from '@/platform/call/params';
import type { PlatformContext } from '@/platform/call/context';
import { type Checked, type Fail } from '@/platform/call/check';
import { defineMethod } from '@/platform/call/define';
import { askPosition } from '@/platform/location/ask-position';
import { locationOf } from '@/platform/location/location-of';
import { bothOrNone, latitude, longitude } from '@/platform/location/point-fields';
import { createAppProvider } from '@/platform/maps/app-provider';
import type { Point } from '@/platform/maps/map-provider';
import { createMapRegistry, type MapHandle } from '@/platform/maps/map-registry';
import { anySignal } from '@/platform/players/any-signal';

export type TranslateMarkerParams = {
  readonly markerId: string | number;
  readonly destination: Point;
  /** Turns the marker towards where it goes. @default false */
  readonly autoRotate?: boolean | undefined;
  /** Degrees that it is turned by before it goes. @default 0 */
  readonly rotate?: number | undefined;
  /** Milliseconds. @default 1000 */
  readonly duration?: number | undefined;
};

export type IncludePointsParams = {
  readonly points: readonly Point[];
  /** Pixels that stay free: at the top, right, bottom and left, or one for all of them. @default [0] */
  readonly padding?: readonly number[] | undefined;
};

/** Commands for a Map of the page. Points are in the coordinates that the map was given. */
export type MapContext = {
  getCenterLocation(): Promise<Point>;
  /** Without a point: to where the visitor is. */
  moveToLocation(point?: Partial<Point>): Promise<void>;
  /** Resolves when the marker has arrived. */
  translateMarker(move: TranslateMarkerParams): Promise<void>;
  includePoints(params: IncludePointsParams): Promise<void>;
  getRegion(): Promise<{ readonly southwest: Point; readonly northeast: Point }>;
  getScale(): Promise<{ readonly scale: number }>;
};

const markerName: Field<string | number> = (value, name) =>
  typeof value === 'string' || typeof value === 'number'
    ? { value }
    : { refused: `parameter.${name} should be a string or a number` };

/** As getLocation asks unless told otherwise. */
const WANTED = { enableHighAccuracy: false, timeout: 20_000, maximumAge: 0 } as const;

const point = { latitude: required(latitude), longitude: required(longitude) };

const checkTarget = checkParams({ latitude: optional(latitude), longitude: optional(longitude) });

const checkMove = checkParams({
  markerId: required(markerName),
  destination: required(shape(point)),
  autoRotate: optional(flag, false),
  rotate: optional(number, 0),
  duration: optional(milliseconds, 1000),
});

const checkPoints = checkParams({
  points: required(listOf(shape(point))),
  padding: optional(listOf(number), [0]),
});

/** The code of createMapContext. The map is looked for at each call: it may come later than this. */
export function createMapContext(
  context: PlatformContext,
  prefix: string,
  id: string,
  pageId: string | undefined,
  lifetime?: AbortSignal,
): MapContext {
  const { env, messages, pageLifetimes, shelf } = context;
  const ends = [lifetime, pageId === undefined ? undefined : pageLifetimes.of(pageId)];

  const method = <I, P, R>(
    name: string,
    check: (input: unknown) => Checked<P>,
    run: (map: MapHandle, params: P, fail: Fail) => R | Promise<R>,
  ) =>
    defineMethod<I, P, R>(context, prefix + name, {
      check,
      run: (params, fail) => {
        if (ends.some((end) => end?.aborted)) throw fail('abort', messages.t('requestAbort'));
        const map = shelf(createMapRegistry).find(id, pageId);
        if (!map) throw fail('not-found', `there is no map '${id}' on the page`);
        return run(map, params, fail);
      },
    });
  const ask = <R>(name: string, run: (map: MapHandle) => R) =>
    method<void, object, R>(name, checkNothing, run);

  /** What takes time ends with the page that asked for it. */
  const whileThere = async <R>(fail: Fail, run: (signal: AbortSignal) => Promise<R>) => {
    const { signal, end } = anySignal(ends);
    const gone = new Promise<never>((_resolve, reject) => {
      const abort = () => reject(fail('abort', messages.t('requestAbort')));
      signal.addEventListener('abort', abort);
    });
    try {
      return await Promise.race([gone, run(signal)]);
    } finally {
      end();
    }
  };

  const ownPoint = (map: MapHandle, fail: Fail) =>
    whileThere(fail, async (signal) => {
      const coordinates = map.coordinates ?? (await shelf(createAppProvider)()).coordinates;
      return locationOf(await askPosition(env, WANTED, fail, signal), coordinates);
    });

  return {
    getCenterLocation: ask('getCenterLocation', (map) => map.centre()),
    moveToLocation: method(
      'moveToLocation',
      (input) => bothOrNone(checkTarget(input)),
      async (map, { latitude: north, longitude: east }, fail) =>
        map.moveTo(
          north === undefined || east === undefined
            ? await ownPoint(map, fail)
            : { latitude: north, longitude: east },
        ),
    ),
    translateMarker: method('translateMarker', checkMove, (map, { markerId, ...move }, fail) =>
      whileThere(fail, (signal) => map.translateMarker(markerId, move, signal)),
    ),
    includePoints: method('includePoints', checkPoints, (map, { points, padding }) =>
      map.include(points, padding.length === 4 ? padding : sides(padding[0] ?? 0)),
    ),
    getRegion: ask('getRegion', (map) => map.region()),
    getScale: ask('getScale', (map) => ({ scale: map.scale() })),
  };
}

function sides(padding: number): readonly number[] {
  return [padding, padding, padding, padding];
}
