import '@/components/kit/tokens-extra.css';
import type { ComponentProps, ReactNode } from 'react';
import { joinClasses } from '@/components/kit/props';
import { asText, useData } from '@/components/kit/use-data';
import { useDefaults } from '@/components/kit/use-defaults';
import styles from './empty-state.module.css';

export type EmptyStateProps = Omit<ComponentProps<'div'>, 'title' | 'role'> & {
  icon: ReactNode;
  title: string;
  /** One sentence that tells users what to do. */
  text?: ReactNode;
  /** The heading's level. @default 2 */
  level?: 1 | 2 | 3;
  /** @default 'normal' */
  tone?: 'normal' | 'warning' | 'danger';
  /** Set it if EmptyState replaces content that users were viewing. */
  role?: 'alert' | 'status';
  /** Buttons, the main one first. */
  children?: ReactNode;
};

const readers = { title: asText };

/** A placeholder for a page without content: an icon, a heading, one sentence, and buttons. */
export function EmptyState(ownProps: EmptyStateProps) {
  const {
    icon,
    title,
    text,
    level = 2,
    tone = 'normal',
    role,
    className,
    children,
    ...native
  } = useData('EmptyState', useDefaults('EmptyState', ownProps), readers);
  const Heading = `h${level}` as const;
  return (
    <div {...native} className={joinClasses(styles.state, className)} data-tone={tone}>
      <div className={styles.icon}>{icon}</div>
      <div role={role}>
        <Heading className={styles.title}>{title}</Heading>
        {text && <p className={styles.text}>{text}</p>}
      </div>
      {children && <div className={styles.actions}>{children}</div>}
    </div>
  );
}
