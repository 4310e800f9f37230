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
  const press = useRepeatPress({ onPress, disabled });
  return (
    <button
      type="button"
      {...press}
      className={styles.button}
      aria-label={label}
      // The arrow keys do the same in the field.
      tabIndex={-1}
      disabled={disabled}
      // A screen keyboard that is up stays up, one that is not stays down.
      onMouseDown={(event) => event.preventDefault()}
    >
      {children}
    </button>
  );
}
