import { chooseLocationRoute } from '@/pages/system/choose-location/route';
import { openLocationRoute } from '@/pages/system/open-location/route';
import { loadScreens } from './load-screens';

const late = (load: 'loadChooseLocation' | 'loadOpenLocation') => async () =>
  (await loadScreens())[load]();

/** Pages that every app has, unless it puts its own in their place [S2.9] [S2.10]. */
export const builtInRoutes = {
  '/choose-location': { ...chooseLocationRoute, load: late('loadChooseLocation') },
  '/open-location': { ...openLocationRoute, load: late('loadOpenLocation') },
} as const;

export type LocationRoutes = typeof builtInRoutes;

declare module '@/router' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only interfaces merge
  interface BuiltInRoutes extends LocationRoutes {}
}
