import type { ReactNode } from 'react';
import styles from './banner.module.css';

type Props = {
  icon: ReactNode;
  title: string;
  text: string;
  children?: ReactNode;
};

/** What a page is about: an icon, a heading, a sentence or two, perhaps a button. */
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
