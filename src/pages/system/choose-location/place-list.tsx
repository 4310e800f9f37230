import { useId } from 'react';
import { useStore } from 'zustand';
import { VisuallyHidden } from '@/components/visually-hidden';
import { distanceText, type Place, usePlatformContext, useKitWords } from '@/platform';
import { enLate } from '@/shared/messages';
import styles from './choose-location.module.css';
import type { Choice } from './choice';
import { MorePlaces } from './more-places';
import { NoPlaces } from './no-places';
import { PlaceRow } from './place-row';

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
