import '@/components/kit/tokens-extra.css';
import {
  type ComponentProps,
  type CSSProperties,
  type MouseEvent,
  type ReactNode,
  useContext,
  useId,
  useRef,
  useState,
} from 'react';
import { FieldLabelContext } from '@/components/kit/field-label';
import { useMergedRefs } from '@/components/kit/gestures';
import { joinClasses, mergeHandlers } from '@/components/kit/props';
import { useDefaults } from '@/components/kit/use-defaults';
import { NumberKeyboard } from '@/components/number-keyboard';
import { useKitWords } from '@/platform';
import { CODE_LENGTH } from '@/shared/defaults';
import { enCodeInput } from '@/shared/messages/en-text';
import {
  type CodeEntryOptions,
  type CodeKind,
  type CodeWay,
  deleteCode,
  insertCode,
  moveInCode,
  selectCell,
  type Selection,
  useCodeEntry,
  useWebOtp,
} from './use-code-entry';
import styles from './code-input.module.css';

type Replaced = 'value' | 'defaultValue' | 'onChange' | 'maxLength' | 'type' | 'size' | 'children';
/** Native props reach the native field, and so do `ref` and `id`. With an `id` and no `label`, a `<label>` element names it. */
type Native = Omit<ComponentProps<'input'>, Replaced | 'className' | 'style'>;

export type CodeInputProps = Native &
  CodeEntryOptions & {
    /** [S9.3] The number of characters. @default 6 */
    length?: number | undefined;
    /** Accepts digits only, or letters and digits. @default 'number' */
    type?: CodeKind | undefined;
    /** The accessible name. @default the label of the FormItem, or 'Verification code' */
    label?: string | undefined;
    /** @default 'box' */
    mode?: 'box' | 'line' | undefined;
    /** Shows dots instead of the characters. @default false */
    mask?: boolean | undefined;
    /** An error text below, or `true` for the colour only. The cells shake when it appears. */
    error?: ReactNode;
    /** Uses the kit's NumberKeyboard instead of the phone's keyboard. @default false */
    customKeyboard?: boolean | undefined;
    /** Shuffles the digits of the kit's keyboard at each opening. @default false */
    random?: boolean | undefined;
    /** Reads the code from the text message, in browsers with WebOTP. @default false */
    webOtp?: boolean | undefined;
    className?: string | undefined;
    style?: CSSProperties | undefined;
  };

const WAYS: Readonly<Record<string, CodeWay>> = {
  ArrowLeft: 'left',
  ArrowUp: 'first',
  Home: 'first',
  ArrowRight: 'right',
  ArrowDown: 'last',
  End: 'last',
};

