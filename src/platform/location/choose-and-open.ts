import type { Fail } from '@/platform/call/check';
import type { PlatformContext } from '@/platform/call/context';
import { type Api, defineApi } from '@/platform/call/define';
import { mayAsk, askerIn } from '@/platform/call/asking-page';
import { checkParams, mapped, number, optional, required, text } from '@/platform/call/params';
import { isUsualRefusal } from '@/platform/call/errors';
import { createHost } from '@/platform/host/connect';
import { viaHost } from '@/platform/host/via-host';
import { convertPoint } from '@/platform/maps/coordinates';
import { createAppProvider, mapError } from '@/platform/maps/load-provider';
import {
  type CoordinateSystem,
  MapFailure,
  type Place,
  type Point,
} from '@/platform/maps/provider';
import { addQuery } from '@/platform/network/address';
import { isRefusal, type PageInfo } from '@/router';
import { MAP_ZOOM_MAX, MAP_ZOOM_MIN } from '@/shared/defaults';
import { clamp } from '@/shared/values';
import { bothOrNone, latitude, longitude } from './point-fields';

export type ChooseLocationParams = {
  /** The centre of the map at first, in the coordinates of its provider. @default the user's position */
  readonly latitude?: number | undefined;
  readonly longitude?: number | undefined;
  /** The first search. @default all places nearby */
  readonly keyword?: string | undefined;
};

export type ChooseLocationResult = Omit<Place, 'id'> & {
  /** The system of latitude and longitude. */
  readonly coordinates: CoordinateSystem;
};

/** The point is in the coordinates of the map's provider. */
export type OpenLocationParams = Point & {
  /** The zoom of the map: 5 to 18. @default 18 */
  readonly scale?: number | undefined;
  /** @default '' */
  readonly name?: string | undefined;
  /** @default '' */
  readonly address?: string | undefined;
};

const zoom = mapped(number, (value) => clamp(Math.floor(value), MAP_ZOOM_MIN, MAP_ZOOM_MAX));

const checkChoice = checkParams({
  latitude: optional(latitude),
  longitude: optional(longitude),
  keyword: optional(text),
});

const checkPlace = checkParams({
  latitude: required(latitude),
  longitude: required(longitude),
  scale: optional(zoom, MAP_ZOOM_MAX),
  name: optional(text, ''),
  address: optional(text, ''),
});

/** Opens the built-in page on which the user chooses a place [S2.9]. Rejects with `cancel` if the user leaves it. */
export const chooseLocation: Api<ChooseLocationParams, ChooseLocationResult> = defineApi(
  'chooseLocation',
  {
    check: (input) => bothOrNone(checkChoice(input)),
    run: async (context, params, fail, { signal, caller }) => {
      const begun = askerIn(context, { caller });
      await requireMapKey(context, fail);
      if (signal.aborted) throw fail('abort', 'aborted');
      if (!mayAsk(context, { signal, begun })) throw fail('cancel', 'cancel');
      const { page, result } = openBuiltIn(context, '/choose-location', params, fail);
      const close = async () => {
        const { id } = await page;
        if (context.navigator.activePage()?.id === id) await context.navigator.back();
      };
      signal.addEventListener('abort', () => void close().catch(() => {}));
      await page.catch((error: unknown) => {
        // The user tapped twice, or tapped something else. They chose no place, as if they had left the page.
        throw isUsualRefusal(error) ? fail('cancel', error.message) : error;
      });
      const place = await result;
      if (!place) throw fail('cancel', 'cancel');
      return place as ChooseLocationResult;
    },
  },
);

/**
 * Shows a place on the built-in page [S2.10], or on the map of the messaging app around the page [S1.2]. Resolves when
 * the page or the map is open.
 */
export const openLocation: Api<OpenLocationParams, void> = defineApi('openLocation', {
  check: checkPlace,
  run: async (context, params, fail, { signal }) => {
    const show = async () => {
      await openBuiltIn(context, '/open-location', params, fail).page;
    };
    if (context.shelf(createHost).state().kind === 'web') return show();
    const point = await pointInGcj02(context, params);
    if (!point) return show();
    return viaHost(context, 'openLocation', { ...params, ...point }, { fail, signal }, show);
  },
});

/** [S8.9] Other map failures appear on the page, where the user can try again. */
async function requireMapKey(context: PlatformContext, fail: Fail): Promise<void> {
  try {
    await context.shelf(createAppProvider)();
  } catch (error) {
    if (error instanceof MapFailure && error.reason === 'key') throw mapError(context, fail, error);
  }
}

/**
 * Null if the provider does not load. Then the coordinates are unknown, and the page reports the failure. An app
 * without a provider has the points of positions.
 */
async function pointInGcj02(context: PlatformContext, point: Point): Promise<Point | null> {
  try {
    const hasProvider = Boolean(context.settings.map?.provider);
    const { coordinates } = hasProvider
      ? await context.shelf(createAppProvider)()
      : { coordinates: 'wgs84' as const };
    return convertPoint(point, coordinates, 'gcj02');
  } catch {
    return null;
  }
}

type BuiltInPath = '/choose-location' | '/open-location';

type OpenedPage = {
  /** Resolves when the page is in the stack. */
  readonly page: Promise<PageInfo>;
  /** Undefined if the user leaves without an answer. Never rejects. */
  readonly result: Promise<unknown>;
};

/** Opens the page by its address, because a product may have replaced the page or given it an alias. */
function openBuiltIn(
  { navigator }: Pick<PlatformContext, 'navigator'>,
  path: BuiltInPath,
  query: Readonly<Record<string, unknown>>,
  fail: Fail,
): OpenedPage {
  const { page, result } = navigator.open({ to: { url: addQuery(path, query) } });
  const opened = page.then((outcome) => {
    if (isRefusal(outcome)) throw fail(outcome.refused, outcome.message);
    return outcome;
  });
  return { page: opened, result };
}
