import type { ReactNode } from 'react';
import styles from './location.module.css';

type Props = { label: string; isBusy?: boolean; children: ReactNode; onClick: () => void };

/** A button on a map. */
export function RoundButton({ label, isBusy = false, children, onClick }: Props) {
  return (
    <button
      type="button"
      className={styles.round}
      aria-label={label}
      aria-busy={isBusy}
      onClick={onClick}
    >
      {children}
    </button>
  );
}
