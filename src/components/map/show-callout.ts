import type { Marker } from 'leaflet';
import { tooltip } from './leaflet';
import type { MapMarker } from './map-types';
import styles from './map-view.module.css';

/** The bubble above a marker: a button, since it can be tapped. */
export function showCallout(marker: Marker, { callout }: MapMarker, onTap: () => void) {
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
