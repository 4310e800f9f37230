import type { RefObject } from 'react';
import { PULL_REFRESH_HEIGHT, PULL_REFRESH_RANGE } from '@/shared/defaults';
import type { PullEvent, PullState } from './next-pull-state';
import styles from './pull-to-refresh.module.css';
import { pullContent, pullOffset, pullTurn } from './pull-way';
import type { Pulled } from './use-contained';
import { usePullFinger } from './use-pull-finger';

export type PullFingerProps = {
  readonly enabled: boolean;
  readonly find: () => Pulled | null;
  readonly send: (event: PullEvent) => void;
  readonly current: () => PullState;
  /** What follows the finger: content that is pulled itself, or a disc over it. */
  readonly follower: RefObject<HTMLElement | null>;
  readonly isDisc: boolean;
  /** Its arrow makes room for the spinner. */
  readonly isSpun: boolean;
};

/** The finger, and the arrow that only a finger brings to light: both may come later than the content. */
export function PullFinger({ enabled, find, follower, isDisc, ...props }: PullFingerProps) {
  const { isSpun, ...machine } = props;
  const onFollow = (distance: number) => {
    // CSS variables, not state: no render per frame.
    const style = follower.current?.style;
    const offset = isDisc
      ? pullOffset(distance)
      : pullContent(distance, PULL_REFRESH_RANGE, PULL_REFRESH_HEIGHT);
    style?.setProperty('--portico-pull-offset', `${offset}px`);
    style?.setProperty('--portico-pull-turn', `${pullTurn(distance)}turn`);
  };
  usePullFinger({ enabled, find, onFollow }, machine);

  return (
    isDisc &&
    !isSpun && (
      <svg className={styles.arrow} viewBox="0 0 24 24" width="24" height="24" fill="none">
        <path d="M19.5 12a7.5 7.5 0 1 1-2.6-5.7l2.1 1.9" />
        <path d="M19.25 3.75v4.5h-4.5" />
      </svg>
    )
  );
}
