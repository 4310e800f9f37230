import { checkParams, type Field, number, optional, required, text } from '@/platform/check-params';
import { type Api, defineApi } from '@/platform/define-api';
import { openBuiltIn } from '@/platform/location/open-built-in';
import { latitude, longitude } from '@/platform/location/point-fields';
import type { Point } from '@/platform/maps/map-provider';
import { clamp } from '@/shared/clamp';
import { MAP_ZOOM_MAX, MAP_ZOOM_MIN } from '@/shared/defaults';

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

/** Shows a place on the built-in page [S2.10]. Resolves when that is in the stack. */
export const openLocation: Api<OpenLocationParams, void> = defineApi('openLocation', {
  check,
  run: async (context, params, fail) => {
    await openBuiltIn(context, '/open-location', params, fail).page;
  },
});
