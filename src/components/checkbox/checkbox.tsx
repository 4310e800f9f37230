import { createContext, useContext, useLayoutEffect, useRef } from 'react';
import { CheckIcon, Icon } from '@/components/icon';
import { KitIcon } from '@/components/kit/kit-context';
import { useFormValue } from '@/components/kit/form-control';
import { isChecked } from '@/components/kit/convert-form-value';
import { useDefaults } from '@/components/kit/use-defaults';
import { Choice, type ChoiceOwnProps, type ChoiceState } from './choice';

export type CheckboxProps = ChoiceOwnProps & {
  /** The value in a form, and in the value of a group. @default 'on' */
  value?: string;
  /** Makes it controlled. In a group, the group's value decides. */
  checked?: boolean;
  /** @default false */
  defaultChecked?: boolean;
  /** Shows the mixed state: some boxes below it are checked. @default false */
  indeterminate?: boolean;
  /** In a group: checks or unchecks all other boxes, and shows their state. @default false */
  all?: boolean;
  onChange?: (checked: boolean) => void;
};

/** A native checkbox, alone or in a `CheckboxGroup`. */
export function Checkbox(ownProps: CheckboxProps) {
  const {
    value,
    checked,
    defaultChecked = false,
    indeterminate = false,
    all = false,
    onChange,
    ...rest
  } = useDefaults('Checkbox', ownProps);
  const group = useContext(CheckboxGroupContext);
  const input = useRef<HTMLInputElement>(null);
  const inGroup = group !== null && value !== undefined && !all;
  const [own, setOwn] = useFormValue(input, {
    // In a group, the group owns the value.
    name: group ? undefined : rest.name,
    value: checked,
    initial: defaultChecked,
    onChange,
    disabled: rest.disabled,
    fromForm: (given) => isChecked(given, value ?? 'on'),
    toForm: (isOn) => (value === undefined ? isOn : isOn ? value : undefined),
  });

  const isOn = inGroup ? group.chosen.has(value) : own;
  let state: ChoiceState = isOn ? 'checked' : 'unchecked';
  if (all && group) state = group.all;
  if (indeterminate) state = 'mixed';
  const full = group?.full === true && state === 'unchecked';

  // `indeterminate` has no attribute, and each press clears it.
  useLayoutEffect(() => {
    if (input.current) input.current.indeterminate = state === 'mixed';
  });
  const join = group?.join;
  const { disabled = false } = rest;
  useLayoutEffect(() => {
    if (inGroup && input.current) return join?.(input.current);
  }, [join, inGroup, value, disabled]);

  const pick = (next: boolean) => {
    if (!group || (!all && !inGroup)) setOwn(next);
    else {
      if (inGroup) group.toggle(value, next);
      else group.toggleAll();
      onChange?.(next);
    }
  };

  return (
    <Choice
      {...rest}
      kind="checkbox"
      inputRef={input}
      name={rest.name ?? (inGroup ? group.name : undefined)}
      form={rest.form ?? group?.form}
      disabled={disabled || group?.disabled === true || full}
      // The group must know which boxes their owner disabled, and which it disabled at `max`.
      {...(disabled && { 'aria-disabled': true })}
      value={value}
      state={state}
      mark={
        state === 'mixed' ? (
          <Dash />
        ) : (
          <KitIcon name="check" icon={CheckIcon} size="1rem" weight={3} />
        )
      }
      onPick={pick}
    />
  );
}

function Dash() {
  return (
    <Icon size="1rem" weight={3}>
      <path d="M5.5 12h13" />
    </Icon>
  );
}

export type CheckboxGroupScope = {
  readonly name: string | undefined;
  readonly form: string | undefined;
  readonly disabled: boolean;
  /** The group has reached `max`. */
  readonly full: boolean;
  readonly chosen: ReadonlySet<string>;
  /** The state of all boxes together. */
  readonly all: 'checked' | 'unchecked' | 'mixed';
  toggle(value: string, checked: boolean): void;
  toggleAll(): void;
  /** Boxes join in any order. */
  join(input: HTMLInputElement): () => void;
};

export const CheckboxGroupContext = createContext<CheckboxGroupScope | null>(null);
