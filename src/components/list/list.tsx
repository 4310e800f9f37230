import { Children, isValidElement, type ReactNode, useId } from 'react';
import styles from './list.module.css';

export type ListProps = {
  title?: string;
  /** A quiet remark below the rows. */
  footer?: ReactNode;
  /** A rounded card with a margin, or rows from edge to edge. @default 'card' */
  variant?: 'card' | 'full';
  /** The rows, mostly Cells. */
  children: ReactNode;
};

/** A group of rows with an optional heading and remark. */
export function List({ title, footer, variant = 'card', children }: ListProps) {
  const id = useId();
  return (
    <section className={styles.list} data-variant={variant}>
      {title && (
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
      )}
      {/* Safari forgets that a list without bullets is a list. */}
      <ul role="list" className={styles.rows} aria-labelledby={title && id}>
        {Children.toArray(children).map((row, index) => (
          <li key={isValidElement(row) ? row.key : index} className={styles.row}>
            {row}
          </li>
        ))}
      </ul>
      {footer && <p className={styles.footer}>{footer}</p>}
    </section>
  );
}
