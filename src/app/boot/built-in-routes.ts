import type { ChooseLocationResult } from '@/platform';
import { returns } from '@/router';
import { MAP_ZOOM_MAX, MAP_ZOOM_MIN } from '@/shared/defaults';
import { loadScreens } from '../screens/page-screens';

type Loader = 'loadChooseLocation' | 'loadOpenLocation';

const loadWith = (loader: Loader) => async () => (await loadScreens())[loader]();

/**
 * Pages of every app, for `platform.chooseLocation` [S2.9] and `platform.openLocation` [S2.10]. A product replaces one with
 * its own route of the same path.
 */
export const builtInRoutes = {
  '/choose-location': {
    query: { latitude: 'number?', longitude: 'number?', keyword: 'string?' },
    result: returns<ChooseLocationResult>(),
    disableScroll: true,
    load: loadWith('loadChooseLocation'),
  },
  '/open-location': {
    query: {
      latitude: 'number?',
      longitude: 'number?',
      scale: { type: 'number', default: MAP_ZOOM_MAX, min: MAP_ZOOM_MIN, max: MAP_ZOOM_MAX },
      name: 'string?',
      address: 'string?',
    },
    disableScroll: true,
    load: loadWith('loadOpenLocation'),
  },
} as const;

export type LocationRoutes = typeof builtInRoutes;

declare module '@/router' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only interfaces merge
  interface BuiltInRoutes extends LocationRoutes {}
}
