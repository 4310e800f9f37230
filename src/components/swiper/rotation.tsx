import { type RefObject, useEffect } from 'react';
import { Icon } from '@/components/icon';
import { useKitWords } from '@/platform';
import { enRotation } from '@/shared/messages/en-rotation';
import styles from './swiper.module.css';
import { usePauses } from './use-pauses';
import { useRotation } from './use-rotation';
import type { RotationChoice } from './use-rotation-choice';

type RotationProps = {
  readonly root: RefObject<HTMLElement | null>;
  readonly interval: number;
  /** The slide that is shown. */
  readonly index: number;
  readonly go: () => void;
  readonly choice: RotationChoice;
};

/** Autoplay: its clock, its pauses, and the button that stops it. */
export function Rotation({ root, interval, index, go, choice }: RotationProps) {
  const t = useKitWords(enRotation);
  const { runs, isForced } = choice;
  const { pause, again } = useRotation({ root, isOn: runs, isForced, interval, go });
  usePauses(root, pause);

  // After each change of the slide, the next one follows a whole interval later.
  useEffect(() => again(), [again, index]);

  return (
    // WCAG 2.2.2: users can stop automatic motion.
    <button
      type="button"
      className={styles.rotation}
      data-rotation
      aria-label={t(runs ? 'swiperStop' : 'swiperStart')}
      onClick={choice.toggle}
    >
      <span className={styles.disc}>
        <Icon size={14} weight={3}>
          <path d={runs ? 'M8 5v14M16 5v14' : 'm8 5 11 7-11 7z'} />
        </Icon>
      </span>
    </button>
  );
}
