import { useLayoutEffect, useRef } from 'react';
import { useKitWords } from '@/platform';
import { enSwiper } from '@/shared/messages/en-swiper';
import styles from './swiper-dots.module.css';

export type SwiperIndicator = 'dot' | 'line' | 'fraction';

type SwiperDotsProps = {
  count: number;
  index: number;
  mode: SwiperIndicator;
  format: (number: number) => string;
  onGo: (index: number) => void;
};

/** More of them are no longer counted by eye, nor hit by a finger. */
const MOST_DOTS = 12;

/** Where it stands, and buttons to the other slides: one stop of the Tab key, arrow keys between them. */
export function SwiperDots({ count, index, mode, format, onGo }: SwiperDotsProps) {
  const t = useKitWords(enSwiper);
  const group = useRef<HTMLDivElement>(null);

  // The arrow keys move the slides; the focus goes along.
  useLayoutEffect(() => {
    const dots = group.current;
    if (!dots?.contains(document.activeElement)) return;
    (dots.children[index] as HTMLElement | undefined)?.focus({ preventScroll: true });
  }, [index]);

  if (mode === 'fraction' || count > MOST_DOTS) {
    return (
      <div className={styles.fraction} dir="ltr" data-indicator aria-hidden="true">
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
      className={styles.dots}
      data-indicator
      data-mode={mode}
    >
      {Array.from({ length: count }, (_, dot) => (
        <button
          // biome-ignore lint/suspicious/noArrayIndexKey: they are numbers.
          key={dot}
          type="button"
          className={styles.dot}
          aria-label={t('swiperGo', { number: format(dot + 1) })}
          aria-current={dot === index}
          tabIndex={dot === index ? 0 : -1}
          onClick={() => onGo(dot)}
        />
      ))}
    </div>
  );
}
