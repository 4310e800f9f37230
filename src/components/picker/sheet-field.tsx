import '@/components/kit/tokens-extra.css';
import type { ReactNode, RefObject } from 'react';
import { ForwardIcon } from '@/components/icon';
import { KitIcon } from '@/components/kit/kit-context';
import { joinClasses } from '@/components/kit/props';
import { VisuallyHidden } from '@/components/visually-hidden';
import { useKitWords } from '@/platform';
import { enPicker } from '@/shared/messages/en-picker';
import type { PickerBase } from './picker-props';
import styles from './picker.module.css';

type SheetFieldProps = Omit<PickerBase, 'onChange'> & {
  root: RefObject<HTMLDivElement | null>;
  text: string | null;
  /** The value that a form receives. */
  sent: string;
  isOpen: boolean;
  /** Fires on pointer down or focus, to preload the popup. */
  onNear: () => void;
  onOpen: () => void;
  children?: ReactNode;
};

/** The button that opens the sheet, and a hidden input for forms. */
export function SheetField({
  root,
  text,
  sent,
  isOpen,
  onNear,
  onOpen,
  ...props
}: SheetFieldProps) {
  const {
    label,
    placeholder,
    name,
    form,
    required,
    readOnly,
    children,
    className,
    style,
    disabled,
    onClick,
    ...native
  } = props;
  const t = useKitWords(enPicker);
  const empty = text ? undefined : '';

  return (
    <div
      ref={root}
      className={joinClasses(styles.picker, className)}
      style={style}
      data-state={isOpen ? 'open' : 'closed'}
      data-empty={empty}
      onPointerDown={onNear}
      onFocus={onNear}
    >
      <button
        type="button"
        {...native}
        data-part="field"
        className={styles.field}
        disabled={disabled}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-disabled={readOnly || undefined}
        onClick={(event) => {
          onClick?.(event);
          if (!readOnly && !event.defaultPrevented) onOpen();
        }}
      >
        {children ? (
          <VisuallyHidden>{label} </VisuallyHidden>
        ) : (
          <span data-part="label" className={styles.label}>
            {label}{' '}
          </span>
        )}
        {children ?? (
          <>
            <span data-part="value" className={styles.value}>
              <bdi>{text || placeholder || t('pickerPlaceholder')}</bdi>
            </span>
            <span data-part="arrow" className={styles.arrow}>
              <KitIcon name="forward" icon={ForwardIcon} size="1.125rem" />
            </span>
          </>
        )}
      </button>
      {/* Gives forms the value and shows the browser's message for `required`. Ignores typed keys. */}
      <input
        className={styles.native}
        tabIndex={-1}
        aria-hidden
        aria-label={label}
        inputMode="none"
        autoComplete="off"
        name={name}
        form={form}
        required={required}
        disabled={disabled}
        value={sent}
        onChange={() => {}}
        onKeyDown={(event) => {
          if (event.key === 'Tab') return;
          event.preventDefault();
          if (!readOnly && (event.key === 'Enter' || event.key === ' ')) onOpen();
        }}
      />
    </div>
  );
}
