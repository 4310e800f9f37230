import type { ReactNode } from 'react';
import styles from './banner.module.css';

type Props = {
  icon: ReactNode;
  title: string;
  text: string;
  children?: ReactNode;
};

/** Introduces a page: an icon, a heading, a sentence or two, and sometimes a button. */
export function Banner({ icon, title, text, children }: Props) {
  return (
    <section className={styles.banner}>
      <span className={styles.icon}>{icon}</span>
      <h2 className={styles.title}>{title}</h2>
      <p className={styles.text}>{text}</p>
      {children && <div className={styles.actions}>{children}</div>}
    </section>
  );
}
