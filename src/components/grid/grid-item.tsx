import type { HTMLAttributes, MouseEvent, ReactNode, Ref } from 'react';
import { Pressable } from '@/components/kit/pressable';
import { joinClasses } from '@/components/kit/props';
import { useDefaults } from '@/components/kit/use-defaults';
import styles from './grid.module.css';

export type GridItemProps = HTMLAttributes<HTMLElement> & {
  /** Above the text. */
  icon?: ReactNode;
  label?: ReactNode;
  /** At the icon's corner. It needs an `icon`. */
  badge?: ReactNode;
  /** Makes it a link. A page of the app opens in the page stack, without a new document. */
  href?: string;
  /** Makes it a button. With `href`, called at a click on the link. */
  onClick?: ((event: MouseEvent<HTMLElement>) => void) | undefined;
  /** Dims the item. A link keeps its role, but has no address and takes no focus. @default false */
  disabled?: boolean;
  /** Replaces icon and label. */
  children?: ReactNode;
  ref?: Ref<HTMLElement>;
};

/** An icon over its name: a link, a button, or neither. */
export function GridItem(ownProps: GridItemProps) {
  const {
    icon,
    label,
    badge,
    href,
    onClick,
    disabled = false,
    children,
    ref,
    className,
    ...native
  } = useDefaults('GridItem', ownProps);
  return (
    <Pressable
      {...native}
      {...{ href, onClick, disabled, ref }}
      className={joinClasses(styles.item, className)}
    >
      {children ?? (
        <>
          {icon && (
            <span data-part="icon" className={styles.icon}>
              {icon}
              {badge && (
                <span data-part="badge" className={styles.badge}>
                  {badge}
                </span>
              )}
            </span>
          )}
          {label && (
            <span data-part="label" className={styles.label}>
              {label}
            </span>
          )}
        </>
      )}
    </Pressable>
  );
}
