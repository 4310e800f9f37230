import {
  type ComponentProps,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  type SyntheticEvent,
  useEffectEvent,
  useInsertionEffect,
  useLayoutEffect,
  useRef,
} from 'react';
import { useKitWords } from '@/platform';
import { enCheckbox } from '@/shared/messages/en-choice';
import { useFormEntries, useFormValue, useRadioName } from './form-control';
import { textsOf } from './convert-form-value';
import { isPrevented } from './props';

type SingleChoice = {
  /** If true, the options are checkboxes and the value is a list. @default false */
  multiple?: false;
  /** Makes it controlled. An empty text means no choice. */
  value?: string;
  /** @default '' */
  defaultValue?: string;
  onChange?: (value: string) => void;
  /** Without `multiple`: a press on the chosen option takes it back. @default false */
  clearable?: boolean;
  max?: undefined;
};

type MultipleChoice = {
  multiple: true;
  value?: readonly string[];
  /** @default [] */
  defaultValue?: readonly string[];
  /** A list is in the order of the options. */
  onChange?: (value: string[]) => void;
  /** With `multiple`: at this number of chosen options, the others are disabled. */
  max?: number;
  clearable?: undefined;
};

/** The value of a field that offers one or several options, and its props in a form. */
export type ChoicesProps = (SingleChoice | MultipleChoice) & {
  /** The name in a form. The form sends each value as an entry of this name. */
  name?: string;
  /** The id of a form elsewhere in the document. */
  form?: string;
  /** An empty field is not valid in a form. @default false */
  required?: boolean;
  /** @default false */
  disabled?: boolean;
};

/** Separates the props of the choice from the others. */
export function splitChoices<P extends ChoicesProps>(props: P) {
  const { multiple, value, defaultValue, onChange, clearable, max, ...others } = props;
  const { name, form, required, disabled, ...rest } = others;
  const choices = { multiple, value, defaultValue, onChange, clearable, max };
  return [{ ...choices, name, form, required, disabled } as ChoicesProps, rest] as const;
}

export type ChoiceFacts = { readonly value: string; readonly disabled?: boolean };

const NONE: readonly string[] = [];

/**
 * The native inputs of a field with one or several options: radio buttons or checkboxes. The inputs provide keyboard
 * support, form data and validity. `root` contains all of them.
 */
export function useChoices(
  root: RefObject<HTMLElement | null>,
  options: readonly ChoiceFacts[],
  props: ChoicesProps,
  /** The chosen options without an input on the screen. */
  awayOf: (chosen: readonly string[]) => readonly string[] = () => NONE,
) {
  const {
    multiple = false,
    value,
    defaultValue,
    onChange,
    name,
    form,
    required = false,
    disabled = false,
    clearable = false,
    max,
  } = props;
  const t = useKitWords(enCheckbox);
  const [chosen, setChosen] = useFormValue<readonly string[]>(root, {
    name,
    value: value === undefined ? undefined : textsOf(value),
    initial: textsOf(defaultValue),
    onChange: (next) => {
      const notify = onChange as ((value: string | string[]) => void) | undefined;
      notify?.(multiple ? [...next] : (next[0] ?? ''));
    },
    disabled,
    fromForm: textsOf,
    toForm: (values) => (multiple ? values : values[0]),
    form,
  });
  useFormEntries(root, { name, form, disabled, read: () => awayOf(chosen) });

  const isFull = multiple && max !== undefined && chosen.length >= max;
  const isMissing = required && !disabled && chosen.length === 0;
  useGroupValidity(
    () => [...(root.current?.querySelectorAll<HTMLInputElement>('input[type=checkbox]') ?? [])],
    isMissing ? t('formMinCount', { min: 1 }) : '',
  );
  const known = useRadioName(root, { name, form });

  const takesBack = ({ target }: SyntheticEvent) =>
    clearable && !multiple && target instanceof HTMLInputElement && isChosenRadio(target, chosen);

  const all = new Set(chosen);
  const inputProps = (option: ChoiceFacts): ComponentProps<'input'> => {
    const isChosen = all.has(option.value);
    return {
      type: multiple ? 'checkbox' : 'radio',
      ...(multiple ? { name, form } : { ...known, required: isMissing }),
      value: option.value,
      checked: isChosen,
      disabled: disabled || option.disabled === true || (isFull && !isChosen),
      onChange: (event) => {
        if (isPrevented(event)) return;
        const { checked } = event.target;
        setChosen(multiple ? toggled(chosen, options, option.value, checked) : [option.value]);
      },
    };
  };

  return {
    chosen,
    isMissing,
    inputProps,
    /** A checked radio button fires no change event, so the root handles the click. Chromium fires no click for Space. */
    rootProps: {
      onClick: (event: MouseEvent<HTMLElement>) => {
        if (takesBack(event)) setChosen(NONE);
      },
      onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
        if (/^(Delete|Backspace)$/.test(event.key) && takesBack(event)) setChosen(NONE);
      },
    },
    groupProps: {
      role: multiple ? 'group' : 'radiogroup',
      'aria-required': (!multiple && required) || undefined,
      'data-disabled': disabled || undefined,
    } as const,
  };
}

/** `required` on each checkbox would require all of them. So only the first enabled one gets the message. */
export function useGroupValidity(find: () => readonly HTMLInputElement[], message: string): void {
  const known = useRef<readonly HTMLInputElement[]>([]);
  const judge = useEffectEvent(() => {
    const judged = known.current.find((input) => !input.disabled);
    for (const input of known.current) input.setCustomValidity(input === judged ? message : '');
  });
  // No clean-up, because the form also validates the group in a hidden tab.
  useLayoutEffect(() => {
    known.current = find();
    judge();
  });
  // In a hidden tab only insertion effects run, and a reset of the form may change the message.
  useInsertionEffect(() => judge(), [message]);
}

function isChosenRadio({ type, value }: HTMLInputElement, chosen: readonly string[]): boolean {
  return type === 'radio' && chosen.includes(value);
}

/** The new choice in the order of the options. Values without an option come last. */
export function toggled(
  chosen: readonly string[],
  options: readonly ChoiceFacts[],
  value: string,
  isOn: boolean,
): string[] {
  const next = new Set(chosen);
  if (isOn) next.add(value);
  else next.delete(value);
  const inOrder = options.map((option) => option.value).filter((each) => next.has(each));
  return [...new Set([...inOrder, ...next])];
}
