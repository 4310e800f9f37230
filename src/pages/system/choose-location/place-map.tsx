import { MapView, type RegionChange } from '@/components/map';
import { LocateButton, type OwnPlace } from '@/pages/system/location';
import { useKitWords } from '@/platform';
import { enLate } from '@/shared/messages';
import styles from './choose-location.module.css';
import { MAP_ID } from './use-map-view';
import type { View } from './wide-view';

type Props = {
  target: View;
  own: OwnPlace;
  /** A finger moves it. */
  isHeld: boolean;
  onRegionChange: (change: RegionChange) => void;
  onLocate: () => void;
};

/** The map with a pin that stays in its middle. */
export function PlaceMap({ target, own, isHeld, onRegionChange, onLocate }: Props) {
  const t = useKitWords(enLate);
  return (
    <div className={styles.map}>
      <MapView
        id={MAP_ID}
        label={t('mapLabel')}
        {...target}
        showLocation={own.state === 'found'}
        onRegionChange={onRegionChange}
      />
      <svg
        className={styles.pin}
        data-held={isHeld ? '' : undefined}
        viewBox="0 0 32 44"
        aria-hidden
      >
        <ellipse cx="16" cy="41.5" rx="5" ry="2" />
        <path d="M16 41C8 31 3 24 3 16a13 13 0 0 1 26 0c0 8-5 15-13 25z" />
        <circle cx="16" cy="16" r="5" />
      </svg>
      <div className={styles.locate}>
        <LocateButton own={own} onClick={onLocate} />
      </div>
    </div>
  );
}
