import { BackIcon, ForwardIcon, Icon } from '@/components/icon';
import { useKitWords } from '@/platform';
import { enSwiper } from '@/shared/messages/en-swiper';
import styles from './swiper.module.css';

type RotationButtonProps = { runs: boolean; onPress: () => void };

/** WCAG 2.2.2: what moves by itself can be stopped. */
export function RotationButton({ runs, onPress }: RotationButtonProps) {
  const t = useKitWords(enSwiper);
  return (
    <button
      type="button"
      className={styles.rotation}
      data-rotation
      aria-label={t(runs ? 'swiperStop' : 'swiperStart')}
      onClick={onPress}
    >
      <span className={styles.disc}>
        <Icon size={14} weight={3}>
          <path d={runs ? 'M8 5v14M16 5v14' : 'm8 5 11 7-11 7z'} />
        </Icon>
      </span>
    </button>
  );
}

type SwiperArrowsProps = {
  when: 'always' | 'auto';
  canBack: boolean;
  canForward: boolean;
  onStep: (by: 1 | -1) => void;
};

/** At an end one of them does nothing, and keeps the focus. */
export function SwiperArrows({ when, canBack, canForward, onStep }: SwiperArrowsProps) {
  const t = useKitWords(enSwiper);
  return (
    <>
      <button
        type="button"
        className={styles.arrow}
        data-when={when}
        data-to="previous"
        aria-label={t('swiperPrevious')}
        aria-disabled={!canBack}
        onClick={() => onStep(-1)}
      >
        <span className={styles.disc}>
          <BackIcon size={18} />
        </span>
      </button>
      <button
        type="button"
        className={styles.arrow}
        data-when={when}
        data-to="next"
        aria-label={t('swiperNext')}
        aria-disabled={!canForward}
        onClick={() => onStep(1)}
      >
        <span className={styles.disc}>
          <ForwardIcon size={18} />
        </span>
      </button>
    </>
  );
}
