import type { DivIcon, Marker } from 'leaflet';
import { divIcon } from './leaflet';
import type { MapMarker } from './map-types';
import styles from './map-view.module.css';

const SVG = 'http://www.w3.org/2000/svg';

/** Built from elements, never from markup: Trusted Types forbids markup, and titles may be untrusted. */
export function markerIcon(marker: MapMarker): DivIcon {
  const { iconPath, width = 32, height = 40, rotate = 0, alpha = 1 } = marker;
  const picture = iconPath === undefined ? createPin() : createPicture(iconPath);
  picture.style.rotate = `${rotate}deg`;
  picture.style.opacity = String(alpha);
  return divIcon({
    html: picture as HTMLElement,
    className: styles.marker ?? '',
    iconSize: [width, height],
    iconAnchor: [width / 2, height],
    tooltipAnchor: [0, -height],
  });
}

/** Rotates a marker that is already on the map. */
export function turn(marker: Marker, { rotate = 0 }: MapMarker): void {
  const picture = marker.getElement()?.firstElementChild as HTMLElement | SVGElement | null;
  if (picture) picture.style.rotate = `${rotate}deg`;
}

export function clusterIcon(count: number): DivIcon {
  const circle = document.createElement('span');
  circle.textContent = String(count);
  return divIcon({ html: circle, className: styles.cluster ?? '', iconSize: [44, 44] });
}

function createPicture(source: string): HTMLElement {
  return Object.assign(document.createElement('img'), { src: source, alt: '' });
}

function createPin(): SVGElement {
  const pin = createShape('svg', { viewBox: '0 0 32 40', 'aria-hidden': 'true' });
  pin.append(
    createShape('path', { d: 'M16 39S3 24.5 3 15a13 13 0 0 1 26 0c0 9.5-13 24-13 24Z' }),
    createShape('circle', { cx: '16', cy: '15', r: '5' }),
  );
  return pin;
}

function createShape(name: string, attributes: Readonly<Record<string, string>>): SVGElement {
  const shape = document.createElementNS(SVG, name) as SVGElement;
  for (const [key, value] of Object.entries(attributes)) shape.setAttribute(key, value);
  return shape;
}

/** A dot, with a beam in the user's heading if it is known. */
export function ownIcon(heading: number | null): DivIcon {
  const dot = document.createElement('span');
  if (heading !== null) {
    dot.dataset.heading = '';
    dot.style.rotate = `${heading}deg`;
  }
  return divIcon({ html: dot, className: styles.own ?? '', iconSize: [24, 24] });
}
