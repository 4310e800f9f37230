import { type ComponentProps, type ReactNode, useRef, useState } from 'react';
import { useMergedRefs } from '@/components/gestures';
import { joinClasses } from '@/components/join-classes';
import { useFormReset } from '@/components/use-form-reset';
import { useRadioName } from '@/components/use-radio-name';
import { useValue } from '@/components/use-value';
import { RadioGroupContext } from './group-context';
import styles from './radio.module.css';

export type RadioGroupProps = Omit<ComponentProps<'div'>, 'onChange' | 'defaultValue'> & {
  /** The accessible name. */
  label?: string;
  /** The chosen one, '' is none. Makes the group controlled. */
  value?: string;
  /** @default '' */
  defaultValue?: string;
  onChange?: (value: string) => void;
  name?: string;
  /** The id of a form that is not around it. */
  form?: string;
  /** @default false */
  required?: boolean;
  /** @default false */
  disabled?: boolean;
  /** @default 'column' */
  direction?: 'row' | 'column';
  children: ReactNode;
};

/** One of several: native radio buttons, one tab stop, arrows. */
export function RadioGroup({
  label,
  value,
  defaultValue = '',
  onChange,
  name,
  form,
  required = false,
  disabled = false,
  direction = 'column',
  children,
  ref,
  ...native
}: RadioGroupProps) {
  const root = useRef<HTMLDivElement>(null);
  const [first] = useState(value ?? defaultValue);
  const [chosen, pick] = useValue({ value, initial: first, onChange });
  useFormReset(root, () => {
    if (chosen !== first) pick(first);
  });

  const known = useRadioName(root, { name, form });
  const scope = { ...known, disabled, required, value: chosen, pick };
  return (
    <RadioGroupContext value={scope}>
      <div
        role="radiogroup"
        aria-label={label}
        aria-required={required || undefined}
        {...native}
        ref={useMergedRefs(root, ref)}
        className={joinClasses(styles.group, native.className)}
        data-direction={direction}
        data-disabled={disabled || undefined}
      >
        {children}
      </div>
    </RadioGroupContext>
  );
}
