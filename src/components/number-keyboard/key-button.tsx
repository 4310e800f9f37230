import type { ReactNode } from 'react';
import { useRepeatPress } from '@/components/repeat-press';
import styles from './number-keyboard.module.css';

type KeyButtonProps = {
  kind?: 'digit' | 'last' | 'side' | 'confirm';
  label?: string;
  repeats?: boolean;
  disabled?: boolean;
  onPress: () => void;
  children: ReactNode;
};

export function KeyButton({ kind = 'digit', label, children, ...props }: KeyButtonProps) {
  const { repeats = false, disabled = false, onPress } = props;
  const press = useRepeatPress({ onPress, repeats, disabled });
  return (
    <button
      type="button"
      {...press}
      className={styles.key}
      data-kind={kind}
      aria-label={label}
      disabled={disabled}
      // The field that is typed in keeps the focus.
      onMouseDown={(event) => event.preventDefault()}
    >
      {children}
    </button>
  );
}
