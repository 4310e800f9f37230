import { createContext, useContext } from 'react';
import type { CustomContainerComponentProps, CustomItemComponentProps } from 'virtua';
import styles from './stones.module.css';

export const RowCount = createContext(0);

/** Takes a tap at once: the virtual list would have its rows deaf until 150 ms after they were scrolled. */
export function RowList({ style, children, ref }: CustomContainerComponentProps) {
  return (
    <ul
      ref={ref}
      role="list"
      className={styles.rows}
      style={{ ...style, pointerEvents: undefined }}
    >
      {children}
    </ul>
  );
}

/** Most rows are not in the document, so each says which of how many it is. */
export function RowItem({ style, index, children, ref }: CustomItemComponentProps) {
  return (
    <li ref={ref} style={style} aria-posinset={index + 1} aria-setsize={useContext(RowCount)}>
      {children}
    </li>
  );
}
