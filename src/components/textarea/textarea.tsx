import { type ComponentProps, type CSSProperties, type KeyboardEvent, useRef } from 'react';
import { useMergedRefs } from '@/components/kit/gestures';
import { joinClasses, mergeHandlers } from '@/components/kit/props';
import { useDefaults } from '@/components/kit/use-defaults';
import {
  type FieldFocusOptions,
  nativeOf,
  TextField,
  type TextFieldLook,
  useFieldFocus,
  useTextEntry,
} from '@/components/text-field';
import styles from './textarea.module.css';
import { type LineChange, useLines } from './use-lines';

type Replaced = 'value' | 'defaultValue' | 'onChange' | 'maxLength' | 'prefix';
/** Native props reach the native field, and `ref` too. */
type Native = Omit<ComponentProps<'textarea'>, Replaced | keyof TextFieldLook>;
type Look = Omit<TextFieldLook, 'prefix' | 'suffix'>;

export type TextareaProps = Native &
  Look &
  FieldFocusOptions & {
    /** Makes it controlled. */
    value?: string | undefined;
    /** @default '' */
    defaultValue?: string | undefined;
    /** Called with the text within `maxLength` and after the `formatter`. */
    onChange?: ((value: string) => void) | undefined;
    /** [S5.7] The limit in visible characters (graphemes); -1 removes it. @default 140 */
    maxLength?: number | undefined;
    /** Shows the counter. @default true */
    showCount?: boolean | undefined;
    /** The height follows the text. CSS does it, without measuring. @default false */
    autoHeight?: boolean | undefined;
    /** The minimum number of lines. Without `autoHeight`, the height is fixed. @default 3, with `autoHeight` 1 */
    minRows?: number | undefined;
    /** With `autoHeight`: the maximum number of lines. Longer text scrolls. */
    maxRows?: number | undefined;
    /** Called when the height of the text changes. */
    onLineChange?: ((change: LineChange) => void) | undefined;
    /** Reformats the typed text. The caret keeps its position. */
    formatter?: ((text: string) => string) | undefined;
    /** Except with 'return', Enter confirms and Shift+Enter inserts a line break. @default 'return' */
    confirmType?: 'return' | 'done' | 'send' | 'search' | 'next' | 'go' | undefined;
    /** Keeps the focus after Enter. @default false */
    confirmHold?: boolean | undefined;
    /** Called when the user presses Enter, except with 'return'. */
    onConfirm?: ((value: string) => void) | undefined;
    /** Does not call `onChange` while an IME composes. @default false */
    ignoreCompositionEvent?: boolean | undefined;
  };

/** A multi-line text field with a counter. */
export function Textarea(ownProps: TextareaProps) {
  const props = useDefaults('Textarea', ownProps);
  const {
    ref,
    showCount = true,
    autoHeight = false,
    minRows = autoHeight ? 1 : 3,
    maxRows,
    onLineChange,
    confirmType = 'return',
    confirmHold = false,
    onConfirm,
    ...native
  } = nativeOf(props);
  const field = useRef<HTMLTextAreaElement>(null);
  const twin = useRef<HTMLDivElement>(null);
  const refs = useMergedRefs(field, ref);
  const { text, limit, isCut, fieldProps, composition, blur } = useTextEntry(field, props);
  useFieldFocus(field, props);
  useLines(twin, onLineChange);

  const press = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    const ofIme = event.nativeEvent.isComposing || event.keyCode === 229;
    if (event.key !== 'Enter' || event.shiftKey || ofIme) return;
    if (confirmType === 'return') return;
    event.preventDefault();
    if (event.repeat) return;
    onConfirm?.(event.currentTarget.value);
    if (!confirmHold) event.currentTarget.blur();
  };

  const rows = {
    '--portico-own-rows-min': Math.max(1, minRows),
    '--portico-own-rows-max': maxRows === undefined ? undefined : Math.max(minRows, maxRows),
  } as CSSProperties;

  return (
    <TextField
      {...props}
      count={showCount || isCut ? { text, limit, isNews: !showCount } : undefined}
      multiline
    >
      {(ties) => (
        <div
          className={styles.area}
          style={rows}
          data-auto={autoHeight ? '' : undefined}
          data-capped={maxRows === undefined ? undefined : ''}
        >
          <textarea
            {...native}
            {...fieldProps}
            {...mergeHandlers(native, { ...composition, onKeyDown: press })}
            {...ties}
            className={joinClasses(ties.className, styles.text)}
            ref={refs}
            rows={Math.max(1, minRows)}
            enterKeyHint={confirmType === 'return' ? 'enter' : confirmType}
            onBlur={(event) => {
              // First, so that the owner's `onBlur` reads the final text.
              blur(event);
              native.onBlur?.(event);
            }}
          />
          {/* A hidden copy of the text in the same grid cell sets the height, so nothing is measured. */}
          {(autoHeight || onLineChange) && (
            <div aria-hidden className={styles.twin}>
              {/* The zero-width space gives an empty last line its height. */}
              <div ref={twin}>{`${text || (native.placeholder ?? '')}\u200b`}</div>
            </div>
          )}
        </div>
      )}
    </TextField>
  );
}
