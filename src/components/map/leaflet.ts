import type * as Leaflet from 'leaflet';
import type * as ReactLeaflet from 'react-leaflet';
import { packageFailure } from '@/components/kit/package-failure';

// Leaflet and react-leaflet are optional peer dependencies. A static import of a missing package would break each build.
// So this module declares the names that maps use, and `loadLeaflet` sets them before the first map is drawn.

export let circle: typeof Leaflet.circle;
export let divIcon: typeof Leaflet.divIcon;
export let DomEvent: typeof Leaflet.DomEvent;
export let GridLayer: typeof Leaflet.GridLayer;
export let layerGroup: typeof Leaflet.layerGroup;
export let marker: typeof Leaflet.marker;
export let polygon: typeof Leaflet.polygon;
export let polyline: typeof Leaflet.polyline;
export let tileLayer: typeof Leaflet.tileLayer;
export let tooltip: typeof Leaflet.tooltip;
export let MapContainer: typeof ReactLeaflet.MapContainer;
export let useMap: typeof ReactLeaflet.useMap;

/** Rejects with an error that says what to install if the packages are missing. */
export async function loadLeaflet(): Promise<void> {
  allowLeaflet(window);
  try {
    // react-leaflet imports Leaflet, so import it first: the browser then fetches both at once.
    ({ MapContainer, useMap } = await import('react-leaflet'));
    ({
      circle,
      divIcon,
      DomEvent,
      GridLayer,
      layerGroup,
      marker,
      polygon,
      polyline,
      tileLayer,
      tooltip,
    } = await import('leaflet'));
    if (!MapContainer || !divIcon) throw new Error('the module is empty');
  } catch (cause) {
    throw packageFailure('install leaflet and react-leaflet to show maps', cause);
  }
}

type Rules = { createHTML(html: string): string | null };
type TrustedTypes = { createPolicy(name: string, rules: Rules): unknown };

/**
 * During its import, Leaflet tests for SVG support with the markup `<svg/>`. Trusted Types makes that import throw.
 * Only a default policy can allow the markup. This one allows those six characters and nothing else
 * (docs/decisions/0029-maps-on-leaflet.md).
 */
export function allowLeaflet(
  window: Window & { readonly trustedTypes?: TrustedTypes; porticoMaps?: unknown },
): void {
  window.porticoMaps ??= window.trustedTypes?.createPolicy('default', {
    createHTML: (html) => (html === '<svg/>' ? html : null),
  });
}
