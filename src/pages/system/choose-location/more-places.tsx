import { useEffect, useEffectEvent, useRef } from 'react';
import { Button } from '@/components/button';
import { useKitWords } from '@/platform';
import { watchSight } from '@/shared/browser';
import { en, enLate } from '@/shared/messages';
import styles from './choose-location.module.css';
import type { Choice } from './choice';

/** How far before its end the list loads more. */
const AHEAD = '120px';

type Props = { choice: Choice; onMore: () => void };

/** The end of the list. It requests the next page when it becomes visible or the user presses it. */
export function MorePlaces({ choice: { state, page }, onMore }: Props) {
  const t = useKitWords({ ...en, ...enLate });
  const end = useRef<HTMLDivElement>(null);
  const more = useEffectEvent(onMore);

  useEffect(() => {
    if (!end.current || state !== 'more') return;
    // Created again after each page, because the end stays visible if a page does not fill the list.
    const observer = watchSight(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) more();
      },
      { root: end.current.parentElement, rootMargin: AHEAD },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [state, page]);

  return (
    <div ref={end} className={styles.end}>
      {state === 'failed' && <p role="alert">{t('placesFailed')}</p>}
      <Button variant="plain" loading={state === 'asking'} onClick={onMore}>
        {t(state === 'failed' ? 'retry' : 'placesMore')}
      </Button>
    </div>
  );
}
