import type { ReactNode } from 'react';
import styles from './signature.module.css';

type ButtonProps = { text: ReactNode; disabled: boolean; isIdle?: boolean; onClick: () => void };

/** An idle button keeps the focus: `disabled` would lose it after the last undo. */
export function PadButton({ text, disabled, isIdle = false, onClick }: ButtonProps) {
  return (
    <button
      type="button"
      data-part="button"
      className={styles.button}
      disabled={disabled}
      aria-disabled={isIdle || undefined}
      onClick={onClick}
    >
      {text}
    </button>
  );
}
