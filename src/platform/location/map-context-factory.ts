import type { MapContext } from '@/platform/maps/map-context';
import type { PlatformContext } from '@/platform/call/context';
import { refuseUnless } from '@/platform/call/errors';
import { lazyObject } from '@/platform/call/lazy-object';
import type { Scope } from '@/platform/call/rows';

export function createMapContext(context: PlatformContext, { lifetime }: Scope) {
  return (id: string): MapContext => {
    const prefix = 'createMapContext().';
    const fine = typeof id === 'string' && id !== '';
    refuseUnless(fine, 'createMapContext', 'parameter.id should be an id');
    // Another page may be on top when the code arrives, so remember the page that called.
    const pageId = context.navigator.activePage()?.id;
    return lazyObject<MapContext>(context, {
      prefix,
      load: async () =>
        (await import('@/platform/maps/map-context')).createMapContext(
          context,
          prefix,
          id,
          pageId,
          lifetime,
        ),
      methods: 'getCenterLocation moveToLocation translateMarker includePoints getRegion getScale',
    });
  };
}
