import '@/components/tokens-extra.css';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { Icon } from '@/components/icon';
import { animateScroll } from '@/components/scrolling';
import { useKitWords } from '@/platform';
import { watchSight } from '@/shared/browser';
import { enScrollView } from '@/shared/messages/en-lists';
import { last } from '@/shared/values';
import styles from './scroll-view.module.css';

/** Comes after a screenful. No scroll listener: a mark at the height of one is watched. */
export function BackToTop({ root }: { root: RefObject<HTMLElement | null> }) {
  const t = useKitWords(enScrollView);
  const mark = useRef<HTMLSpanElement>(null);
  const [isFar, setIsFar] = useState(false);

  useEffect(() => {
    if (!mark.current || !root.current) return;
    const observer = watchSight((entries) => setIsFar(last(entries)?.isIntersecting === false), {
      root: root.current,
      rootMargin: '0px 0px 1000000px 0px',
    });
    observer.observe(mark.current);
    return () => observer.disconnect();
  }, [root]);

  const goUp = () => {
    if (!root.current) return;
    // It goes away with the scroll, and the focus with it.
    root.current.focus({ preventScroll: true });
    animateScroll(root.current, { top: 0 });
  };

  return (
    <>
      <span ref={mark} className={styles.mark} aria-hidden />
      <div className={styles.corner} data-state={isFar ? 'far' : 'near'}>
        <button type="button" className={styles.up} aria-label={t('scrollToTop')} onClick={goUp}>
          <Icon size={22}>
            <path d="M12 19.5v-15m0 0-6 6m6-6 6 6" />
          </Icon>
        </button>
      </div>
    </>
  );
}
