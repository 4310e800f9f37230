import { Children, type ComponentProps, type CSSProperties, isValidElement } from 'react';
import { joinClasses } from '@/components/kit/props';
import { useDefaults } from '@/components/kit/use-defaults';
import styles from './grid.module.css';

export type GridProps = Omit<ComponentProps<'ul'>, 'role'> & {
  /** The maximum number of columns. There are fewer if large text does not fit. @default 4 */
  columns?: number;
  /** The space between the items: pixels or a CSS length. @default 0 */
  gap?: number | string;
  /** Hairlines between the items; not together with a gap. @default false */
  border?: boolean;
  /** Items as high as they are wide. @default false */
  square?: boolean;
};

/** Items of equal size in rows and columns, usually GridItems. */
export function Grid(ownProps: GridProps) {
  const {
    columns = 4,
    gap = 0,
    border = false,
    square = false,
    className,
    style,
    children,
    ...rest
  } = useDefaults('Grid', ownProps);
  const own = {
    '--portico-own-columns': Math.max(1, Math.floor(columns) || 1),
    '--portico-own-gap': typeof gap === 'number' ? `${gap}px` : gap,
    ...style,
  } as CSSProperties;
  return (
    // Safari drops the list role of a list without bullets.
    <ul
      {...rest}
      role="list"
      className={joinClasses(styles.grid, className)}
      style={own}
      data-border={border || undefined}
      data-square={square || undefined}
      data-gap={gap === 0 ? undefined : ''}
    >
      {Children.toArray(children).map((item, index) => (
        <li key={isValidElement(item) ? item.key : index} className={styles.place}>
          {item}
        </li>
      ))}
    </ul>
  );
}
