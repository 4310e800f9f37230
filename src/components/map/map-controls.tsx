import { useEffect, useState } from 'react';
import { useWords } from '@/platform';
import { MAP_ZOOM_MAX, MAP_ZOOM_MIN } from '@/shared/defaults';
import { enLate } from '@/shared/messages';
import { DomEvent, useMap } from './leaflet';
import type { MapProps } from './map-types';
import styles from './map-view.module.css';

type Props = Pick<MapProps, 'controls' | 'showZoom' | 'onControlTap'>;

/** Buttons on the map: the zoom buttons and the page's `controls`. */
export function MapControls({ controls = [], showZoom = true, onControlTap }: Props) {
  return (
    <div ref={keepTaps} className={styles.controls}>
      {showZoom && <ZoomButtons />}
      {controls.map(({ id, label, iconPath, position }) => (
        <button
          key={id}
          type="button"
          data-part="button"
          className={styles.control}
          style={position}
          aria-label={label}
          onClick={() => onControlTap?.(id)}
        >
          {iconPath === undefined ? label : <img src={iconPath} alt="" />}
        </button>
      ))}
    </div>
  );
}

/** A tap on a button must not reach the map below it. */
function keepTaps(element: HTMLElement | null): void {
  if (element) DomEvent.disableClickPropagation(element);
}

function ZoomButtons() {
  const map = useMap();
  const t = useWords(enLate);
  const [zoom, setZoom] = useState(() => map.getZoom());
  useEffect(() => {
    const follow = () => setZoom(map.getZoom());
    map.on('zoomend', follow);
    return () => void map.off('zoomend', follow);
  }, [map]);
  return (
    <div className={styles.zoom}>
      <button
        type="button"
        data-part="button"
        aria-label={t('zoomIn')}
        aria-disabled={zoom >= MAP_ZOOM_MAX}
        onClick={() => map.zoomIn()}
      >
        <Sign d="M4 10h12M10 4v12" />
      </button>
      <button
        type="button"
        data-part="button"
        aria-label={t('zoomOut')}
        aria-disabled={zoom <= MAP_ZOOM_MIN}
        onClick={() => map.zoomOut()}
      >
        <Sign d="M4 10h12" />
      </button>
    </div>
  );
}

function Sign({ d }: { d: string }) {
  return (
    <svg viewBox="0 0 20 20" aria-hidden>
      <path d={d} />
    </svg>
  );
}
