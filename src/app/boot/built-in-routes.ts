import { chooseLocationRoute } from '@/pages/system/choose-location/route';
import { openLocationRoute } from '@/pages/system/open-location/route';
import { loadScreens } from '../screens/page-screens';

type Loader = 'loadChooseLocation' | 'loadOpenLocation';

const loadWith = (loader: Loader) => async () => (await loadScreens())[loader]();

/** Pages of every app. A product replaces one with its own route of the same path [S2.9] [S2.10]. */
export const builtInRoutes = {
  '/choose-location': { ...chooseLocationRoute, load: loadWith('loadChooseLocation') },
  '/open-location': { ...openLocationRoute, load: loadWith('loadOpenLocation') },
} as const;

export type LocationRoutes = typeof builtInRoutes;

declare module '@/router' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only interfaces merge
  interface BuiltInRoutes extends LocationRoutes {}
}
