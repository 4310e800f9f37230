import { chooseLocationRoute } from '@/pages/system/choose-location/route';
import { openLocationRoute } from '@/pages/system/open-location/route';

/** Pages that every app has, unless it puts its own in their place [S2.9] [S2.10]. */
export const builtInRoutes = {
  '/choose-location': {
    ...chooseLocationRoute,
    load: async () => (await import('./late-screens')).loadChooseLocation(),
  },
  '/open-location': {
    ...openLocationRoute,
    load: async () => (await import('./late-screens')).loadOpenLocation(),
  },
} as const;

export type LocationRoutes = typeof builtInRoutes;

declare module '@/router' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only interfaces merge
  interface BuiltInRoutes extends LocationRoutes {}
}
