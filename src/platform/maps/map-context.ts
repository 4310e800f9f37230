import type { Fail } from '@/platform/call/check';
import type { PlatformContext } from '@/platform/call/context';
import { withDeadline } from '@/platform/call/timers';
import { methodsOf } from '@/platform/call/define';
import {
  checkParams,
  fieldFor,
  flag,
  listOf,
  milliseconds,
  number,
  optional,
  required,
  shape,
} from '@/platform/call/params';
import type { FactoryCall } from '@/platform/call/lazy-object';
import { bothOrNone, latitude, longitude } from '@/platform/location/point-fields';
import { askPosition, locationOf } from '@/platform/location/position';
import { anySignal } from '@/platform/call/task';
import { createAppProvider, mapError } from './load-provider';
import type { Point } from './provider';
import { createMapRegistry, type MapHandle } from './registry';

export type TranslateMarkerParams = {
  readonly markerId: string | number;
  readonly destination: Point;
  /** Turns the marker in the direction of the move. @default false */
  readonly autoRotate?: boolean | undefined;
  /** Degrees of a turn before the move. @default 0 */
  readonly rotate?: number | undefined;
  /** Milliseconds. @default 1000 */
  readonly duration?: number | undefined;
};

export type IncludePointsParams = {
  readonly points: readonly Point[];
  /** Free pixels at the top, right, bottom and left, or one number for all sides. @default [0] */
  readonly padding?: readonly number[] | undefined;
};

/** Commands for a Map of the page. Points are in the map's coordinates. */
export type MapContext = {
  getCenterLocation(): Promise<Point>;
  /** Moves to the user's position if there is no point. */
  moveToLocation(point?: Partial<Point>): Promise<void>;
  /** Resolves when the marker has arrived. */
  translateMarker(move: TranslateMarkerParams): Promise<void>;
  includePoints(params: IncludePointsParams): Promise<void>;
  getRegion(): Promise<{ readonly southwest: Point; readonly northeast: Point }>;
  getScale(): Promise<{ readonly scale: number }>;
};

const markerName = fieldFor<string | number>(
  (value) => typeof value === 'string' || typeof value === 'number',
  'a string or a number',
);

/** The defaults of getLocation. */
const POSITION_OPTIONS = { enableHighAccuracy: false, timeout: 20_000, maximumAge: 0 } as const;

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

/** The code of createMapContext. Each call finds the map, because the map may mount later. */
export function createMapContext(
  context: PlatformContext,
  { prefix, pageId, lifetime }: FactoryCall,
  id: string,
): MapContext {
  const { env, messages, navigator, shelf } = context;
  const lifetimes = [lifetime, pageId === undefined ? undefined : navigator.lifeOf(pageId)];

  const { method, plain } = methodsOf(context, prefix, (fail) => {
    if (lifetimes.some((end) => end?.aborted)) throw fail('abort', messages.t('requestAbort'));
    const map = shelf(createMapRegistry).find(id, pageId);
    if (!map) throw fail('not-found', `there is no map '${id}' on the page`);
    return map;
  });

  /** Long commands end with the page that called them. */
  const duringPage = <R>(fail: Fail, run: (signal: AbortSignal) => Promise<R>) => {
    const { signal, end } = anySignal(lifetimes);
    return withDeadline(context, 0, fail, signal, run).finally(end);
  };

  const providerOf = (fail: Fail) =>
    shelf(createAppProvider)().catch((error: unknown) => {
      throw mapError(context, fail, error);
    });

  const ownPoint = (map: MapHandle, fail: Fail) =>
    duringPage(fail, async (signal) => {
      const coordinates = map.coordinates ?? (await providerOf(fail)).coordinates;
      return locationOf(await askPosition(env, POSITION_OPTIONS, fail, signal), coordinates);
    });

  return {
    getCenterLocation: plain('getCenterLocation', (map) => map.centre()),
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
      duringPage(fail, (signal) => map.translateMarker(markerId, move, signal)),
    ),
    includePoints: method('includePoints', checkPoints, (map, { points, padding }) =>
      map.include(points, padding.length === 4 ? padding : sides(padding[0] ?? 0)),
    ),
    getRegion: plain('getRegion', (map) => map.region()),
    getScale: plain('getScale', (map) => ({ scale: map.scale() })),
  };
}

function sides(padding: number): readonly number[] {
  return [padding, padding, padding, padding];
}
