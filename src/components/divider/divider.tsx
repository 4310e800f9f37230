import type { ComponentProps } from 'react';
import { joinClasses } from '@/components/kit/props';
import styles from './divider.module.css';

export type DividerProps = ComponentProps<'div'> & {
  /** Between things that stand side by side. @default false */
  vertical?: boolean;
  /** Where the words stand. @default 'center' */
  align?: 'start' | 'center' | 'end';
  /** @default false */
  dashed?: boolean;
};

/** A hairline between two things, with words in it or without. */
export function Divider({
  vertical = false,
  align = 'center',
  dashed = false,
  className,
  children,
  ...rest
}: DividerProps) {
  const isBare = children === undefined || children === null;
  return (
    <div
      {...rest}
      // A separator's words are not read, so with words it is none.
      role={isBare ? 'separator' : undefined}
      aria-orientation={isBare && vertical ? 'vertical' : undefined}
      className={joinClasses(styles.divider, className)}
      data-vertical={vertical || undefined}
      data-align={align}
      data-dashed={dashed || undefined}
      data-words={isBare ? undefined : ''}
    >
      {children}
    </div>
  );
}
