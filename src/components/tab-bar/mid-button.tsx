import type { ReactNode } from 'react';
import { VisuallyHidden } from '@/components/visually-hidden';
import styles from './mid-button.module.css';

export type MidButtonProps = {
  /** The accessible name. */
  label: string;
  icon: ReactNode;
  onPress: () => void;
};

/** The 50 px button in the middle of a tab bar. */
export function MidButton({ label, icon, onPress }: MidButtonProps) {
  return (
    <button type="button" className={styles.button} onClick={onPress}>
      <VisuallyHidden>{label}</VisuallyHidden>
      <span className={styles.disc} aria-hidden>
        {icon}
      </span>
    </button>
  );
}
