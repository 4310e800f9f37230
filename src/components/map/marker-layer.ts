import type { LeafletKeyboardEvent, Map as LeafletMap, Marker } from 'leaflet';
import type { Frame } from './map-frame';
import { layerGroup, marker as createMarker, tooltip } from './leaflet';
import type { MapMarker, MarkerId } from './map-types';
import type { MarkerMoves, MarkerPlace } from './marker-moves';
import { clusterIcon, markerIcon, turn } from './marker-icon';
import styles from './map-view.module.css';

export type MarkerEvents = {
  readonly onTap: (id: MarkerId) => void;
  readonly onCalloutTap: (id: MarkerId) => void;
  /** The accessible name of a cluster. */
  readonly clusterName: (count: number) => string;
};

export type MarkerLayer = {
  show(markers: readonly MapMarker[], clustered: boolean): void;
  /** Moves or rotates a marker until the page gives it another place. Returns false if there is no marker with this id. */
  place(id: MarkerId, change: MarkerPlace): boolean;
  find(id: MarkerId): MapMarker | undefined;
  remove(): void;
};

/** A cell of the grid: two targets of 44 px side by side. */
const CELL = 88;

/** Markers this far beyond the edges are drawn too, so a short drag adds none. */
const MARGIN = 128;

/** The drawn marker of a key stays while its source is the same object. */
type Item = { readonly key: string; readonly source: object; readonly make: () => Marker };

/** Adds only markers in and near the view to the document. */
export function createMarkerLayer(
  map: LeafletMap,
  frame: Frame,
  events: MarkerEvents,
  moves: MarkerMoves,
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

  // Project thousands of points once per zoom, not after each drag.
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
    // At the highest zoom a tap on a cluster could not zoom in further, so show single markers.
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
      const next = moves.apply(shown, markers);
      const isNew = next.length !== markers.length || next.some((each, at) => each !== markers[at]);
      if (!isNew && clustered === isClustered) return;
      markers = next;
      spots = null;
      isClustered = clustered;
      draw();
    },
    place: (id, change) => {
      const index = markers.findIndex((marker) => marker.id === id);
      const found = markers[index];
      if (!found) return false;
      const changed = moves.add(found, change);
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

/** A marker's place in world pixels at one zoom. */
export type Spot = { readonly x: number; readonly y: number };

export type Box = {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
};

/** Markers that are drawn as one. `members` are their indices in order. */
export type Group = { readonly members: readonly number[]; readonly x: number; readonly y: number };

/**
 * Groups the markers in each cell of a grid of `cell` pixels; 0 groups nothing. The grid is fixed to the world, so a
 * drag does not change the groups. Cells outside the box are left out as a whole.
 */
export function clusterMarkers(spots: readonly Spot[], cell: number, box: Box): readonly Group[] {
  const column = (x: number) => (cell > 0 ? Math.floor(x / cell) : x);
  const isNear = ({ x, y }: Spot) =>
    column(x) >= column(box.left) &&
    column(x) <= column(box.right) &&
    column(y) >= column(box.top) &&
    column(y) <= column(box.bottom);

  const cells = new Map<string, number[]>();
  spots.forEach((spot, index) => {
    if (!isNear(spot)) return;
    const key = cell > 0 ? `${column(spot.x)} ${column(spot.y)}` : String(index);
    const members = cells.get(key);
    if (members) members.push(index);
    else cells.set(key, [index]);
  });
  return [...cells.values()].map((members) => ({ members, ...middleOf(members, spots) }));
}

function middleOf(members: readonly number[], spots: readonly Spot[]): Spot {
  const mean = (axis: 'x' | 'y') =>
    members.reduce((sum, index) => sum + (spots[index]?.[axis] ?? 0), 0) / members.length;
  return { x: mean('x'), y: mean('y') };
}

/** The callout above a marker. It is a button because users can tap it. */
function showCallout(marker: Marker, { callout }: MapMarker, onTap: () => void) {
  if (!callout) return { toggle: () => {} };
  const button = Object.assign(document.createElement('button'), {
    type: 'button',
    textContent: callout.content,
  });
  button.addEventListener('click', (event) => {
    event.stopPropagation();
    onTap();
  });
  const bubble = tooltip({
    permanent: true,
    interactive: true,
    direction: 'top',
    opacity: 1,
    className: styles.callout ?? '',
  }).setContent(button);
  const isAlways = callout.display === 'always';
  if (isAlways) marker.bindTooltip(bubble);
  return {
    toggle: () => {
      if (isAlways) return;
      if (marker.getTooltip()) marker.unbindTooltip();
      else marker.bindTooltip(bubble);
    },
  };
}

/** Leaflet gives a marker the role of a button, but no name and no keyboard support. */
function asButton(marker: Marker, name: string, onClick: () => void): Marker {
  const dress = () => {
    const element = marker.getElement();
    if (!element) return;
    element.setAttribute('aria-label', name);
    element.title = name;
  };
  const press = ({ originalEvent }: LeafletKeyboardEvent) => {
    if (originalEvent.key !== 'Enter' && originalEvent.key !== ' ') return;
    originalEvent.preventDefault();
    onClick();
  };
  return marker.on('add', dress).on('click', onClick).on('keydown', press);
}
