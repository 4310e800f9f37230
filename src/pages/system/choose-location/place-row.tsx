import { CheckIcon } from '@/components/icon';
import type { Place } from '@/platform';
import styles from './choose-location.module.css';

type Props = {
  place: Place;
  distance: string;
  group: string;
  isSelected: boolean;
  onSelect: () => void;
};

/** A radio button as wide as the list. */
export function PlaceRow({ place, distance, group, isSelected, onSelect }: Props) {
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
