import type { ComponentProps } from 'react';
import { joinClasses } from '@/components/kit/props';
import styles from './visually-hidden.module.css';

/** Text for screen readers only. Its parent must be positioned, or the text may widen the page. */
export function VisuallyHidden({ className, ...native }: ComponentProps<'span'>) {
  return <span {...native} className={joinClasses(styles.hidden, className)} />;
}
