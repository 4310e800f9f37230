import { useMemo } from 'react';
import { createAppProvider } from '@/platform/maps/load-provider';
import type { MapProvider } from '@/platform/maps/provider';
import { createMapRegistry, type MapHandle } from '@/platform/maps/registry';
import { usePageId } from '@/router';
import { usePlatformContext, useProvided } from './use-platform';

/** Returns a function that fetches the app's map provider. It rejects with a MapFailure. */
export function useMapProvider(): () => Promise<MapProvider> {
  return usePlatformContext().shelf(createAppProvider);
}

/** Registers the maps of a page, so that createMapContext finds them. */
export function useMapRegistry(): { register(id: string, handle: MapHandle): () => void } {
  const { context } = useProvided('useMapRegistry');
  const pageId = usePageId();
  return useMemo(() => {
    const registry = context.shelf(createMapRegistry);
    return { register: (id, handle) => registry.register(id, handle, pageId) };
  }, [context, pageId]);
}
