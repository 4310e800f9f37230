import '@/components/tokens-extra.css';
import type { MouseEvent, ReactNode } from 'react';
import { ForwardIcon } from '@/components/icon';
import styles from './cell.module.css';

export type CellProps = {
  title: ReactNode;
  /** A second, quieter line. */
  note?: ReactNode;
  /** At the end of the row: a value, a badge or a control. */
  value?: ReactNode;
  icon?: ReactNode;
  /** @default true where the row can be pressed */
  arrow?: boolean;
  /** @default 'normal' */
  tone?: 'normal' | 'accent' | 'danger';
  /** Makes the row a link. */
  href?: string;
  /** Makes the row a button, or is told of a click on the link. */
  onPress?: (event: MouseEvent<HTMLElement>) => void;
  /** @default false */
  disabled?: boolean;
};

/** A row of a list: 48 px at least, a button, a link, or plain text. */
export function Cell({ title, note, value, icon, tone = 'normal', ...props }: CellProps) {
  const { href, onPress, disabled = false } = props;
  const pressable = href !== undefined || onPress !== undefined;
  const { arrow = pressable && tone === 'normal' } = props;
  const row = { className: styles.cell, 'data-tone': tone };
  const content = (
    <>
      {icon && <span className={styles.icon}>{icon}</span>}
      <span className={styles.body}>
        <span className={styles.text}>
          <span>{title}</span>
          {note && <span className={styles.note}>{note}</span>}
        </span>
        {value !== undefined && (
          <span className={styles.value}>
            <bdi>{value}</bdi>
          </span>
        )}
        {arrow && (
          <span className={styles.arrow}>
            <ForwardIcon size={18} />
          </span>
        )}
      </span>
    </>
  );

  if (href !== undefined && !disabled) {
    return (
      <a {...row} href={href} onClick={onPress}>
        {content}
      </a>
    );
  }
  if (pressable) {
    return (
      <button type="button" {...row} disabled={disabled} onClick={onPress}>
        {content}
      </button>
    );
  }
  return <div {...row}>{content}</div>;
}
