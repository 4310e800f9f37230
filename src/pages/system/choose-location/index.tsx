import '@/components/kit/tokens-extra.css';
import { useLayoutEffect, useRef, useState } from 'react';
import { Button } from '@/components/button';
import { followView } from '@/components/kit/overlays';
import { MapView, type RegionChange } from '@/components/map';
import { SearchBar } from '@/components/search-bar';
import { LocateButton, LocationNotice, type OwnPlace } from '@/pages/system/location';
import {
  type Place,
  useKitWords,
  useMapProvider,
  usePlatform,
  usePlatformContext,
} from '@/platform';
import { useNavigator, usePageShow } from '@/router';
import { enLate } from '@/shared/messages';
import styles from './choose-location.module.css';
import { PlaceList } from './place-list';
import { useChoosing } from './use-choosing';
import { MAP_ID, type View } from './use-map-view';

/** A screen keyboard covers more than this. Browser bars that come and go cover less. */
const KEYBOARD = 150;

/** The user chooses a place here [S2.9]. Without a valid point in the address it starts at their location. */
export default function ChooseLocation() {
  const t = useKitWords(enLate);
  const { env } = usePlatformContext();
  const platform = usePlatform();
  const { report } = useNavigator();
  const { choice, own, view, ...act } = useChoosing();
  const { isAnswered, answer } = useAnswer();
  const page = useRef<HTMLDivElement>(null);
  const title = t('chooseLocation');
  const locate = () => void act.goHere().catch(report);
  const { selected } = choice;

  usePageShow(() => void platform.setNavigationBarTitle({ title }).catch(report));

  useLayoutEffect(() => {
    // The map leaves out the part that the screen keyboard covers.
    if (page.current) return followView(page.current, () => document.documentElement.clientHeight);
  }, []);

  const enter = (text: string) => {
    act.enter(text);
    if (isKeyboardUp(env.window)) (env.document.activeElement as HTMLElement | null)?.blur();
  };

  return (
    <div ref={page} className={styles.page}>
      <PlaceMap {...view} own={own} onLocate={locate} />
      <div className={styles.panel}>
        <div className={styles.search}>
          <SearchBar
            label={t('placeSearch')}
            cancelButton="none"
            value={choice.text}
            onChange={act.type}
            onConfirm={enter}
          />
        </div>
        <div className={styles.notice}>
          <LocationNotice own={own} onRetry={locate}>
            {t('moveByHand')}
          </LocationNotice>
        </div>
        <PlaceList
          choice={choice}
          isLocating={own.state === 'locating' || own.state === 'unasked'}
          onSelect={act.select}
          onMore={act.goOn}
        />
        <div className={styles.footer}>
          <Button
            block
            size="large"
            disabled={!selected}
            loading={isAnswered}
            onClick={() => selected && void answer(selected)}
          >
            {t('usePlace')}
          </Button>
        </div>
      </div>
    </div>
  );
}

/** A screen keyboard covers the places found. With another keyboard the field keeps the focus. */
function isKeyboardUp({ visualViewport, innerHeight }: Window): boolean {
  return (
    visualViewport !== null && visualViewport.height * visualViewport.scale < innerHeight - KEYBOARD
  );
}

type Props = {
  target: View;
  own: OwnPlace;
  /** A finger moves it. */
  isHeld: boolean;
  onRegionChange: (change: RegionChange) => void;
  onLocate: () => void;
};

/** The map with a pin that stays in its middle. */
function PlaceMap({ target, own, isHeld, onRegionChange, onLocate }: Props) {
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

/** Goes back once, with the place as the answer of the page. */
function useAnswer() {
  const platform = usePlatform();
  const loadProvider = useMapProvider();
  const { report } = useNavigator();
  const [isAnswered, setIsAnswered] = useState(false);
  // Two presses may come before the button renders again, and the second would close another page.
  const isTaken = useRef(false);

  const answer = async ({ name, address, type, distance, latitude, longitude }: Place) => {
    if (isTaken.current) return;
    isTaken.current = true;
    setIsAnswered(true);
    try {
      const { coordinates } = await loadProvider();
      const point = { latitude, longitude, coordinates };
      await platform.back(1, { result: { name, address, type, distance, ...point } });
    } catch (error) {
      report(error);
      isTaken.current = false;
      setIsAnswered(false);
    }
  };

  return { isAnswered, answer };
}
