import type { Map as LeafletMap } from 'leaflet';

/**
 * Ends a zoom that is on its way. Leaflet ends it by a transition, or by a timer that outlives the map and then finds
 * nothing to write to. It listens for the prefixed event where there is one, and only real events have both names.
 */
export function endZoom(map: LeafletMap): void {
  const proxy = map.getContainer().querySelector('.leaflet-proxy');
  for (const type of ['webkitTransitionEnd', 'transitionend']) {
    proxy?.dispatchEvent(new TransitionEvent(type, { propertyName: 'transform' }));
  }
}
