import { type ReactNode, useId } from 'react';
import styles from './panel.module.css';

type Props = {
  title?: string;
  footer?: ReactNode;
  children: ReactNode;
};

/** A card like a List's, for what is not rows. */
export function Panel({ title, footer, children }: Props) {
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
