import { useStore } from 'zustand';
import { Button } from '@/components/button';
import { RouteIcon } from '@/components/icon';
import {
  distanceBetween,
  distanceText,
  type Point,
  usePlatformContext,
  useKitWords,
} from '@/platform';
import { enLate } from '@/shared/messages';
import styles from './open-location.module.css';
import type { ShownPlace } from './read-place';

type Props = {
  place: ShownPlace;
  /** The location of the user, or null if it is unknown. */
  own: Point | null;
  onRoute: () => void;
};

/** The details of the place, and the way there. */
export function PlaceCard({ place: { point, name, address }, own, onRoute }: Props) {
  const t = useKitWords(enLate);
  const { messages } = usePlatformContext();
  const { locale } = useStore(messages);
  const position = `${point.latitude.toFixed(5)}, ${point.longitude.toFixed(5)}`;
  return (
    <div className={styles.card}>
      <div className={styles.words}>
        <h2 className={styles.name}>
          <bdi>{name || t('openLocation')}</bdi>
        </h2>
        <p>
          <bdi>{address || position}</bdi>
        </p>
        {own && (
          <p>
            {t('distanceAway', { distance: distanceText(distanceBetween(own, point), locale) })}
          </p>
        )}
      </div>
      <Button icon={<RouteIcon size="1.25rem" />} onClick={onRoute}>
        {t('directions')}
      </Button>
    </div>
  );
}
