import { createContext, useContext, useLayoutEffect, useRef } from 'react';
import { CheckIcon, Icon } from '@/components/icon';
import { KitIcon } from '@/components/kit/kit-context';
import { useFormValue } from '@/components/kit/form-control';
import { Choice, type ChoiceOwnProps, type ChoiceState } from './choice';

export type CheckboxProps = ChoiceOwnProps & {
  /** What a form is sent when it is checked; what it stands for in a group. @default 'on' */
  value?: string;
  /** Makes it controlled. In a group the group knows. */
  checked?: boolean;
  /** @default false */
  defaultChecked?: boolean;
  /** Neither nor: some of what it stands for. @default false */
  indeterminate?: boolean;
  /** In a group: stands for all the others, checked, unchecked or mixed as they are. @default false */
  all?: boolean;
  onChange?: (checked: boolean) => void;
};

/** A native checkbox, alone or in a `CheckboxGroup`. */
export function Checkbox({
  value,
  checked,
  defaultChecked = false,
  indeterminate = false,
  all = false,
  onChange,
  ...rest
}: CheckboxProps) {
  const group = useContext(CheckboxGroupContext);
  const input = useRef<HTMLInputElement>(null);
  const inGroup = group !== null && value !== undefined && !all;
  const [own, setOwn] = useFormValue(input, {
    // What a group decides, the box does not.
    name: group ? undefined : rest.name,
    value: checked,
    initial: defaultChecked,
    onChange,
    hint: { on: value ?? 'on' },
  });

  const isOn = inGroup ? group.chosen.includes(value) : own;
  let state: ChoiceState = isOn ? 'checked' : 'unchecked';
  if (all && group) state = group.all;
  if (indeterminate) state = 'mixed';
  const full = group?.full === true && state === 'unchecked';

  // No attribute says it, and each press takes it away.
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
      // The group tells apart who does not want to from who may not.
      {...(disabled && { 'aria-disabled': true })}
      value={value}
      many={inGroup}
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
  /** No further one may be chosen. */
  readonly full: boolean;
  readonly chosen: readonly string[];
  /** How many of them are chosen. */
  readonly all: 'checked' | 'unchecked' | 'mixed';
  toggle(value: string, checked: boolean): void;
  toggleAll(): void;
  /** The group learns of its boxes, in whichever order they come. */
  join(input: HTMLInputElement): () => void;
};

export const CheckboxGroupContext = createContext<CheckboxGroupScope | null>(null);
