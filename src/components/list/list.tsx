import {
  Children,
  type ComponentProps,
  Fragment,
  isValidElement,
  type PropsWithChildren,
  type ReactElement,
  type ReactNode,
  useId,
} from 'react';
import { joinClasses } from '@/components/kit/props';
import { asText, useData } from '@/components/kit/use-data';
import { useDefaults } from '@/components/kit/use-defaults';
import styles from './list.module.css';

export type ListProps = Omit<ComponentProps<'section'>, 'title'> & {
  /** A heading that also names the list. */
  title?: string;
  /** The level of the heading. @default 2 */
  level?: 2 | 3 | 4 | 5 | 6;
  /** A note below the rows. */
  footer?: ReactNode;
  /** A rounded card with a margin, rows from edge to edge, or rows that are cards themselves. @default 'card' */
  variant?: 'card' | 'full' | 'plain';
  /** The accessible name if there is no title. */
  label?: string;
  /** The rows, usually Cells. */
  children: ReactNode;
};

const readers = { title: asText, label: asText };

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
  } = useData('List', useDefaults('List', ownProps), readers);
  const id = useId();
  const Heading = `h${level}` as const;
  return (
    <section {...native} className={joinClasses(styles.list, className)} data-variant={variant}>
      {title && (
        <Heading id={id} data-part="title" className={styles.title}>
          {title}
        </Heading>
      )}
      {/* Safari drops the list role of a list without bullets. */}
      <ul
        role="list"
        data-part="rows"
        className={styles.rows}
        aria-labelledby={title && id}
        aria-label={title ? undefined : label}
      >
        {rowsOf(children).map(({ key, row }) => (
          <li key={key} data-part="row" className={styles.row}>
            {row}
          </li>
        ))}
      </ul>
      {footer && (
        <p data-part="footer" className={styles.footer}>
          {footer}
        </p>
      )}
    </section>
  );
}

/** Each child of a fragment is a row. */
function rowsOf(children: ReactNode, prefix = ''): { key: string; row: ReactNode }[] {
  return Children.toArray(children).flatMap((row, index) => {
    const key = prefix + (isValidElement(row) ? row.key : index);
    return isFragment(row) ? rowsOf(row.props.children, key) : [{ key, row }];
  });
}

function isFragment(node: ReactNode): node is ReactElement<PropsWithChildren> {
  return isValidElement(node) && node.type === Fragment;
}
