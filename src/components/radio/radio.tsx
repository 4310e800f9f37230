import { type ComponentProps, createContext, type ReactNode, useContext, useRef } from 'react';
import { Choice, type ChoiceOwnProps } from '@/components/checkbox';
import styles from './radio.module.css';
import { useFormValue, useRadioName } from '@/components/kit/form-control';
import { textOf } from '@/components/kit/convert-form-value';
import { useMergedRefs } from '@/components/kit/gestures';
import { joinClasses } from '@/components/kit/props';
import { useDefaults } from '@/components/kit/use-defaults';

export type RadioProps = Omit<ChoiceOwnProps, 'name' | 'form' | 'required'> & {
  /** The value of the group when it is chosen. */
  value: string;
};

/** A native radio button in a `RadioGroup`. */
export function Radio(ownProps: RadioProps) {
  const { value, disabled = false, ...rest } = useDefaults('Radio', ownProps);
  const group = useContext(RadioGroupContext);
  if (!group) throw new Error('Radio: put it inside a RadioGroup');
  return (
    <Choice
      {...rest}
      kind="radio"
      name={group.name}
      form={group.form}
      required={group.required}
      disabled={disabled || group.disabled}
      value={value}
      state={group.value === value ? 'checked' : 'unchecked'}
      mark={<span data-part="dot" className={styles.dot} />}
      onPick={() => group.pick(value)}
    />
  );
}

export type RadioGroupProps = Omit<ComponentProps<'div'>, 'onChange' | 'defaultValue'> & {
  /** The accessible name. A `FormItem` gives it too. */
  label?: string;
  /** The chosen value; an empty text means no choice. Makes the group controlled. */
  value?: string;
  /** @default '' */
  defaultValue?: string;
  onChange?: (value: string) => void;
  name?: string;
  /** The id of a form elsewhere in the document. */
  form?: string;
  /** @default false */
  required?: boolean;
  /** @default false */
  disabled?: boolean;
  /** @default 'column' */
  direction?: 'row' | 'column';
  /** Radios, also inside other elements. */
  children: ReactNode;
};

/** A group of native radio buttons. It is one tab stop, and arrow keys choose. */
export function RadioGroup(ownProps: RadioGroupProps) {
  const {
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
  } = useDefaults('RadioGroup', ownProps);
  const root = useRef<HTMLDivElement>(null);
  const [chosen, pick] = useFormValue(root, {
    name,
    value,
    initial: defaultValue,
    onChange,
    disabled,
    fromForm: textOf,
    toForm: (choice) => choice || undefined,
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

type RadioGroupScope = {
  readonly name: string;
  readonly form: string | undefined;
  readonly disabled: boolean;
  readonly required: boolean;
  readonly value: string;
  pick(value: string): void;
};

const RadioGroupContext = createContext<RadioGroupScope | null>(null);
