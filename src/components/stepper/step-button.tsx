import type { ReactNode } from 'react';
import { useRepeatPress } from '@/components/repeat-press';
import styles from './stepper.module.css';

type StepButtonProps = {
  label: string;
  disabled: boolean;
  onPress: () => void;
  children: ReactNode;
};

export function StepButton({ label, disabled, onPress, children }: StepButtonProps) {
  return (
    <button
      type="button"
      {...useRepeatPress({ onPress, disabled })}
      className={styles.button}
      aria-label={label}
      // The arrow keys in the field do the same.
      tabIndex={-1}
      disabled={disabled}
      // The focus stays where it is, so a press neither opens nor closes the screen keyboard.
      onMouseDown={(event) => event.preventDefault()}
    >
      {children}
    </button>
  );
}
