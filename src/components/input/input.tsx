import { type ComponentProps, type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { useMergedRefs } from '@/components/kit/gestures';
import { numberOf } from '@/components/kit/convert-form-value';
import { mergeHandlers } from '@/components/kit/props';
import { useDefaults } from '@/components/kit/use-defaults';
import {
  type FieldFocusOptions,
  isSameNumber,
  keepNumber,
  nativeOf,
  TextField,
  type TextFieldLook,
  useDecimal,
  useFieldFocus,
  useTextEntry,
} from '@/components/text-field';
import { ClearButton, RevealButton } from './input-buttons';

type Replaced = 'value' | 'defaultValue' | 'onChange' | 'maxLength' | 'prefix' | 'type' | 'size';
/** Native props reach the native field, and `ref` too. */
type Native = Omit<ComponentProps<'input'>, Replaced | keyof TextFieldLook>;

export type InputProps = Native &
  TextFieldLook &
  FieldFocusOptions & {
    /** Makes it controlled. */
    value?: string | undefined;
    /** A form's reset goes back to it. @default '' */
    defaultValue?: string | undefined;
    /**
     * Called with the text within `maxLength` and after the `formatter`. During a composition the field may show
     * more.
     */
    onChange?: ((value: string) => void) | undefined;
    /** The type of the field. An unknown type is 'text'. @default 'text' */
    type?: InputType | undefined;
    /** The same as type 'password'. @default false */
    password?: boolean | undefined;
    /**
     * [S5.6] The greatest length in characters that a user sees; -1 means no limit. A value that is not a number means
     * 140. @default 140
     */
    maxLength?: number | undefined;
    /** Shows the number of characters. @default false */
    showCount?: boolean | undefined;
    /** Shows a button that clears the field. @default false */
    clearable?: boolean | undefined;
    /** Shows a button that reveals the password. @default true */
    reveal?: boolean | undefined;
    /** Reformats the typed text, for example into groups of four. The caret keeps its position. */
    formatter?: ((text: string) => string) | undefined;
    /** The word on the keyboard's Enter key. @default 'done' */
    confirmType?: 'done' | 'send' | 'search' | 'next' | 'go' | undefined;
    /** Keeps the focus after Enter. @default false */
    confirmHold?: boolean | undefined;
    /** Called when the user presses Enter, but not for the Enter of an IME. */
    onConfirm?: ((value: string) => void) | undefined;
    /** The user pressed the button that clears. */
    onClear?: (() => void) | undefined;
    /** The kind of autofill, such as `one-time-code`; the same as `autoComplete`. */
    textContentType?: string | undefined;
    /** Does not call `onChange` during an IME composition. @default false */
    ignoreCompositionEvent?: boolean | undefined;
  };

/** One line of text. */
export function Input(ownProps: InputProps) {
  const props = useDefaults('Input', ownProps);
  const {
    ref,
    type = 'text',
    password = false,
    showCount = false,
    clearable = false,
    reveal = true,
    confirmType = 'done',
    confirmHold = false,
    onConfirm,
    onClear,
    textContentType,
    ...native
  } = nativeOf(props);
  const { label, suffix } = props;
  const { disabled, readOnly } = native;
  const field = useRef<HTMLInputElement>(null);
  const refs = useMergedRefs(field, ref);
  const [isRevealed, setRevealed] = useState(false);
  const kind = fieldKind(password ? 'password' : type, confirmType === 'search');
  const isSecret = kind.type === 'password';

  const decimal = useDecimal();
  const isNumber = type === 'number' || type === 'digit';
  const { text, limit, isCut, set, fieldProps, composition, blur } = useTextEntry(field, {
    ...props,
    ...(isNumber && {
      clean: (typed, edit) => keepNumber(typed, decimal(edit)),
      isSame: isSameNumber,
      toForm: numberOf,
    }),
  });
  useFieldFocus(field, props);
  const confirm = useConfirm({ onConfirm, hold: confirmHold });
  const handlers = mergeHandlers(native, { ...composition, ...confirm });

  const hasClear = clearable && !disabled && !readOnly && text !== '';
  const hasReveal = isSecret && reveal;
  const after: ReactNode = (
    <>
      {hasClear && (
        <ClearButton
          label={label}
          onClick={() => {
            set('');
            onClear?.();
            field.current?.focus();
          }}
        />
      )}
      {hasReveal && (
        <RevealButton
          field={field}
          pressed={isRevealed}
          disabled={disabled}
          onChange={setRevealed}
        />
      )}
      {suffix}
    </>
  );

  return (
    <TextField
      {...props}
      suffix={(hasClear || hasReveal || suffix) && after}
      count={showCount || isCut ? { text, limit, isNews: !showCount } : undefined}
    >
      {(ties) => (
        <input
          {...(isSecret && { autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false })}
          {...(type === 'idcard' && { autoCapitalize: 'characters' })}
          inputMode={kind.inputMode}
          dir={
            /numeric|decimal|tel/.test(native.inputMode ?? kind.inputMode ?? '') ? 'ltr' : undefined
          }
          autoComplete={textContentType}
          enterKeyHint={confirmType}
          {...native}
          {...fieldProps}
          {...handlers}
          {...ties}
          ref={refs}
          type={isSecret && isRevealed ? 'text' : kind.type}
          onBlur={(event) => {
            // Settle the text first, so that the owner's handler reads the final text.
            blur(event);
            native.onBlur?.(event);
          }}
        />
      )}
    </TextField>
  );
}

type ConfirmOptions = {
  onConfirm: ((value: string) => void) | undefined;
  /** Keeps the focus. */
  hold: boolean;
};

/** Enter confirms, except the Enter that ends an IME composition. */
function useConfirm({ onConfirm, hold }: ConfirmOptions) {
  const isDown = useRef(false);
  return {
    onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
      // Safari fires this Enter after `compositionend`; only its key code 229 shows that it belongs to the IME.
      const ofIme = event.nativeEvent.isComposing || event.keyCode === 229;
      if (event.key !== 'Enter' || ofIme || event.repeat || event.defaultPrevented) return;
      isDown.current = true;
      onConfirm?.(event.currentTarget.value);
    },
    onKeyUp: (event: KeyboardEvent<HTMLInputElement>) => {
      if (event.key !== 'Enter' || !isDown.current) return;
      isDown.current = false;
      // Blur on keyup: a field that loses the focus on keydown does not submit its form. A form that found an error in
      // the field has moved the focus to it.
      const isWrong = event.currentTarget.getAttribute('aria-invalid') === 'true';
      if (!hold && !isWrong) event.currentTarget.blur();
    },
  };
}

