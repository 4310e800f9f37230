import '@/components/kit/tokens-extra.css';
import {
  type ComponentProps,
  type CSSProperties,
  type ReactNode,
  useDeferredValue,
  useId,
} from 'react';
import { joinClasses } from '@/components/kit/props';
import styles from './text-field.module.css';
import { useNumbers } from '@/components/kit/use-numbers';
import { VisuallyHidden } from '@/components/visually-hidden';
import { useKitWords } from '@/platform';
import { enTextField } from '@/shared/messages/en-text';
import { countCharacters } from './text-edits';
import { omit } from '@/shared/lazy-values';
import type { FieldFocusOptions, TextEntryOptions } from './use-text-entry';

export type TextFieldLook = {
  /** The field's name. Without a label, pass `aria-label` or put a `<label>` around the field. */
  label?: ReactNode;
  /** Position of the label. `hidden` leaves it to screen readers only. @default 'top' */
  labelPlacement?: 'top' | 'start' | 'hidden' | undefined;
  /** Hint below the field. */
  help?: ReactNode;
  /** Error message below the field. It marks the control as invalid. */
  error?: ReactNode;
  /** Inside the field, before the text. */
  prefix?: ReactNode;
  /** Inside the field, after the text. */
  suffix?: ReactNode;
  /** A plain one is for rows that already have a frame. @default 'filled' */
  variant?: 'filled' | 'outline' | 'plain' | undefined;
  className?: string | undefined;
  style?: CSSProperties | undefined;
};

/** Attributes to spread on the native control. */
type ControlTies = {
  id: string;
  className: string;
  'aria-describedby': string | undefined;
  'aria-invalid': AriaInvalid;
};

type AriaInvalid = ComponentProps<'input'>['aria-invalid'];

export type TextFieldProps = TextFieldLook & {
  id?: string | undefined;
  /** In addition to help, error and counter. */
  'aria-describedby'?: string | undefined;
  /** Marks the field as invalid without an error message. @default where there is an `error` */
  'aria-invalid'?: AriaInvalid;
  disabled?: boolean | undefined;
  readOnly?: boolean | undefined;
  /** A star after the label. */
  required?: boolean | undefined;
  /** Counts the visible characters of `text` against `limit`. */
  count?: Count | undefined;
  /** The look of a field with several lines. */
  multiline?: boolean | undefined;
  /** Spread the `ties` (id, class, aria) on the native control. */
  children: (ties: ControlTies) => ReactNode;
};

/** The frame of a text control: label, help, error and counter, linked to it for screen readers. */
export function TextField({ label, help, error, count, children, ...props }: TextFieldProps) {
  const { labelPlacement = 'top', variant = 'filled', disabled, readOnly, required } = props;
  const own = useId();
  const id = props.id ?? own;
  const isWrong = error === 0 || Boolean(error);
  const invalid = props['aria-invalid'] ?? (isWrong || undefined);
  const isMarked = String(invalid ?? false) !== 'false';
  const helpId = help ? `${own}-help` : undefined;
  const errorId = isWrong ? `${own}-error` : undefined;
  const countId = count ? `${own}-count` : undefined;
  const describedBy = joinClasses(errorId, helpId, countId, props['aria-describedby']);

  return (
    <div
      className={joinClasses(styles.field, props.className)}
      style={props.style}
      data-variant={variant}
      data-label={label ? labelPlacement : undefined}
      data-state={disabled ? 'disabled' : isMarked ? 'wrong' : readOnly ? 'readonly' : 'normal'}
      data-multiline={props.multiline ? '' : undefined}
    >
      {label && (
        <div data-part="label" className={styles.label}>
          <label htmlFor={id}>{label}</label>
          {required && (
            <span data-part="required" className={styles.star} aria-hidden>
              {' *'}
            </span>
          )}
        </div>
      )}
      <div className={styles.main}>
        <div data-part="field" className={styles.box}>
          {props.prefix && (
            <span data-part="extra" className={styles.affix}>
              {isolate(props.prefix)}
            </span>
          )}
          {children({
            id,
            className: styles.control ?? '',
            'aria-describedby': describedBy || undefined,
            'aria-invalid': invalid,
          })}
          {props.suffix && (
            <span data-part="extra" className={styles.affix}>
              {isolate(props.suffix)}
            </span>
          )}
        </div>
        <div className={styles.notes}>
          <div className={styles.words}>
            {/* A live region must exist before its text changes, so it also renders without an error. */}
            <div id={errorId} data-part="error" className={styles.error} aria-live="polite">
              {isWrong && error}
            </div>
            {help && (
              <div id={helpId} data-part="help" className={styles.help}>
                {help}
              </div>
            )}
          </div>
          {count && <CharacterCount id={countId} {...count} />}
        </div>
      </div>
    </div>
  );
}

/** Isolates a text such as "+44" from the direction of the surrounding script. */
function isolate(affix: ReactNode): ReactNode {
  return typeof affix === 'string' ? <bdi>{affix}</bdi> : affix;
}

/** Announces the counter at these remaining counts and above the limit, not at every key. */
const MARKS = [0, 5, 10, 20];

type Count = {
  readonly text: string;
  readonly limit: number;
  /** True if the counter appears because the limit has cut the text: then it is announced at once. */
  readonly isNews?: boolean;
};

type CharacterCountProps = Count & { id: string | undefined };

function CharacterCount({ id, text, limit, isNews = false }: CharacterCountProps) {
  // A live region is read only if its text comes after it.
  const isReady = useDeferredValue(true, !isNews);
  const t = useKitWords(enTextField);
  const number = useNumbers();
  const count = countCharacters(text);
  if (limit === Number.POSITIVE_INFINITY) {
    return (
      <span id={id} data-part="count" className={styles.count}>
        {number(count)}
      </span>
    );
  }
  const left = limit - count;
  const mark = MARKS.find((most) => left <= most);
  const spoken = {
    count: number(count),
    limit: number(limit),
  };
  return (
    <div
      data-part="count"
      className={styles.count}
      data-state={left < 0 ? 'over' : left === 0 ? 'full' : 'free'}
    >
      <span aria-hidden>{`${spoken.count}/${spoken.limit}`}</span>
      <VisuallyHidden>
        <span id={id}>{t('textFieldCount', spoken)}</span>
      </VisuallyHidden>
      <VisuallyHidden>
        <span aria-live="polite">
          {isReady && count > 0 && mark !== undefined && limit > mark
            ? left < 0
              ? t('textFieldOver', { count: number(-left) })
              : t('textFieldLeft', { count: number(mark) })
            : ''}
        </span>
      </VisuallyHidden>
    </div>
  );
}

type Own = TextFieldLook &
  FieldFocusOptions &
  Omit<TextEntryOptions, 'clean' | 'isSame' | 'toForm' | 'disabled'>;

const OWN = [
  ...['label', 'labelPlacement', 'help', 'error', 'prefix', 'suffix', 'variant', 'className'],
  ...['style', 'focus', 'cursor', 'selectionStart', 'selectionEnd', 'value', 'defaultValue'],
  ...['onChange', 'maxLength', 'formatter', 'ignoreCompositionEvent'],
];

/** The remaining props, which reach the native control. */
export function nativeOf<P extends Own>(props: P): Omit<P, keyof Own> {
  return omit(props, OWN) as Omit<P, keyof Own>;
}
