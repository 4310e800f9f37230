import { useEffect, useState } from 'react';
import {
  type CoordinateSystem,
  type Point,
  usePlatform,
  usePlatformContext,
  useWords,
} from '@/platform';
import { LOCATION_REFRESH } from '@/shared/defaults';
import { enLate } from '@/shared/messages';
import type { Frame } from './map-frame';
import { circle, layerGroup, marker, useMap } from './leaflet';
import styles from './map-view.module.css';
import { ownIcon } from './marker-icon';

type Props = { frame: Frame; coordinates: CoordinateSystem };

type Fix = Point & { readonly accuracy: number };

/** The user's location with its accuracy and heading. Without the permission it shows nothing. */
export function OwnLocation({ frame, coordinates }: Props) {
  const map = useMap();
  const t = useWords(enLate);
  const fix = useFix(coordinates);
  const heading = useHeading();
  const name = t('mapOwnLocation');

  useEffect(() => {
    if (!fix) return;
    const place = frame.toMap(fix);
    const around = circle(place, {
      radius: fix.accuracy,
      interactive: false,
      weight: 1,
      className: styles.accuracy ?? '',
    });
    const dot = marker(place, {
      icon: ownIcon(heading),
      interactive: false,
      keyboard: false,
      // Other markers are drawn above it.
      zIndexOffset: -1000,
      alt: name,
    });
    const group = layerGroup([around, dot]).addTo(map);
    return () => void group.remove();
  }, [map, frame, fix, heading, name]);
  return null;
}

/** Reads the location again 30 s after each answer [S9.8], but not while the page is hidden. */
function useFix(coordinates: CoordinateSystem): Fix | null {
  const { env } = usePlatformContext();
  const platform = usePlatform({ abortOnUnload: true });
  const [fix, setFix] = useState<Fix | null>(null);

  useEffect(() => {
    const { document, after } = env;
    let controller = new AbortController();
    let cancel = () => {};
    const look = async () => {
      const { signal } = controller;
      const found = await platform.getLocation({ type: coordinates, signal }).catch(() => null);
      if (signal.aborted) return;
      if (found) setFix(found);
      cancel = after(LOCATION_REFRESH, () => void look());
    };
    const stop = () => {
      controller.abort();
      cancel();
    };
    const restart = () => {
      stop();
      if (document.hidden) return;
      controller = new AbortController();
      void look();
    };
    restart();
    document.addEventListener('visibilitychange', restart);
    return () => {
      stop();
      document.removeEventListener('visibilitychange', restart);
    };
  }, [env, platform, coordinates]);
  return fix;
}

/** Degrees from north. Null if there is no compass, or if it needs a tap first (iOS). */
function useHeading(): number | null {
  const platform = usePlatform();
  const [heading, setHeading] = useState<number | null>(null);
  useEffect(() => {
    // Rounded to five degrees, because finer values jitter.
    const stop = platform.onCompassChange(({ direction }) =>
      setHeading(Math.round(direction / 5) * 5),
    );
    platform.startCompass().catch(() => {});
    return () => {
      stop();
      platform.stopCompass().catch(() => {});
    };
  }, [platform]);
  return heading;
}