/** An input for a verification code: one native field under a row of cells. */
export function CodeInput(ownProps: CodeInputProps) {
  const { ref, value, defaultValue, onChange, onFinish, ...props } = useDefaults(
    'CodeInput',
    ownProps,
  );
  const t = useKitWords(enCodeInput);
  const {
    length = CODE_LENGTH,
    type = 'number',
    label: ownLabel,
    mode = 'box',
    mask = false,
    error,
    customKeyboard = false,
    random = false,
    webOtp = false,
    className,
    style,
    ...native
  } = props;
  const { disabled = false, readOnly = false } = native;
  const fieldLabel = useContext(FieldLabelContext);
  const label = ownLabel ?? fieldLabel?.text;
  const rules = { length: Math.max(1, Math.floor(length) || CODE_LENGTH), kind: type };
  const field = useRef<HTMLInputElement>(null);
  const refs = useMergedRefs(field, ref);
  const errorId = useId();
  const [isBoardOpen, setBoardOpen] = useState(false);
  const entry = useCodeEntry(field, rules, {
    name: props.name,
    disabled,
    value,
    defaultValue,
    onChange,
    onFinish,
  });
  const { code, selection, state, apply } = entry;
  const canEdit = !disabled && !readOnly;
  useWebOtp(webOtp && canEdit && code === '', (text) => apply(insertCode(state(), text, rules)));

  const isWrong = error !== undefined && error !== null && error !== false && error !== '';
  const name = label ?? t('codeInputLabel');

  // The field's text does not align with the cells, so find the touched cell.
  const touch = (event: MouseEvent<HTMLInputElement>) => {
    if (canEdit) setBoardOpen(true);
    const cells = event.currentTarget.parentElement?.querySelector('[data-cells]')?.children ?? [];
    const place = Array.from(cells).findIndex(
      (cell) => event.clientX <= cell.getBoundingClientRect().right,
    );
    apply(selectCell(code, place === -1 ? code.length : place));
  };

  const handlers = mergeHandlers<HTMLInputElement>(native, {
    onCompositionStart: () => entry.compose(true),
    onCompositionEnd: () => entry.compose(false),
    onPaste: (event) => {
      if (!canEdit) return;
      event.preventDefault();
      apply(insertCode(state(), event.clipboardData.getData('text'), rules));
    },
    onClick: touch,
    onFocus: () => {
      entry.look();
      if (canEdit) setBoardOpen(true);
    },
    onBlur: () => {
      entry.look();
      setBoardOpen(false);
    },
    onKeyDown: (event) => {
      const way = WAYS[event.key];
      const isPlain = !event.shiftKey && !event.altKey && !event.ctrlKey && !event.metaKey;
      if (!way || !isPlain || event.nativeEvent.isComposing) return;
      event.preventDefault();
      apply(moveInCode(state(), way, rules));
    },
  });

  return (
    <div
      className={joinClasses(styles.code, className)}
      style={style}
      data-mode={mode}
      data-state={disabled ? 'disabled' : isWrong ? 'wrong' : 'normal'}
    >
      {/* A code is read from left to right in every script. */}
      <div data-part="row" className={styles.row} dir="ltr">
        <CodeCells
          code={code}
          length={rules.length}
          mask={mask}
          selection={canEdit ? selection : null}
        />
        <input
          autoComplete="one-time-code"
          autoCapitalize="off"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="done"
          inputMode={customKeyboard ? 'none' : type === 'number' ? 'numeric' : 'text'}
          // Without `label`, an `id` means that a `<label>` element names the field.
          aria-label={label ?? (native['aria-labelledby'] || native.id ? undefined : name)}
          pattern={type === 'number' ? `[0-9]{${rules.length}}` : `.{${rules.length}}`}
          {...native}
          {...handlers}
          ref={refs}
          data-part="input"
          className={styles.input}
          data-mask={mask ? '' : undefined}
          type="text"
          defaultValue={entry.first}
          aria-invalid={isWrong || native['aria-invalid']}
          aria-describedby={
            joinClasses(isWrong && errorId, native['aria-describedby']) || undefined
          }
          onChange={(event) => entry.read(event.nativeEvent as InputEvent)}
        />
      </div>
      <div id={errorId} data-part="error" className={styles.error} aria-live="polite">
        {isWrong && error !== true && error}
      </div>
      {customKeyboard && (
        <NumberKeyboard
          placement="bottom"
          type="number"
          random={random}
          title={name}
          open={isBoardOpen}
          onOpenChange={setBoardOpen}
          onInput={(key) => apply(insertCode(state(), key, rules))}
          onDelete={() => apply(deleteCode(state()))}
        />
      )}
    </div>
  );
}

type CodeCellsProps = {
  code: string;
  length: number;
  mask: boolean;
  selection: Selection | null;
};

/** The visible cells. Screen readers use the native field above. */
function CodeCells({ code, length, mask, selection }: CodeCellsProps) {
  return (
    <div className={styles.cells} aria-hidden data-cells>
      {Array.from({ length }, (_, place) => {
        const character = code[place];
        const isActive = selection !== null && isIn(place, selection);
        return (
          <span
            key={place}
            data-part="cell"
            className={styles.cell}
            data-state={isActive ? 'active' : character === undefined ? 'empty' : 'filled'}
          >
            {character === undefined ? (
              isActive && <span className={styles.caret} />
            ) : mask ? (
              <span data-part="dot" className={styles.dot} />
            ) : (
              character
            )}
          </span>
        );
      })}
    </div>
  );
}

function isIn(place: number, { start, end }: Selection): boolean {
  return place >= start && place < Math.max(end, start + 1);
}
