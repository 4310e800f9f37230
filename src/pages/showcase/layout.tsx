import { type ReactNode, useId } from 'react';
import styles from './layout.module.css';

/** A page's content: never wider than reads well, with room at its end. */
export function Column({ children }: { children: ReactNode }) {
  return <div className={styles.column}>{children}</div>;
}

/** A page's first words. */
export function Lead({ children }: { children: ReactNode }) {
  return <p className={styles.lead}>{children}</p>;
}

type PanelProps = {
  title?: string;
  footer?: ReactNode;
  children: ReactNode;
};

/** A card like a List's, for what is not rows. */
export function Panel({ title, footer, children }: PanelProps) {
  const id = useId();
  return (
    <section className={styles.panel} aria-labelledby={title && id}>
      {title && (
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
      )}
      <div className={styles.card}>{children}</div>
      {footer && <p className={styles.footer}>{footer}</p>}
    </section>
  );
}
