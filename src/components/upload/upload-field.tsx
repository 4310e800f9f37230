import { type RefObject, useInsertionEffect, useLayoutEffect } from 'react';
import { useKitWords } from '@/platform';
import { enUpload } from '@/shared/messages/en-upload';
import type { UploadItem, UploadProps } from './types';
import styles from './upload.module.css';
import { isList, sentOf } from './form-entries';
import { acceptOf } from './vet-files';

type Props = {
  ref: RefObject<HTMLInputElement | null>;
  id: string;
  labelledBy: string;
  props: UploadProps;
  items: readonly UploadItem[];
  pending: boolean;
  isFull: boolean;
  describedBy: string | undefined;
  onFiles: (files: readonly File[]) => void;
};

/** The native file input and the form values. */
export function UploadField({ ref, id, props, items, pending, isFull, ...rest }: Props) {
  const t = useKitWords(enUpload);
  const { form, disabled } = props;
  const multiple = isList(props);
  const done = sentOf(items);
  const isUnsent = items.length > done.length;
  const problem = () => {
    if (pending) return t('uploadPending');
    if (isUnsent) return t('uploadUnsent');
    return props.required && done.length === 0 ? t('uploadMissing') : '';
  };
  useNative(id, problem(), object);

  return (
    <input
      ref={ref}
      id={id}
      type="file"
      data-part="input"
      className={styles.input}
      aria-labelledby={rest.labelledBy}
      aria-describedby={rest.describedBy}
      aria-invalid={rest.describedBy ? true : undefined}
      aria-required={props.required || undefined}
      accept={acceptOf(props.accept ?? 'image') || undefined}
      capture={props.capture}
      multiple={multiple}
      // A form asks to wait for these files, not for other ones.
      data-ask={pending || isUnsent ? 'wait' : undefined}
      // No `name`, because the form gets the results. No `readonly` and no unmount: the browser would skip its
      // validity.
      form={form}
      disabled={disabled}
      tabIndex={isFull || props.readOnly ? -1 : undefined}
      aria-hidden={isFull || props.readOnly || undefined}
      onClick={(event) => {
        if (isFull || props.readOnly) event.preventDefault();
      }}
      onChange={({ target }) => {
        rest.onFiles(Array.from(target.files ?? []));
        // Reset the input, so that the user can choose the same file again.
        target.value = '';
      }}
    />
  );
}

function object(field: HTMLInputElement, message: string) {
  field.setCustomValidity(message);
}

type Write<V> = (field: HTMLInputElement, value: V) => void;

/**
 * Sets a property of a native field that no attribute can set. Fields of a hidden page need it too, because the form
 * still validates them.
 */
function useNative<V>(id: string, value: V, write: Write<V>): void {
  useLayoutEffect(() => writeTo(id, value, write), [id, value, write]);
  // A hidden page runs only insertion effects and has no refs. The microtask runs after React has updated the DOM.
  useInsertionEffect(() => queueMicrotask(() => writeTo(id, value, write)), [id, value, write]);
}

function writeTo<V>(id: string, value: V, write: Write<V>) {
  const field = document.getElementById(id);
  if (field instanceof HTMLInputElement) write(field, value);
}
