import '@/components/kit/tokens-extra.css';
import { type ComponentProps, type ReactNode, type Ref, useId, useRef } from 'react';
import { CheckIcon, CloseIcon } from '@/components/icon';
import { KitIcon } from '@/components/kit/kit-context';
import { useFormValue } from '@/components/kit/form-control';
import { isChecked } from '@/components/kit/convert-form-value';
import { useMergedRefs } from '@/components/kit/gestures';
import { isPrevented, joinClasses } from '@/components/kit/props';
import { useDefaults } from '@/components/kit/use-defaults';
import { VisuallyHidden } from '@/components/visually-hidden';
import { useKitWords } from '@/platform';
import { enTag } from '@/shared/messages/en-content';
import styles from './tag.module.css';

type Look = {
  /** @default 'neutral', and 'accent' of a checked one */
  tone?: 'neutral' | 'accent' | 'success' | 'warning' | 'danger';
  /** @default 'soft' */
  variant?: 'soft' | 'solid' | 'outline';
  /** @default 'medium' */
  size?: 'small' | 'medium';
  /** Rounds the ends fully. @default false, and true with `checkable` */
  round?: boolean;
  /** Before the text. */
  icon?: ReactNode;
};

export type TagProps = Omit<ComponentProps<'span'>, 'onChange' | 'ref'> &
  Look & {
    /** Shows a button that calls `onRemove`. @default false */
    removable?: boolean;
    /** The owner removes the tag. */
    onRemove?: () => void;
    /**
     * The name of the tag in the label of its close button, and the name of a checkable tag. @default the words, if
     * they are a string
     */
    label?: string;
    /** Users can switch it on and off, as a checkbox. `removable` has no effect then. @default false */
    checkable?: boolean;
    /** Makes it controlled. */
    checked?: boolean;
    /** @default false */
    defaultChecked?: boolean;
    onChange?: (checked: boolean) => void;
    /** Of the checkbox or the close button. @default false */
    disabled?: boolean;
    /** For the checkbox of a checkable tag. */
    name?: string;
    form?: string;
    /** The value in a form while it is on. @default 'on' */
    value?: string;
    /** The root, or the checkbox of a checkable tag. */
    ref?: Ref<HTMLElement>;
  };

/** A short label for a state, a kind, or a filter that users can switch. */
export function Tag(ownProps: TagProps) {
  const { checkable = false, ...props } = useDefaults('Tag', ownProps);
  return checkable ? <CheckableTag {...props} /> : <PlainTag {...props} />;
}

function PlainTag({
  tone = 'neutral',
  variant = 'soft',
  size = 'medium',
  round = false,
  icon,
  removable = false,
  onRemove,
  label,
  checked: _checked,
  defaultChecked: _defaultChecked,
  onChange: _onChange,
  disabled = false,
  name: _name,
  form: _form,
  value: _value,
  children,
  ...native
}: Omit<TagProps, 'checkable'>) {
  const t = useKitWords(enTag);
  const id = useId();
  const tag = label ?? (typeof children === 'string' ? children : '');
  return (
    <span
      {...native}
      className={joinClasses(styles.tag, native.className)}
      data-tone={tone}
      data-variant={variant}
      data-size={size}
      data-round={round ? '' : undefined}
    >
      {icon}
      <span id={`${id}-text`} data-part="text" className={styles.text}>
        {children}
      </span>
      {removable && (
        <button
          type="button"
          data-part="close"
          className={styles.close}
          disabled={disabled}
          // Children that are elements have their text only in the document.
          aria-labelledby={tag === '' ? `${id}-close ${id}-text` : undefined}
          onClick={onRemove}
        >
          <KitIcon name="close" icon={CloseIcon} size="1em" weight={2} />
          <VisuallyHidden id={`${id}-close`}>{t('tagClose', { tag }).trim()}</VisuallyHidden>
        </button>
      )}
    </span>
  );
}

function CheckableTag({
  tone = 'accent',
  variant = 'soft',
  size = 'medium',
  round = true,
  icon,
  removable: _closable,
  onRemove: _onClose,
  label,
  checked,
  defaultChecked = false,
  onChange,
  disabled = false,
  name,
  form,
  value,
  children,
  ref,
  className,
  style,
  ...native
}: Omit<TagProps, 'checkable'>) {
  const input = useRef<HTMLInputElement>(null);
  const [isOn, setOn] = useFormValue(input, {
    name,
    value: checked,
    initial: defaultChecked,
    onChange,
    disabled,
    fromForm: (given) => isChecked(given, value ?? 'on'),
    toForm: (on) => (value === undefined ? on : on ? value : undefined),
  });
  return (
    <label
      className={joinClasses(styles.tag, className)}
      style={style}
      data-checkable=""
      data-state={isOn ? 'checked' : 'unchecked'}
      data-tone={isOn ? tone : 'neutral'}
      data-variant={variant}
      data-size={size}
      data-round={round ? '' : undefined}
      data-disabled={disabled ? '' : undefined}
    >
      <input
        aria-label={label}
        // A press on the label also clicks the input in it. The owner must get only one click.
        {...(native as ComponentProps<'input'>)}
        ref={useMergedRefs(input, ref as Ref<HTMLInputElement>)}
        type="checkbox"
        data-part="input"
        className={styles.input}
        name={name}
        form={form}
        value={value}
        checked={isOn}
        disabled={disabled}
        onChange={(event) => {
          if (!isPrevented(event)) setOn(event.target.checked);
        }}
      />
      {isOn ? (
        <KitIcon
          name="check"
          icon={CheckIcon}
          size="1em"
          weight={2.25}
          data-part="mark"
          className={styles.mark}
        />
      ) : (
        icon
      )}
      <span data-part="text" className={styles.text}>
        {children}
      </span>
      <span className={styles.ring} aria-hidden />
    </label>
  );
}
