import '@/components/tokens-extra.css';
import type { ReactNode } from 'react';
import styles from './empty-state.module.css';

export type EmptyStateProps = {
  icon: ReactNode;
  title: string;
  /** One sentence that says what to do. */
  text?: ReactNode;
  /** The heading's level. @default 2 */
  level?: 1 | 2 | 3;
  /** @default 'normal' */
  tone?: 'normal' | 'warning' | 'danger';
  /** 'alert' where it replaces something the user was looking at. */
  role?: 'alert' | 'status';
  /** The ways on: buttons, the main one first. */
  children?: ReactNode;
};

/** What stands where there is nothing to show: an icon, a heading, one sentence, the ways on. */
export function EmptyState({
  icon,
  title,
  text,
  level = 2,
  tone = 'normal',
  ...props
}: EmptyStateProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={styles.state} data-tone={tone}>
      <div className={styles.icon}>{icon}</div>
      <div role={props.role}>
        <Heading className={styles.title}>{title}</Heading>
        {text && <p className={styles.text}>{text}</p>}
      </div>
      {props.children && <div className={styles.actions}>{props.children}</div>}
    </div>
  );
}
