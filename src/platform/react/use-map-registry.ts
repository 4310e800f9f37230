import { useMemo } from 'react';
import { createMapRegistry, type MapHandle } from '@/platform/maps/registry';
import { usePageId } from '@/router';
import { useProvided } from './use-platform';

/** Registers the maps of a page, so that createMapContext finds them. */
export function useMapRegistry(): { register(id: string, handle: MapHandle): () => void } {
  const { context } = useProvided('useMapRegistry');
  const pageId = usePageId();
  return useMemo(() => {
    const registry = context.shelf(createMapRegistry);
    return { register: (id, handle) => registry.register(id, handle, pageId) };
  }, [context, pageId]);
}
