import '@/components/kit/tokens-extra.css';
import {
  type ComponentProps,
  type CSSProperties,
  type ReactNode,
  type RefObject,
  useInsertionEffect,
  useRef,
} from 'react';
import { MinusIcon, PlusIcon } from '@/components/icon';
import { KitIcon } from '@/components/kit/kit-context';
import { useMergedRefs, useRepeatPress } from '@/components/kit/gestures';
import { joinClasses, mergeHandlers } from '@/components/kit/props';
import { useDefaults } from '@/components/kit/use-defaults';
import {
  keepNumber,
  mapCaret,
  plainDigits,
  useDecimal,
  useWrittenNumber,
} from '@/components/text-field';
import { VisuallyHidden } from '@/components/visually-hidden';
import { useKitWords } from '@/platform';
import { enStepper } from '@/shared/messages/en-text';
import styles from './stepper.module.css';
import { type StepperValueOptions, useButtonNews, useStepper } from './use-stepper';

type Replaced = 'value' | 'defaultValue' | 'onChange' | 'min' | 'max' | 'step' | 'size' | 'type';
/** Native props reach the native field. */
type Native = Omit<ComponentProps<'input'>, Replaced | 'className' | 'style' | 'ref'>;

export type StepperProps = Native &
  StepperValueOptions & {
    /** The accessible name. */
    label: string;
    /** The text that screen readers read instead of the number, such as "3 slabs". */
    valueText?: ((value: number) => string) | undefined;
    /** Users can change the number only with the buttons. @default false */
    disableInput?: boolean | undefined;
    /** The native field. */
    ref?: ComponentProps<'input'>['ref'];
    className?: string | undefined;
    style?: CSSProperties | undefined;
  };

/** Steps of each key. Infinity goes to the limit. */
const KEYS: Readonly<Record<string, number>> = {
  ArrowUp: 1,
  ArrowDown: -1,
  PageUp: 10,
  PageDown: -10,
  Home: -Infinity,
  End: Infinity,
};

/** A number field between two buttons that decrease and increase it by a step. */
export function Stepper(ownProps: StepperProps) {
  const {
    ref,
    label,
    valueText,
    disableInput = false,
    ...props
  } = useDefaults('Stepper', ownProps);
  const t = useKitWords(enStepper);
  const field = useRef<HTMLInputElement>(null);
  const refs = useMergedRefs(field, ref);
  const { stepper, native } = useStepper(field, props);
  const { className, style, disabled = false, readOnly = false, ...rest } = native;
  const { value, isBusy, rules } = stepper;
  const decimal = useDecimal();
  const write = useWrittenNumber();
  const text = write(stepper.label);
  usePlainEntry(field);
  const isFixed = disabled || readOnly;
  const { hasNews, begin } = useButtonNews(value);
  const spoken = value === null ? undefined : valueText?.(value);
  const step = (times: number) => {
    begin(true);
    stepper.step(times);
  };
  const handlers = mergeHandlers<HTMLInputElement>(rest, {
    onKeyDown: (event) => {
      if (event.nativeEvent.isComposing || isFixed) return;
      if (event.key === 'Enter') return stepper.settle();
      const times = KEYS[event.key];
      if (!times || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      begin(false);
      if (stepper.move(times)) event.preventDefault();
    },
  });

  return (
    <div
      className={joinClasses(styles.stepper, className)}
      style={style}
      data-state={disabled ? 'disabled' : isBusy ? 'busy' : readOnly ? 'readonly' : 'normal'}
    >
      <StepButton
        label={t('stepperLess', { label })}
        disabled={isFixed || (value !== null && value <= rules.min)}
        onPress={() => step(-1)}
      >
        <MinusIcon size={18} weight={2} />
      </StepButton>
      <input
        autoComplete="off"
        placeholder="–"
        inputMode={rules.integer ? 'numeric' : 'decimal'}
        enterKeyHint="done"
        {...rest}
        {...handlers}
        ref={refs}
        data-part="input"
        className={styles.input}
        type="text"
        role="spinbutton"
        aria-label={rest['aria-labelledby'] ? undefined : label}
        aria-valuenow={value ?? undefined}
        aria-valuemin={Number.isFinite(rules.min) ? rules.min : undefined}
        aria-valuemax={Number.isFinite(rules.max) ? rules.max : undefined}
        aria-valuetext={spoken}
        aria-busy={isBusy || undefined}
        disabled={disabled}
        readOnly={readOnly || disableInput || isBusy}
        value={text}
        onChange={(event) => {
          const { value: typed, selectionEnd } = event.target;
          const caret = selectionEnd ?? typed.length;
          begin(false);
          const next = rules.integer
            ? plainDigits(typed).replace(/[^\d-]/g, '')
            : keepNumber(typed, decimal({ before: text, typed, caret }));
          keepCaret(event.target, write(next));
          stepper.type(next);
        }}
        onBlur={(event) => {
          // Settle the number first, so that the owner's handler reads the final number.
          stepper.settle();
          rest.onBlur?.(event);
        }}
      />
      <StepButton
        label={t('stepperMore', { label })}
        disabled={isFixed || (value !== null && value >= rules.max)}
        onPress={() => step(1)}
      >
        <KitIcon name="plus" icon={PlusIcon} size={18} weight={2} />
      </StepButton>
      <VisuallyHidden aria-live="polite">{hasNews && (spoken ?? text)}</VisuallyHidden>
    </div>
  );
}

/** Writes what the field keeps of the typed text. React would write it too, and put the caret at the end. */
function keepCaret(field: HTMLInputElement, next: string) {
  const { value: typed, selectionEnd } = field;
  if (next === typed) return;
  const place = mapCaret(typed, selectionEnd ?? typed.length, next);
  field.value = next;
  field.setSelectionRange(place, place);
}

/** A form sends the number with a point, in every language. */
function usePlainEntry(element: RefObject<HTMLInputElement | null>) {
  // Insertion effects stay active in a hidden tab, whose fields belong to the form too.
  useInsertionEffect(() => {
    const correct = ({ target, formData }: FormDataEvent) => {
      const field = element.current;
      if (!field || !field.name || target !== field.form || !field.value.includes(',')) return;
      const entries = formData.getAll(field.name);
      formData.delete(field.name);
      for (const entry of entries)
        formData.append(field.name, entry === field.value ? keepNumber(field.value) : entry);
    };
    document.addEventListener('formdata', correct);
    return () => document.removeEventListener('formdata', correct);
  }, [element]);
}

type StepButtonProps = {
  label: string;
  disabled: boolean;
  onPress: () => void;
  children: ReactNode;
};

function StepButton({ label, disabled, onPress, children }: StepButtonProps) {
  return (
    <button
      type="button"
      {...useRepeatPress({ onPress, disabled })}
      data-part="button"
      className={styles.button}
      aria-label={label}
      // The arrow keys in the field do the same.
      tabIndex={-1}
      disabled={disabled}
      // The focus does not move, so a press neither opens nor closes the screen keyboard.
      onMouseDown={(event) => event.preventDefault()}
    >
      {children}
    </button>
  );
}
