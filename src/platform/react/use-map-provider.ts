import { createAppProvider } from '@/platform/maps/load-provider';
import type { MapProvider } from '@/platform/maps/provider';
import { usePlatformContext } from './use-platform';

/** Returns a function that fetches the app's map provider. It rejects with a MapFailure. */
export function useMapProvider(): () => Promise<MapProvider> {
  return usePlatformContext().shelf(createAppProvider);
}
