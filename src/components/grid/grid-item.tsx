import type { HTMLAttributes, MouseEvent, ReactNode, Ref } from 'react';
import { joinClasses } from '@/components/join-classes';
import styles from './grid.module.css';

export type GridItemProps = Omit<HTMLAttributes<HTMLElement>, 'onClick'> & {
  icon?: ReactNode;
  text?: ReactNode;
  /** At the icon's corner. */
  badge?: ReactNode;
  /** Makes it a link. */
  href?: string;
  /** Makes it a button, or is told of a click on the link. */
  onPress?: (event: MouseEvent<HTMLElement>) => void;
  /** @default false */
  disabled?: boolean;
  /** In place of icon and text. */
  children?: ReactNode;
  ref?: Ref<HTMLElement>;
};

/** An icon over its name: a link, a button, or neither. */
export function GridItem(props: GridItemProps) {
  const { icon, text, badge, href, onPress, disabled = false, children, ref, ...rest } = props;
  const { className, ...native } = rest;
  const content = children ?? (
    <>
      {icon && (
        <span className={styles.icon}>
          {icon}
          {badge && <span className={styles.badge}>{badge}</span>}
        </span>
      )}
      {text && <span className={styles.text}>{text}</span>}
    </>
  );
  const own = { ...native, className: joinClasses(styles.item, className) };
  if (href !== undefined && !disabled) {
    return (
      <a {...own} ref={ref as Ref<HTMLAnchorElement>} href={href} onClick={onPress}>
        {content}
      </a>
    );
  }
  if (onPress || href !== undefined) {
    return (
      <button
        {...own}
        ref={ref as Ref<HTMLButtonElement>}
        type="button"
        disabled={disabled}
        onClick={onPress}
      >
        {content}
      </button>
    );
  }
  return (
    <div {...own} ref={ref as Ref<HTMLDivElement>}>
      {content}
    </div>
  );
}
