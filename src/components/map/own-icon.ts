import type { DivIcon } from 'leaflet';
import { divIcon } from './leaflet';
import styles from './map-view.module.css';

/** A dot, and where it is known a beam to where the visitor looks. */
export function ownIcon(heading: number | null): DivIcon {
  const dot = document.createElement('span');
  if (heading !== null) {
    dot.dataset.heading = '';
    dot.style.rotate = `${heading}deg`;
  }
  return divIcon({ html: dot, className: styles.own ?? '', iconSize: [24, 24] });
}
