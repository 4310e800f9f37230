import '@/components/kit/tokens-extra.css';
import { useState } from 'react';
import { useStore } from 'zustand';
import { Button } from '@/components/button';
import { PinIcon, RouteIcon } from '@/components/icon';
import { type MapMarker, MapView } from '@/components/map';
import { LocateButton, LocationNotice, RoundButton, useOwnPlace } from '@/pages/system/location';
import {
  distanceBetween,
  distanceText,
  type Point,
  useKitWords,
  usePlatform,
  usePlatformContext,
} from '@/platform';
import { useNavigator } from '@/router';
import { enLate } from '@/shared/messages';
import styles from './open-location.module.css';
import { useDirections } from './use-directions';

const MAP_ID = 'open-location';

type ShownPlace = {
  readonly point: Point;
  readonly scale: number;
  readonly name: string;
  readonly address: string;
};

/** The place and the user on the map, and buttons that move the map to each. */
export function PlaceView({ place }: { place: ShownPlace }) {
  const { point, name, scale } = place;
  const t = useKitWords(enLate);
  const platform = usePlatform();
  const { report } = useNavigator();
  const [own, locate] = useOwnPlace();
  const [marker] = useState<readonly MapMarker[]>(() => [
    {
      ...{ id: 'place', title: name || t('openLocation') },
      ...point,
    },
  ]);
  const directions = useDirections({ ...point, name });

  const goTo = ({ latitude, longitude }: Point) =>
    platform
      .createMapContext(MAP_ID)
      .moveToLocation({ latitude, longitude })
      .catch(() => {
        // The map has not loaded, and shows that.
      });

  const goHere = async () => {
    const here = await locate();
    if (here) await goTo(here);
  };
  const onLocate = () => void goHere().catch(report);

  return (
    <div className={styles.page}>
      <div className={styles.map}>
        <MapView
          id={MAP_ID}
          label={t('mapLabel')}
          {...point}
          scale={scale}
          markers={marker}
          showLocation
        />
        <div className={styles.buttons}>
          <RoundButton label={t('showPlace')} onClick={() => void goTo(point)}>
            <PinIcon size={22} />
          </RoundButton>
          <LocateButton own={own} onClick={onLocate} />
        </div>
      </div>
      <div className={styles.panel}>
        <div className={styles.notice}>
          <LocationNotice own={own} onRetry={onLocate} />
        </div>
        <PlaceCard
          place={place}
          own={own.state === 'found' ? own.point : null}
          onRoute={directions}
        />
      </div>
    </div>
  );
}

type Props = {
  place: ShownPlace;
  /** The location of the user, or null if it is unknown. */
  own: Point | null;
  onRoute: () => void;
};

/** The details of the place, and the way there. */
function PlaceCard({ place: { point, name, address }, own, onRoute }: Props) {
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
