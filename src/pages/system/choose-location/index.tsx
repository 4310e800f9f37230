import '@/components/kit/tokens-extra.css';
import { useLayoutEffect, useRef } from 'react';
import { Button } from '@/components/button';
import { followView } from '@/components/kit/overlays';
import { SearchBar } from '@/components/search-bar';
import { LocationNotice } from '@/pages/system/location';
import { useKitWords, usePlatform, usePlatformContext } from '@/platform';
import { useNavigator, usePageShow } from '@/router';
import { enLate } from '@/shared/messages';
import styles from './choose-location.module.css';
import { PlaceList } from './place-list';
import { PlaceMap } from './place-map';
import { useAnswer } from './use-answer';
import { useChoosing } from './use-choosing';

/** A screen keyboard covers more than this. Browser bars that come and go cover less. */
const KEYBOARD = 150;

/** The user chooses a place here [S2.9]. Without a valid point in the address it starts at their location. */
export default function ChooseLocation() {
  const t = useKitWords(enLate);
  const { env } = usePlatformContext();
  const platform = usePlatform();
  const { report } = useNavigator();
  const { choice, own, view, ...act } = useChoosing();
  const { isLeaving, answer } = useAnswer();
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
            loading={isLeaving}
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
