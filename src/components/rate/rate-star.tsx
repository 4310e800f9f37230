import type { CSSProperties, ReactNode } from 'react';
import type { RateProps } from './rate';
import styles from './rate.module.css';
import { litOf } from './rate-at';
import { StarIcon } from './star-icon';

type Props = Pick<RateProps, 'character' | 'inactiveCharacter'> & {
  readonly index: number;
  readonly value: number;
  readonly children: ReactNode;
};

/** A dim star, and a lit one above it, cut to its part. */
export function RateStar({ index, value, character, inactiveCharacter, children }: Props) {
  const look = (one: Props['character']) => (typeof one === 'function' ? one(index) : one);
  const lit = look(character) ?? <StarIcon filled />;
  const dim = look(inactiveCharacter ?? character) ?? <StarIcon />;
  return (
    <span
      className={styles.star}
      style={{ '--lit': litOf(value, index) } as CSSProperties}
      data-star
    >
      <span className={styles.dim} aria-hidden>
        {dim}
      </span>
      <span className={styles.lit} aria-hidden>
        <span className={styles.whole}>{lit}</span>
      </span>
      {children}
    </span>
  );
}
