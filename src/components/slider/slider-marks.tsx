import type { CSSProperties, ReactNode } from 'react';
import styles from './slider-marks.module.css';
import { fractionOf, type Scale } from './step-value';

type Props = {
  readonly marks: Readonly<Record<number, ReactNode>>;
  readonly scale: Scale;
};

/** Those on the scale; the values themselves are read by the thumbs. */
export function SliderMarks({ marks, scale }: Props) {
  const shown = Object.entries(marks)
    .map(([at, text]) => [Number(at), text] as const)
    .filter(([at]) => at >= scale.min && at <= scale.max);
  return shown.map(([at, text]) => (
    <span
      key={at}
      className={styles.mark}
      data-end={at === scale.min ? 'min' : at === scale.max ? 'max' : undefined}
      style={{ '--at': fractionOf(at, scale) } as CSSProperties}
      aria-hidden
    >
      <span className={styles.tick} />
      <span className={styles.markText}>{text}</span>
    </span>
  ));
}
