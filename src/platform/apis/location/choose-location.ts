import { askerIn, mayAsk } from '@/platform/call/page';
import { checkParams, optional, text } from '@/platform/call/params';
import { type Api, defineApi } from '@/platform/call/define';
import { openBuiltIn } from '@/platform/location/open-built-in';
import { bothOrNone, latitude, longitude } from '@/platform/location/point-fields';
import { requireMapKey } from '@/platform/location/require-map-key';
import type { CoordinateSystem, Place } from '@/platform/maps/map-provider';

export type ChooseLocationParams = {
  /** Where the map begins, in the coordinates of its provider. @default where the visitor is */
  readonly latitude?: number | undefined;
  readonly longitude?: number | undefined;
  /** What is looked for at first. @default everything nearby */
  readonly keyword?: string | undefined;
};

export type ChooseLocationResult = Omit<Place, 'id'> & {
  /** The system that latitude and longitude are in. */
  readonly coordinates: CoordinateSystem;
};

const fields = checkParams({
  latitude: optional(latitude),
  longitude: optional(longitude),
  keyword: optional(text),
});

/** The visitor chooses a place on the built-in page [S2.9]. Whichever way they leave it without one is a cancel. */
export const chooseLocation: Api<ChooseLocationParams, ChooseLocationResult> = defineApi(
  'chooseLocation',
  {
    check: (input) => bothOrNone(fields(input)),
    run: async (context, params, fail, { signal }) => {
      const begun = askerIn(context);
      await requireMapKey(context, fail);
      if (signal.aborted) throw fail('abort', 'aborted');
      if (!mayAsk(context, { signal, begun })) throw fail('cancel', 'cancel');
      const { page, result } = openBuiltIn(context, '/choose-location', params, fail);
      const close = async () => {
        const { id } = await page;
        if (context.navigator.activePage()?.id === id) await context.navigator.back();
      };
      signal.addEventListener('abort', () => void close().catch(() => {}));
      await page;
      const place = await result;
      if (!place) throw fail('cancel', 'cancel');
      return place as ChooseLocationResult;
    },
  },
);
