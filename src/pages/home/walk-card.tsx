import type { MouseEvent, ReactNode } from 'react';
import styles from './home.module.css';

type Props = {
  icon: ReactNode;
  title: string;
  note: string;
  href: string;
  onPress: (event: MouseEvent) => void;
};

export function WalkCard({ icon, title, note, href, onPress }: Props) {
  return (
    <a className={styles.link} href={href} onClick={onPress}>
      <span className={styles.icon}>{icon}</span>
      <span className={styles.name}>{title}</span>
      <span className={styles.note}>{note}</span>
    </a>
  );
}
