import type { ComponentProps } from 'react';
import { BackIcon, ForwardIcon } from '@/components/icon';
import { KitIcon } from '@/components/kit/kit-context';
import { useKitWords } from '@/platform';
import { enSwiper } from '@/shared/messages/en-swiper';
import styles from './swiper.module.css';

type SwiperArrowsProps = {
  when: 'always' | 'auto';
  canBack: boolean;
  canForward: boolean;
  onStep: (by: 1 | -1) => void;
};

/** The arrow at an end is only `aria-disabled`, so it keeps the focus. */
export function SwiperArrows({ when, canBack, canForward, onStep }: SwiperArrowsProps) {
  const t = useKitWords(enSwiper);
  const arrow = (
    to: 'previous' | 'next',
    label: string,
    isAble: boolean,
    icon: Pick<ComponentProps<typeof KitIcon>, 'name' | 'icon'>,
  ) => (
    <button
      type="button"
      data-part="arrow"
      className={styles.arrow}
      data-when={when}
      data-to={to}
      aria-label={label}
      aria-disabled={!isAble}
      onClick={() => onStep(to === 'next' ? 1 : -1)}
    >
      <span className={styles.disc}>
        <KitIcon {...icon} size={18} />
      </span>
    </button>
  );
  return (
    <>
      {arrow('previous', t('swiperPrevious'), canBack, { name: 'back', icon: BackIcon })}
      {arrow('next', t('swiperNext'), canForward, { name: 'forward', icon: ForwardIcon })}
    </>
  );
}
