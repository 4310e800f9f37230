import '@/components/kit/tokens-extra.css';
import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { Pressable } from '@/components/kit/pressable';
import { joinClasses } from '@/components/kit/props';
import { useDefaults } from '@/components/kit/use-defaults';
import { Spinner } from '@/components/spinner';
import styles from './button.module.css';

/** Native props reach the button. Its `type` is 'button' by default. */
export type ButtonProps = ComponentProps<'button'> & {
  /** Use one primary button per screen. @default 'primary' */
  variant?: 'primary' | 'tonal' | 'outline' | 'plain' | 'danger';
  /** 50, 44 and 32 px high. A small one keeps a target of 44 px. @default 'medium' */
  size?: 'large' | 'medium' | 'small';
  /**
   * Rounded corners, half circles at the ends, or a circle around an icon. Name a circle with `aria-label`. @default
   * 'rounded'
   */
  shape?: 'rounded' | 'pill' | 'circle' | 'square';
  /** For `outline`: a line of 0.5 px instead of 1 px. @default false */
  hairline?: boolean;
  /** As wide as its container. @default false */
  block?: boolean;
  /** Shows a spinner and ignores presses. Keeps the focus and, without a `loadingText`, the width. @default false */
  loading?: boolean;
  /** Shown beside the spinner, instead of the text. */
  loadingText?: string | undefined;
  /** Before the text. */
  icon?: ReactNode;
  /** Makes it a link. A page of the app opens in the page stack, without a new document. */
  href?: string | undefined;
};

const flag = (on: boolean) => (on ? '' : undefined);

/** A push button, 44 px tall or with a 44 px target. */
export function Button(ownProps: ButtonProps) {
  const {
    variant = 'primary',
    size = 'medium',
    shape = 'rounded',
    hairline = false,
    block = false,
    loading = false,
    loadingText,
    icon,
    href,
    onClick,
    children,
    className,
    ...native
  } = useDefaults('Button', ownProps);
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    // Not `disabled`, which would lose the focus. A busy submit button must not submit either.
    if (loading) event.preventDefault();
    else onClick?.(event);
  };
  const speaks = loading && loadingText;

  return (
    <Pressable
      {...native}
      className={joinClasses(styles.button, className)}
      data-variant={variant}
      data-size={size}
      data-shape={shape}
      data-hairline={flag(hairline)}
      data-block={flag(block)}
      data-speaks={speaks ? '' : undefined}
      data-state={loading ? 'loading' : undefined}
      aria-busy={loading || undefined}
      aria-disabled={loading || native['aria-disabled']}
      {...{ href, onClick: press }}
    >
      {loading && (
        <span className={speaks ? styles.beside : styles.busy}>
          <Spinner size="1.25rem" />
        </span>
      )}
      {!speaks && icon}
      {speaks || children}
    </Pressable>
  );
}
