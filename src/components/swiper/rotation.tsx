import { type RefObject, useEffect, useEffectEvent } from 'react';
import { Icon } from '@/components/icon';
import { useKitWords } from '@/platform';
import { enRotation } from '@/shared/messages/en-rotation';
import styles from './swiper.module.css';
import { usePauses } from './use-pauses';
import { useRotation } from './use-rotation';
import { useRotationChoice } from './use-rotation-choice';

export type RotationProps = {
  readonly root: RefObject<HTMLElement | null>;
  /** Wanted, and there is anywhere to go. */
  readonly isOn: boolean;
  readonly interval: number;
  /** Where it stands, whoever has brought it there. */
  readonly index: number;
  readonly go: () => void;
  readonly onRun: (runs: boolean) => void;
};

/** Autoplay: its clock, what makes it wait, and the button that stops it. It comes after the slides. */
export function Rotation({ root, isOn, interval, index, go, onRun }: RotationProps) {
  const t = useKitWords(enRotation);
  const choice = useRotationChoice();
  const runs = isOn && choice.runs;
  const { isForced } = choice;
  const { pause, again } = useRotation({ root, isOn: runs, isForced, interval, go });
  usePauses(root, pause);

  // Somebody has moved it: the next slide comes a whole interval later.
  useEffect(() => again(), [again, index]);
  const tell = useEffectEvent(onRun);
  useEffect(() => tell(runs), [runs]);

  return (
    isOn && (
      // WCAG 2.2.2: what moves by itself can be stopped.
      <button
        type="button"
        className={styles.rotation}
        data-rotation
        aria-label={t(choice.runs ? 'swiperStop' : 'swiperStart')}
        onClick={choice.toggle}
      >
        <span className={styles.disc}>
          <Icon size={14} weight={3}>
            <path d={choice.runs ? 'M8 5v14M16 5v14' : 'm8 5 11 7-11 7z'} />
          </Icon>
        </span>
      </button>
    )
  );
}
