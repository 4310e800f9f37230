import '@/components/kit/tokens-extra.css';
import { type ReactNode, type Ref, type RefObject, useMemo, useRef, useState } from 'react';
import { useFormReset } from '@/components/kit/form-control';
import { useHandle } from '@/components/kit/use-handle';
import { useValue } from '@/components/kit/use-value';
import { useKitLocale, useKitWords } from '@/platform';
import { fetchLate, late, useLate } from '@/shared/late-part';
import { enPicker } from '@/shared/messages/en-picker';
import { fieldText, type ModelProps, shownValue } from './field-text';
import { momentTexts } from './fields';
import type { PickerBase, PickerProps } from './picker-props';
import { useBranches } from './use-branches';
import { splitProps } from '@/components/checkbox';
import { ForwardIcon } from '@/components/icon';
import { useMergedRefs } from '@/components/kit/gestures';
import { joinClasses } from '@/components/kit/props';
import { VisuallyHidden } from '@/components/visually-hidden';
import styles from './picker.module.css';

// Every mode's own props, so that what is left goes to the field's button.
type Loose = Omit<PickerBase, 'onChange'> &
  ModelProps & {
    value?: unknown;
    defaultValue?: unknown;
    onChange?: (value: unknown) => void;
    format?: (value: unknown) => string;
  };

const latePopup = late(() => import('./picker-popup').then((file) => file.PickerPopup));

/** A field that opens a sheet of wheels: of one list, of several, of a tree, of times and of dates. */
export function Picker(props: PickerProps) {
  const [modeProps, own] = splitMode(props as Loose);
  const { value, defaultValue, onChange, format, open, defaultOpen, onOpenChange, ...more } = own;
  const { onCancel, onColumnChange, searchable = false, bare = false, ...look } = more;
  const { label, title, confirmText, cancelText, visibleCount, handle, ref, ...field } = look;

  const root = useRef<HTMLDivElement>(null);
  const branches = useBranches();
  const t = useKitWords(enPicker);
  const locale = useKitLocale();
  const [initial] = useState(value ?? defaultValue);
  const [chosen, setChosen] = useValue<unknown>({ value, initial, onChange });
  const [isOpen, setOpen] = useValue({
    value: open,
    initial: defaultOpen ?? false,
    onChange: onOpenChange,
  });
  useFormReset(root, () => {
    if (String(chosen) !== String(initial)) setChosen(initial);
  });
  const [isFailed, setFailed] = useState(false);
  const [Popup] = useLate(latePopup, isOpen, () => {
    setFailed(true);
    setOpen(false);
  });
  const go = () => {
    setFailed(false);
    setOpen(true);
  };

  const cancel = () => {
    if (!isOpen) return;
    setOpen(false);
    onCancel?.();
  };
  useHandle(handle, { open: go, close: () => setOpen(false) });

  const { fetched } = branches;
  const momentText = useMemo(() => momentTexts(locale), [locale]);
  const shown = shownValue(modeProps, chosen);
  const text = fieldText(modeProps, chosen, { fetched, momentText, now: t('pickerNow') });

  return (
    <>
      {!bare && (
        <PickerField
          {...field}
          label={label}
          root={root}
          rootRef={ref}
          text={isFailed ? t('pickerRetry') : text !== null && format ? format(shown) : text}
          sent={text === null ? '' : String(shown)}
          isOpen={isOpen}
          onNear={() => fetchLate(latePopup).catch(() => {})}
          onOpen={go}
        />
      )}
      {Popup && (
        <Popup
          {...{ label, title, confirmText, cancelText, visibleCount }}
          {...{ searchable, branches, onColumnChange }}
          modelProps={modeProps}
          open={isOpen}
          value={chosen}
          onCancel={cancel}
          onDone={(next) => {
            setOpen(false);
            setChosen(next);
          }}
        />
      )}
    </>
  );
}

function splitMode({ mode, range, rangeKey, columns, data, labels, ...rest }: Loose) {
  const { fields, start, end, filter, tillNow, ...own } = rest;
  const moment = { fields, start, end, filter, tillNow };
  return [{ mode, range, rangeKey, columns, data, labels, ...moment }, own] as const;
}

type PickerFieldProps = Omit<PickerBase, 'onChange' | 'ref'> & {
  root: RefObject<HTMLDivElement | null>;
  rootRef: Ref<HTMLDivElement> | undefined;
  text: string | null;
  /** What a form gets. */
  sent: string;
  isOpen: boolean;
  /** A finger or the focus is on it: what it opens may set out. */
  onNear: () => void;
  onOpen: () => void;
  children?: ReactNode;
};

/** The button that opens the sheet, and the input that stands for it in a form. */
function PickerField({
  root,
  rootRef,
  text,
  sent,
  isOpen,
  onNear,
  onOpen,
  ...props
}: PickerFieldProps) {
  const { label, placeholder, name, form, required, readOnly, children, ...rest } = props;
  const { className, style, disabled, onClick, ...button } = rest;
  const { root: marks, handlers, control } = splitProps(button);
  const t = useKitWords(enPicker);
  const empty = text ? undefined : '';

  return (
    <div
      {...marks}
      ref={useMergedRefs(root, rootRef)}
      className={joinClasses(styles.picker, className)}
      style={style}
      data-state={isOpen ? 'open' : 'closed'}
      data-empty={empty}
      onPointerDown={onNear}
      onFocus={onNear}
    >
      <button
        type="button"
        {...control}
        {...handlers}
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
          <span className={styles.label}>{label} </span>
        )}
        {children ?? (
          <>
            <span className={styles.value}>
              <bdi>{text || placeholder || t('pickerPlaceholder')}</bdi>
            </span>
            <span className={styles.arrow}>
              <ForwardIcon size="1.125rem" />
            </span>
          </>
        )}
      </button>
      {/* A form sends it, asks it whether it is filled, and shows there that it is not. It takes no key. */}
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
