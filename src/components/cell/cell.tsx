import '@/components/kit/tokens-extra.css';
import type { HTMLAttributes, MouseEvent, ReactNode, Ref } from 'react';
import { ForwardIcon } from '@/components/icon';
import { KitIcon } from '@/components/kit/kit-context';
import { Pressable } from '@/components/kit/pressable';
import { joinClasses } from '@/components/kit/props';
import { useDefaults } from '@/components/kit/use-defaults';
import styles from './cell.module.css';
import { RequiredMark } from './required-mark';

type Native = Omit<HTMLAttributes<HTMLElement>, 'title' | 'children'>;

export type CellProps = Native & {
  title: ReactNode;
  /** A second, quieter line. */
  note?: ReactNode;
  /** At the end of the row: a text, a badge or a control. */
  extra?: ReactNode;
  icon?: ReactNode;
  /** Shows an arrow at the end. @default true if the row can be pressed and has the tone 'normal' */
  arrow?: boolean;
  /** @default 'normal' */
  tone?: 'normal' | 'accent' | 'danger';
  /** Shows a mark after the title for a required value. @default false */
  required?: boolean;
  /** Shows the pressed state also without `href` and `onClick`, for example in a label. @default false */
  clickable?: boolean;
  /** Makes the row a link. A page of the app opens in the page stack, without a new document. */
  href?: string;
  /** Makes the row a button. With `href`, called at a click on the link. */
  onClick?: ((event: MouseEvent<HTMLElement>) => void) | undefined;
  /** Dims the row. A link keeps its role, but has no address and takes no focus. @default false */
  disabled?: boolean;
  ref?: Ref<HTMLElement>;
};

/** A row of a list: 48 px at least, a button, a link, or plain text. */
export function Cell(ownProps: CellProps) {
  const {
    title,
    note,
    extra,
    icon,
    tone = 'normal',
    required = false,
    clickable = false,
    href,
    onClick,
    disabled = false,
    arrow: ownArrow,
    className,
    ref,
    ...native
  } = useDefaults('Cell', ownProps);
  const pressable = typeof href === 'string' || onClick !== undefined;
  const arrow = ownArrow ?? (pressable && tone === 'normal');
  return (
    <Pressable
      {...native}
      {...{ href, onClick, disabled, ref }}
      className={joinClasses(styles.cell, className)}
      data-tone={tone}
      data-clickable={clickable || undefined}
    >
      {icon && (
        <span data-part="icon" className={styles.icon}>
          {icon}
        </span>
      )}
      <span data-part="body" className={styles.body}>
        <span className={styles.main}>
          <span data-part="text" className={styles.text}>
            <span>
              {title}
              {required && ' '}
              {required && <RequiredMark />}
            </span>
            {note && (
              <span data-part="note" className={styles.note}>
                {note}
              </span>
            )}
          </span>
          {extra !== undefined && (
            <span data-part="extra" className={styles.extra}>
              {/* Only around text: a `bdi` would set a control's direction by its first letter. */}
              {typeof extra === 'string' || typeof extra === 'number' ? <bdi>{extra}</bdi> : extra}
            </span>
          )}
        </span>
        {arrow && (
          <span data-part="arrow" className={styles.arrow}>
            <KitIcon name="forward" icon={ForwardIcon} size="1.125rem" />
          </span>
        )}
      </span>
    </Pressable>
  );
}
