import '@/components/kit/tokens-extra.css';
import { type InputHTMLAttributes, useId, useState } from 'react';
import { asText, useData } from '@/components/kit/use-data';
import { useDefaults } from '@/components/kit/use-defaults';
import { useSafeCall } from '@/components/kit/use-safe-call';
import { useKitWords } from '@/platform';
import { enDialog } from '@/shared/messages/en-overlays';
import { isPromise } from '@/shared/values';
import { Dialog, type DialogAction, type DialogProps } from './dialog';
import styles from './dialog.module.css';

type Preset = Omit<DialogProps, 'actions' | 'closeOnAction'>;

export type AlertDialogProps = Preset & {
  /** @default 'OK' */
  confirmText?: string | undefined;
  /** Like `onClick` of an action. */
  onConfirm?: (() => unknown) | undefined;
};

const readers = { confirmText: asText };

/** A message with one button. */
export function AlertDialog(ownProps: AlertDialogProps) {
  const { confirmText, onConfirm, ...dialog } = useData(
    'AlertDialog',
    useDefaults('AlertDialog', ownProps, ['onConfirm']),
    readers,
  );
  const t = useKitWords(enDialog);
  return (
    <Dialog
      role="alertdialog"
      {...dialog}
      actions={[{ label: confirmText ?? t('ok'), tone: 'primary', onClick: onConfirm }]}
    />
  );
}

export type ConfirmDialogProps = AlertDialogProps & {
  /** @default 'Cancel' */
  cancelText?: string | undefined;
  onCancel?: (() => unknown) | undefined;
  /** The tone of the confirming button. @default 'primary' */
  tone?: DialogAction['tone'] | undefined;
  /** The id of a form in the dialog. The confirming button submits it, and so does Enter in one of its fields. */
  form?: string | undefined;
};

const confirmDialogReaders = { confirmText: asText, cancelText: asText };

/** A question with two answers: an `alertdialog`, or with a form inside a `dialog`. */
export function ConfirmDialog(ownProps: ConfirmDialogProps) {
  const {
    tone = 'primary',
    confirmText,
    onConfirm,
    cancelText,
    onCancel,
    form,
    ...dialog
  } = useData(
    'ConfirmDialog',
    useDefaults('ConfirmDialog', ownProps, ['onConfirm', 'onCancel']),
    confirmDialogReaders,
  );
  const t = useKitWords(enDialog);
  return (
    <Dialog
      role={form === undefined ? 'alertdialog' : 'dialog'}
      {...dialog}
      actions={[
        { label: cancelText ?? t('cancel'), cancels: true, onClick: onCancel },
        { label: confirmText ?? t('ok'), tone, form, onClick: onConfirm },
      ]}
    />
  );
}

type Complaint = string | null | undefined;

export type PromptDialogProps = Omit<
  ConfirmDialogProps,
  'label' | 'onConfirm' | 'defaultValue' | 'form'
> & {
  /** Gets the text. */
  onConfirm?: ((value: string) => unknown) | undefined;
  /** The label of the field. */
  label: string;
  /** The text of the field at each opening. @default '' */
  defaultValue?: string;
  /** Returns an error text, or nothing if the value is valid. May be async. */
  validate?: ((value: string) => Complaint | Promise<Complaint>) | undefined;
  /** Further attributes of the native field: `type`, `placeholder`, `inputMode` ... */
  field?: Omit<InputHTMLAttributes<HTMLInputElement>, 'value' | 'defaultValue'> | undefined;
};

/** A question with a text field for the answer. */
export function PromptDialog(ownProps: PromptDialogProps) {
  const {
    label,
    children,
    onConfirm,
    defaultValue = '',
    validate,
    field,
    ...dialog
  } = useDefaults('PromptDialog', ownProps, ['onConfirm', 'onCancel']);
  const [value, setValue] = useState(defaultValue);
  const [wrong, setWrong] = useState('');
  const [wasOpen, setWasOpen] = useState(dialog.open);
  // Reset at each opening, because the question may be another one.
  if (wasOpen !== dialog.open) {
    setWasOpen(dialog.open);
    if (dialog.open) {
      setValue(defaultValue);
      setWrong('');
    }
  }
  const id = useId();
  const call = useSafeCall();

  const confirm = () => {
    const judge = (complaint: unknown) => {
      const text = typeof complaint === 'string' ? complaint : '';
      setWrong(text);
      return text ? false : onConfirm?.(value);
    };
    const complaint = validate?.(value);
    return isPromise(complaint) ? complaint.then(judge) : judge(complaint);
  };
  return (
    <ConfirmDialog {...dialog} label={label} form={`${id}-form`} onConfirm={confirm}>
      {children}
      <form id={`${id}-form`} className={styles.form} onSubmit={(event) => event.preventDefault()}>
        <label htmlFor={`${id}-field`}>{label}</label>
        <input
          data-autofocus
          {...field}
          id={`${id}-field`}
          data-part="field"
          className={styles.field}
          value={value}
          aria-invalid={wrong ? true : undefined}
          aria-describedby={wrong ? `${id}-wrong` : undefined}
          onChange={(event) => {
            call(field?.onChange, event);
            setValue(event.target.value);
            setWrong('');
          }}
        />
        <p id={`${id}-wrong`} data-part="error" className={styles.wrong} role="alert">
          {wrong}
        </p>
      </form>
    </ConfirmDialog>
  );
}
