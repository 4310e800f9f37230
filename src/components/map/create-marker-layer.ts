import type { Map as LeafletMap, Marker } from 'leaflet';
import { clusterMarkers, type Group, type Spot } from './cluster-markers';
import type { Frame } from './create-frame';
import { layerGroup, marker as createMarker } from './leaflet';
import type { MapMarker, MarkerId } from './map-types';
import { clusterIcon, markerIcon, turn } from './marker-icon';
import { asButton } from './as-button';
import { showCallout } from './show-callout';

export type MarkerEvents = {
  readonly onTap: (id: MarkerId) => void;
  readonly onCalloutTap: (id: MarkerId) => void;
  /** What screen readers call a cluster. */
  readonly clusterName: (count: number) => string;
};

export type MarkerLayer = {
  show(markers: readonly MapMarker[], clustered: boolean): void;
  /** Where a marker is drawn from now on, until it is another marker. False where there is none. */
  place(id: MarkerId, change: Pick<MapMarker, 'latitude' | 'longitude' | 'rotate'>): boolean;
  find(id: MarkerId): MapMarker | undefined;
  remove(): void;
};

/** A cell of the grid: two targets of 44 px side by side. */
const CELL = 88;

/** What is drawn beyond the edges, so that a short drag has nothing to add. */
const MARGIN = 128;

/** What is drawn under a key stays while its source is the same. */
type Item = { readonly key: string; readonly source: object; readonly make: () => Marker };

/** Only what can be seen is in the document, however many markers there are. */
export function createMarkerLayer(
  map: LeafletMap,
  frame: Frame,
  events: MarkerEvents,
): MarkerLayer {
  const group = layerGroup().addTo(map);
  const drawn = new Map<string, { readonly source: object; readonly marker: Marker }>();
  let markers: MapMarker[] = [];
  let isClustered = false;

  const single = (marker: MapMarker): Item => ({
    key: `marker ${typeof marker.id} ${marker.id}`,
    source: marker,
    make: () => {
      const made = createMarker(frame.toMap(marker), { icon: markerIcon(marker) });
      const callout = showCallout(made, marker, () => events.onCalloutTap(marker.id));
      return asButton(made, marker.title ?? '', () => {
        callout.toggle();
        events.onTap(marker.id);
      });
    },
  });

  const cluster = ({ members, x, y }: Group, zoom: number): Item => ({
    key: `cluster ${zoom} ${members[0]} ${members.length}`,
    source: markers,
    make: () => {
      const place = map.unproject([x, y], zoom);
      const made = createMarker(place, { icon: clusterIcon(members.length) });
      const name = events.clusterName(members.length);
      return asButton(made, name, () => map.setView(place, zoom + 2));
    },
  });

  // Thousands of points: reckoned once a zoom, not after each drag.
  let spots: { readonly zoom: number; readonly all: readonly Spot[] } | null = null;
  const spotsAt = (zoom: number) => {
    if (spots?.zoom !== zoom) {
      const all = markers.map((marker) => map.project(frame.toMap(marker), zoom));
      spots = { zoom, all };
    }
    return spots.all;
  };

  const draw = () => {
    const zoom = map.getZoom();
    const { min, max } = map.getPixelBounds();
    if (!min || !max) return;
    const box = {
      left: min.x - MARGIN,
      top: min.y - MARGIN,
      right: max.x + MARGIN,
      bottom: max.y + MARGIN,
    };
    // As near as can be there is nothing behind a cluster that a tap could show.
    const cell = isClustered && zoom < map.getMaxZoom() ? CELL : 0;
    const items = clusterMarkers(spotsAt(zoom), cell, box).flatMap((each) => {
      const [first, ...others] = each.members.map((index) => markers[index]);
      return others.length === 0 && first ? single(first) : cluster(each, zoom);
    });
    const kept = new Map(items.map((item) => [item.key, item]));
    for (const [key, { source, marker }] of drawn) {
      if (kept.get(key)?.source === source) continue;
      marker.remove();
      drawn.delete(key);
    }
    for (const { key, source, make } of kept.values()) {
      if (!drawn.has(key)) drawn.set(key, { source, marker: make().addTo(group) });
    }
  };

  map.on('moveend', draw);
  return {
    show: (shown, clustered) => {
      markers = [...shown];
      spots = null;
      isClustered = clustered;
      draw();
    },
    place: (id, change) => {
      const index = markers.findIndex((marker) => marker.id === id);
      const found = markers[index];
      if (!found) return false;
      const changed = { ...found, ...change };
      markers[index] = changed;
      spots = null;
      const { key } = single(found);
      const shown = drawn.get(key);
      if (!shown) draw();
      else {
        shown.marker.setLatLng(frame.toMap(changed));
        turn(shown.marker, changed);
        drawn.set(key, { source: changed, marker: shown.marker });
      }
      return true;
    },
    find: (id) => markers.find((marker) => marker.id === id),
    remove: () => {
      map.off('moveend', draw);
      group.remove();
    },
  };
}