export type InputType =
  | 'text'
  | 'number'
  | 'idcard'
  | 'digit'
  | 'tel'
  | 'password'
  | 'email'
  | 'url'
  | NativeType;

/** The browser shows its own field for these. The value is a text as in HTML, such as `2026-05-03`. */
type NativeType = 'search' | 'date' | 'time' | 'datetime-local' | 'month' | 'week' | 'color';

export type FieldKind = {
  readonly type: 'text' | 'tel' | 'password' | 'email' | 'url' | NativeType;
  readonly inputMode?: 'text' | 'numeric' | 'decimal' | 'tel' | 'email' | 'url';
};

const TEXT: FieldKind = { type: 'text', inputMode: 'text' };
const KINDS: ReadonlyMap<string, FieldKind> = new Map([
  ['idcard', TEXT],
  // A native number field hides "-" and "1." from scripts, has no selection API, and changes its value on wheel.
  ['number', { type: 'text', inputMode: 'numeric' }],
  ['digit', { type: 'text', inputMode: 'decimal' }],
  ['tel', { type: 'tel', inputMode: 'tel' }],
  ['email', { type: 'email', inputMode: 'email' }],
  ['url', { type: 'url', inputMode: 'url' }],
  ['password', { type: 'password', inputMode: 'text' }],
]);

const NATIVE = ['search', 'date', 'time', 'datetime-local', 'month', 'week', 'color'];
const isNative = (type: string): type is NativeType => NATIVE.includes(type);

/** The native field for a type. An unknown type is text. */
function fieldKind(type: string, isSearch: boolean): FieldKind {
  if (isNative(type)) return { type };
  // Some keyboards show a search key only for type `search`.
  return KINDS.get(type) ?? (isSearch ? { ...TEXT, type: 'search' } : TEXT);
}
