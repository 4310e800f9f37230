import type { ReactNode } from 'react';
import styles from './visually-hidden.module.css';

/** Text for screen readers only. Its parent must be positioned, or the text may widen the page. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className={styles.hidden}>{children}</span>;
}
