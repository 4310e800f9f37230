import { BackIcon, ForwardIcon } from '@/components/icon';
import { useKitWords } from '@/platform';
import { enSwiper } from '@/shared/messages/en-swiper';
import styles from './swiper.module.css';

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
