import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { BackIcon, ForwardIcon } from '@/components/icon';
import { KitIcon } from '@/components/kit/kit-context';
import { useKitWords } from '@/platform';
import { enSwiper } from '@/shared/messages/en-swiper';
import styles from './swiper.module.css';
import dotStyles from './swiper-dots.module.css';

type SwiperArrowsProps = {
  when: 'always' | 'auto';
  canBack: boolean;
  canForward: boolean;
  onStep: (by: 1 | -1) => void;
};

/** The arrow at an end is only `aria-disabled`, so it keeps the focus. */
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
      {arrow(
        'previous',
        t('swiperPrevious'),
        canBack,
        <KitIcon name="back" icon={BackIcon} size={18} />,
      )}
      {arrow(
        'next',
        t('swiperNext'),
        canForward,
        <KitIcon name="forward" icon={ForwardIcon} size={18} />,
      )}
    </>
  );
}

export type SwiperIndicator = 'dot' | 'line' | 'fraction';

type SwiperDotsProps = {
  count: number;
  index: number;
  mode: SwiperIndicator;
  format: (number: number) => string;
  /** The accessible name of a slide that has a label. */
  labelOf: (slide: number) => string | undefined;
  onGo: (index: number) => void;
};

/** More dots are too many to count and too small to hit. */
const MOST_DOTS = 12;

/** A button for each slide. The dots are one tab stop, and arrow keys move between them. */
export function SwiperDots({ count, index, mode, format, labelOf, onGo }: SwiperDotsProps) {
  const t = useKitWords(enSwiper);
  const group = useRef<HTMLDivElement>(null);

  // The arrow keys move the slides, and the focus follows to the new dot.
  useLayoutEffect(() => {
    const dots = group.current;
    if (!dots?.contains(document.activeElement)) return;
    (dots.children[index] as HTMLElement | undefined)?.focus({ preventScroll: true });
  }, [index]);

  if (mode === 'fraction' || count > MOST_DOTS) {
    return (
      <div className={dotStyles.fraction} dir="ltr" data-indicator aria-hidden="true">
        {format(index + 1)} / {format(count)}
      </div>
    );
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form's fields.
    <div
      ref={group}
      role="group"
      aria-label={t('swiperDots')}
      className={dotStyles.dots}
      data-indicator
      data-mode={mode}
    >
      {Array.from({ length: count }, (_, dot) => (
        <button
          // biome-ignore lint/suspicious/noArrayIndexKey: they are numbers.
          key={dot}
          type="button"
          className={dotStyles.dot}
          aria-label={labelOf(dot) || t('swiperGo', { number: format(dot + 1) })}
          aria-current={dot === index}
          tabIndex={dot === index ? 0 : -1}
          onClick={() => onGo(dot)}
        />
      ))}
    </div>
  );
}
