import type { ReactNode } from 'react';
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
  const arrow = (to: 'previous' | 'next', label: string, isAble: boolean, icon: ReactNode) => (
    <button
      type="button"
      className={styles.arrow}
      data-when={when}
      data-to={to}
      aria-label={label}
      aria-disabled={!isAble}
      onClick={() => onStep(to === 'next' ? 1 : -1)}
    >
      <span className={styles.disc}>{icon}</span>
    </button>
  );
  return (
    <>
      {arrow('previous', t('swiperPrevious'), canBack, <BackIcon size={18} />)}
      {arrow('next', t('swiperNext'), canForward, <ForwardIcon size={18} />)}
    </>
  );
}
