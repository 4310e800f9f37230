import { type ReactNode, useState } from 'react';
import { lateLayer } from '@/components/late-layer';
import type { HoldHandlers } from './step-hold';
import styles from './stepper.module.css';

type StepButtonProps = {
  label: string;
  disabled: boolean;
  onPress: () => void;
  children: ReactNode;
};

// Each press steps without it.
const LateHold = lateLayer(() => import('./step-hold').then((file) => file.StepHold));

export function StepButton({ label, disabled, onPress, children }: StepButtonProps) {
  const [hold, setHold] = useState<HoldHandlers>();
  return (
    <>
      <button
        type="button"
        {...(hold ?? { onClick: onPress })}
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
      <LateHold isWanted onFail={() => {}} props={{ onPress, disabled, onReady: setHold }} />
    </>
  );
}
