import '@/components/tokens-extra.css';
import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { Spinner } from '@/components/spinner';
import styles from './button.module.css';

type Native = Omit<ComponentProps<'button'>, 'className' | 'style' | 'onClick'>;

export type ButtonProps = Native & {
  /** @default 'primary' */
  variant?: 'primary' | 'tonal' | 'plain' | 'danger';
  /** @default 'medium' */
  size?: 'large' | 'medium' | 'small';
  /** As wide as the place it stands in. @default false */
  block?: boolean;
  /** Shows a spinner and swallows presses; the focus and the width stay. @default false */
  loading?: boolean;
  icon?: ReactNode;
  onPress?: (event: MouseEvent<HTMLButtonElement>) => void;
};

/** A push button, 44 px tall or with a 44 px target. */
export function Button({
  variant = 'primary',
  size = 'medium',
  block = false,
  loading = false,
  icon,
  onPress,
  children,
  ...native
}: ButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    // Not `disabled`: that would drop the focus. A busy submit button must not submit either.
    if (loading) event.preventDefault();
    else onPress?.(event);
  };

  return (
    <button
      type="button"
      {...native}
      className={styles.button}
      data-variant={variant}
      data-size={size}
      data-block={block ? '' : undefined}
      aria-busy={loading || undefined}
      aria-disabled={loading || undefined}
      onClick={press}
    >
      {icon}
      {children}
      {loading && (
        <span className={styles.busy}>
          <Spinner size={20} />
        </span>
      )}
    </button>
  );
}
