import { useMemo } from 'react';
import { createMapRegistry, type MapHandle } from '@/platform/maps/registry';
import { usePageId } from '@/router';
import { useProvided } from './provided';

/** Where a map makes itself known to createMapContext, as one of its page. */
export function useMapRegistry(): { register(id: string, handle: MapHandle): () => void } {
  const { context } = useProvided('useMapRegistry');
  const pageId = usePageId();
  return useMemo(() => {
    const registry = context.shelf(createMapRegistry);
    return { register: (id, handle) => registry.register(id, handle, pageId) };
  }, [context, pageId]);
}
