import { Children, type ComponentProps, isValidElement, type ReactNode, useId } from 'react';
import { joinClasses } from '@/components/kit/props';
import { useDefaults } from '@/components/kit/use-defaults';
import styles from './list.module.css';

export type ListProps = Omit<ComponentProps<'section'>, 'title'> & {
  title?: string;
  /** The level of the heading. @default 2 */
  level?: 2 | 3 | 4 | 5 | 6;
  /** A note below the rows. */
  footer?: ReactNode;
  /** A rounded card with a margin, or rows from edge to edge. @default 'card' */
  variant?: 'card' | 'full';
  /** The accessible name if there is no title. */
  label?: string;
  /** The rows, usually Cells. */
  children: ReactNode;
};

/** A group of rows with an optional heading and note. */
export function List(ownProps: ListProps) {
  const {
    title,
    level = 2,
    footer,
    variant = 'card',
    label,
    className,
    children,
    ...native
  } = useDefaults('List', ownProps);
  const id = useId();
  const Heading = `h${level}` as const;
  return (
    <section {...native} className={joinClasses(styles.list, className)} data-variant={variant}>
      {title && (
        <Heading id={id} className={styles.title}>
          {title}
        </Heading>
      )}
      {/* Safari drops the list role of a list without bullets. */}
      <ul
        role="list"
        className={styles.rows}
        aria-labelledby={title && id}
        aria-label={title ? undefined : label}
      >
        {Children.toArray(children).map((row, index) => (
          <li key={isValidElement(row) ? row.key : index} className={styles.row}>
            {row}
          </li>
        ))}
      </ul>
      {footer && <p className={styles.footer}>{footer}</p>}
    </section>
  );
}
