import type { ComponentProps } from 'react';
import { joinClasses } from '@/components/kit/props';
import { useDefaults } from '@/components/kit/use-defaults';
import styles from './divider.module.css';

export type DividerProps = ComponentProps<'div'> & {
  /** For elements side by side. @default false */
  vertical?: boolean;
  /** The position of the text. @default 'center' */
  align?: 'start' | 'center' | 'end';
  /** @default false */
  dashed?: boolean;
};

/** A hairline between two elements, with or without text in it. */
export function Divider(ownProps: DividerProps) {
  const {
    vertical = false,
    align = 'center',
    dashed = false,
    className,
    children,
    ...rest
  } = useDefaults('Divider', ownProps);
  const isBare = children === undefined || children === null;
  return (
    <div
      {...rest}
      // Screen readers skip the text of a separator, so with text it has no role.
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
