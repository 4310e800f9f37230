import type { Ref } from 'react';
import styles from './progress.module.css';

type Props = {
  bar: Ref<SVGCircleElement>;
  /** null: nobody knows. */
  percent: number | null;
  size: number;
  strokeWidth: number;
};

/** Dashes of a circle whose length is called 100: nothing is measured. */
export function Circle({ bar, percent, size, strokeWidth }: Props) {
  const edge = size > 0 && Number.isFinite(size) ? size : 96;
  const ring = {
    cx: edge / 2,
    cy: edge / 2,
    r: Math.max(0, (edge - strokeWidth) / 2),
    strokeWidth,
    pathLength: 100,
  };
  return (
    <svg
      className={styles.circle}
      width={edge}
      height={edge}
      viewBox={`0 0 ${edge} ${edge}`}
      aria-hidden
    >
      <circle {...ring} className={styles.ring} />
      <circle
        {...ring}
        ref={bar}
        className={styles.arc}
        // A round end has a length of its own: at 0 there would be a dot.
        data-empty={percent === 0 ? '' : undefined}
        style={percent === null ? undefined : { strokeDashoffset: 100 - percent }}
      />
    </svg>
  );
}
