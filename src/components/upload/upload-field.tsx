import { type RefObject, useId, useInsertionEffect, useLayoutEffect } from 'react';
import { useKitWords } from '@/platform';
import { enUpload } from '@/shared/messages/en-upload';
import type { UploadItem, UploadProps } from './types';
import styles from './upload.module.css';
import { statusOf } from './create-uploads';
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

/** The browser's own chooser, and what a form gets. */
export function UploadField({ ref, id, props, items, pending, isFull, ...rest }: Props) {
  const t = useKitWords(enUpload);
  const { name, form, disabled } = props;
  const multiple = (props.multiple ?? true) && (props.maxCount ?? 2) > 1;
  const done = items.filter((item) => statusOf(item) === 'done');
  const problem = () => {
    if (pending) return t('uploadPending');
    if (items.length > done.length) return t('uploadUnsent');
    return props.required && done.length === 0 ? t('uploadMissing') : '';
  };
  useNative(id, problem(), object);

  const isSent = props.upload !== undefined || props.url !== undefined;
  return (
    <>
      <input
        ref={ref}
        id={id}
        type="file"
        className={styles.input}
        aria-labelledby={rest.labelledBy}
        aria-describedby={rest.describedBy}
        aria-invalid={rest.describedBy ? true : undefined}
        aria-required={props.required || undefined}
        accept={acceptOf(props.accept ?? 'image') || undefined}
        capture={props.capture}
        multiple={multiple}
        data-name={name}
        // No `name`: the form gets results. And never readonly or gone: then the browser would not ask it.
        form={form}
        disabled={disabled}
        tabIndex={isFull || props.readOnly ? -1 : undefined}
        aria-hidden={isFull || props.readOnly || undefined}
        onClick={(event) => {
          if (isFull || props.readOnly) event.preventDefault();
        }}
        onChange={({ target }) => {
          rest.onFiles(Array.from(target.files ?? []));
          // The same file may be chosen again.
          target.value = '';
        }}
      />
      {name &&
        !disabled &&
        done.map((item) =>
          !isSent && item.file ? (
            <FileEntry key={item.id} {...{ name, form, multiple }} file={item.file} />
          ) : (
            <input
              key={item.id}
              type="hidden"
              data-type={multiple ? 'list' : undefined}
              name={name}
              form={form}
              value={(props.toFormValue ?? formValueOf)(item)}
            />
          ),
        )}
    </>
  );
}

type EntryProps = { name: string; form: string | undefined; multiple: boolean; file: File };

/** What nobody has sent goes with the form. */
function FileEntry({ file, ...native }: EntryProps) {
  const id = useId();
  useNative(id, file, hold);
  return <input id={id} type="file" {...native} hidden tabIndex={-1} />;
}

function object(field: HTMLInputElement, message: string) {
  field.setCustomValidity(message);
}

function hold(field: HTMLInputElement, file: File) {
  const transfer = new DataTransfer();
  transfer.items.add(file);
  field.files = transfer.files;
}

function formValueOf({ result, url = '', name }: UploadItem): string {
  if (typeof result === 'string') return result;
  if (typeof result === 'object' && result !== null) {
    const { url: remote } = result as { readonly url?: unknown };
    return typeof remote === 'string' ? remote : JSON.stringify(result);
  }
  return url && !url.startsWith('blob:') ? url : name;
}

type Write<V> = (field: HTMLInputElement, value: V) => void;

/** Writes what has no attribute to a native field, also while its page or tab is hidden: the form asks it still. */
function useNative<V>(id: string, value: V, write: Write<V>): void {
  useLayoutEffect(() => writeTo(id, value, write), [id, value, write]);
  // What is hidden has no other effects and no refs. In the document it is after them.
  useInsertionEffect(() => queueMicrotask(() => writeTo(id, value, write)), [id, value, write]);
}

function writeTo<V>(id: string, value: V, write: Write<V>) {
  const field = document.getElementById(id);
  if (field instanceof HTMLInputElement) write(field, value);
}
