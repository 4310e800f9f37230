import { checkParams, type Field, number, optional, required, text } from '@/platform/call/params';
import type { PlatformContext } from '@/platform/call/context';
import { type Api, defineApi } from '@/platform/call/define';
import { createHost } from '@/platform/host/connect';
import { viaHost } from '@/platform/host/via-host';
import { openBuiltIn } from '@/platform/location/open-built-in';
import { latitude, longitude } from '@/platform/location/point-fields';
import { createAppProvider } from '@/platform/maps/app-provider';
import { convertPoint } from '@/platform/maps/coordinates';
import type { Point } from '@/platform/maps/map-provider';
import { MAP_ZOOM_MAX, MAP_ZOOM_MIN } from '@/shared/defaults';
import { clamp } from '@/shared/values';

/** The point is in the coordinates of the map's provider. */
export type OpenLocationParams = Point & {
  /** How near the map is: 5 to 18. @default 18 */
  readonly scale?: number | undefined;
  /** @default '' */
  readonly name?: string | undefined;
  /** @default '' */
  readonly address?: string | undefined;
};

const zoom: Field<number> = (value, name) => {
  const answer = number(value, name);
  return 'refused' in answer
    ? answer
    : { value: clamp(Math.floor(answer.value), MAP_ZOOM_MIN, MAP_ZOOM_MAX) };
};

const check = checkParams({
  latitude: required(latitude),
  longitude: required(longitude),
  scale: optional(zoom, MAP_ZOOM_MAX),
  name: optional(text, ''),
  address: optional(text, ''),
});

/**
 * Shows a place on the built-in page [S2.10], inside a messaging app on its own map [S1.2]. Resolves when that is in
 * the stack, or the map is there.
 */
export const openLocation: Api<OpenLocationParams, void> = defineApi('openLocation', {
  check,
  run: async (context, params, fail, { signal }) => {
    const show = async () => {
      await openBuiltIn(context, '/open-location', params, fail).page;
    };
    if (context.shelf(createHost).state().kind === 'web') return show();
    const point = await inGcj02(context, params);
    if (!point) return show();
    return viaHost(context, 'openLocation', { ...params, ...point }, { fail, signal }, show);
  },
});

/** Null where nobody knows what the point is in: the page says what its map lacks. */
async function inGcj02(context: PlatformContext, point: Point) {
  try {
    const { coordinates } = await context.shelf(createAppProvider)();
    return convertPoint(point, coordinates, 'gcj02');
  } catch {
    return null;
  }
}
