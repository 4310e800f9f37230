import { createAppProvider } from '@/platform/maps/load-provider';
import type { MapProvider } from '@/platform/maps/provider';
import { usePlatformContext } from './use-platform';

/** Fetches the provider of the app's maps and places, one for all. Rejects with a MapFailure. */
export function useMapProvider(): () => Promise<MapProvider> {
  return usePlatformContext().shelf(createAppProvider);
}
