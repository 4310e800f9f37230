import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import styles from './growing-rows.module.css';

const PART = 100;

/**
 * The rows of a long list that are in the document: all up to where the user has scrolled, and up to the index `needed`.
 * Put `end` below the rows.
 */
export function useGrowingRows<T>(
  rows: readonly T[],
  needed: number,
): { shown: readonly T[]; end: ReactNode } {
  const [reached, setReached] = useState(0);
  const count = Math.max(reached, needed) + PART;
  if (count >= rows.length) return { shown: rows, end: null };
  return {
    shown: rows.slice(0, count),
    end: <EndOfRows key={count} onSeen={() => setReached(count)} />,
  };
}

function EndOfRows({ onSeen }: { onSeen: () => void }) {
  const mark = useRef<HTMLDivElement>(null);
  const see = useEffectEvent(onSeen);
  useEffect(() => {
    const watch = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) see();
    });
    if (mark.current) watch.observe(mark.current);
    return () => watch.disconnect();
  }, []);
  return <div ref={mark} aria-hidden className={styles.end} />;
}
