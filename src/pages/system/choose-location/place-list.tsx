import { useEffect, useEffectEvent, useId, useRef } from 'react';
import { useStore } from 'zustand';
import { Button } from '@/components/button';
import { CheckIcon } from '@/components/icon';
import { Spinner } from '@/components/spinner';
import { VisuallyHidden } from '@/components/visually-hidden';
import { distanceText, type Place, useKitWords, usePlatformContext } from '@/platform';
import { watchSight } from '@/shared/browser';
import { en, enLate } from '@/shared/messages';
import type { Choice } from './choice';
import styles from './choose-location.module.css';

type Props = {
  choice: Choice;
  isLocating: boolean;
  onSelect: (place: Place) => void;
  onMore: () => void;
};

/** The places found, as one group of radio buttons: arrow keys choose, and Tab leaves the group. */
export function PlaceList({ choice, isLocating, onSelect, onMore }: Props) {
  const t = useKitWords(enLate);
  const { messages } = usePlatformContext();
  const { locale } = useStore(messages);
  const group = useId();
  const { places, state, text, selected } = choice;
  const label = t(text.trim() ? 'placesFound' : 'placesNearby');
  return (
    // The number is the key, so that another answer starts at the top.
    <div key={choice.question} className={styles.list}>
      {places.length === 0 ? (
        <NoPlaces choice={choice} isLocating={isLocating} onRetry={onMore} />
      ) : (
        <>
          <div role="radiogroup" aria-label={label} aria-busy={state === 'asking'}>
            {places.map((place) => (
              <PlaceRow
                key={place.id}
                place={place}
                distance={distanceText(place.distance, locale)}
                group={group}
                isSelected={place.id === selected?.id}
                onSelect={() => onSelect(place)}
              />
            ))}
          </div>
          {state !== 'all' && <MorePlaces choice={choice} onMore={onMore} />}
        </>
      )}
      <VisuallyHidden>
        <span role="status">{places.length > 0 && t('placesCount', { count: places.length })}</span>
      </VisuallyHidden>
    </div>
  );
}

type RowProps = {
  place: Place;
  distance: string;
  group: string;
  isSelected: boolean;
  onSelect: () => void;
};

/** A radio button as wide as the list. */
function PlaceRow({ place, distance, group, isSelected, onSelect }: RowProps) {
  return (
    <label className={styles.row} data-selected={isSelected ? '' : undefined}>
      <input
        type="radio"
        className={styles.radio}
        name={group}
        checked={isSelected}
        onChange={onSelect}
      />
      <span className={styles.words}>
        <span className={styles.name}>
          <bdi>{place.name}</bdi>
        </span>
        <span className={styles.note}>
          <bdi>{distance}</bdi>
          {place.address && (
            <>
              {' · '}
              <bdi>{place.address}</bdi>
            </>
          )}
        </span>
      </span>
      <span className={styles.mark}>{isSelected && <CheckIcon size="1.375rem" />}</span>
    </label>
  );
}

type NoPlacesProps = { choice: Choice; isLocating: boolean; onRetry: () => void };

/** Why there is no list. */
function NoPlaces({ choice: { state, trouble }, isLocating, onRetry }: NoPlacesProps) {
  const t = useKitWords({ ...en, ...enLate });
  if (state === 'asking' || (state === 'idle' && isLocating))
    return (
      <div className={styles.waiting}>
        <Spinner label={t('loading')} />
      </div>
    );
  if (state === 'failed')
    return (
      <div className={styles.nothing} role="alert">
        <p>{t(trouble === 'offline' ? 'noNetwork' : 'placesFailed')}</p>
        <Button variant="tonal" onClick={onRetry}>
          {t('retry')}
        </Button>
      </div>
    );
  if (state === 'idle') return null;
  return (
    <div className={styles.nothing} role="status">
      <p className={styles.none}>{t('placesNone')}</p>
      <p>{t('placesNoneText')}</p>
    </div>
  );
}

/** How far before its end the list loads more. */
const AHEAD = '120px';

type MorePlacesProps = { choice: Choice; onMore: () => void };

/** The end of the list. It requests the next page when it becomes visible or the user presses it. */
function MorePlaces({ choice: { state, page }, onMore }: MorePlacesProps) {
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
