import type { ReactNode } from 'react';
import styles from './column.module.css';

/** A page's content: never wider than reads well, with room at its end. */
export function Column({ children }: { children: ReactNode }) {
  return <div className={styles.column}>{children}</div>;
}

/** A page's first words. */
export function Lead({ children }: { children: ReactNode }) {
  return <p className={styles.lead}>{children}</p>;
}
