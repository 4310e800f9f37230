import { type DragEvent, useId, useRef, useState } from 'react';
import { useMergedRefs } from '@/components/gestures';
import { joinClasses } from '@/components/join-classes';
import { mergeHandlers } from '@/components/merge-handlers';
import { useFormReset } from '@/components/use-form-reset';
import { useHandle } from '@/components/use-handle';
import { useKitWords } from '@/platform';
import { late, useLate } from '@/shared/late-part';
import { enUpload } from '@/shared/messages/en-upload';
import { AddTile } from './add-tile';
import { LeaveGuard } from './leave-guard';
import { nativeProps } from './native-props';
import { RefusalList } from './refusal-list';
import type { UploadItem, UploadProps } from './types';
import styles from './upload.module.css';
import { UploadField } from './upload-field';
import { statusOf } from './upload-queue';
import { UploadTile } from './upload-tile';
import { useRemoval } from './use-removal';
import { type Send, useUploads } from './use-uploads';
import { isPicture } from './vet-files';

const latePreview = late(() =>
  import('@/components/image-preview').then((file) => file.ImagePreview),
);

const isSeen = (item: UploadItem) => item.url !== undefined && isPicture(item);

export function UploadBody({ props, send }: { props: UploadProps; send: Send }) {
  const { disabled = false, readOnly = false, layout = 'grid', previewFullImage = true } = props;
  const t = useKitWords(enUpload);
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const { items, uploads, refusals, pending, isFull, ...list } = useUploads(props, send);
  const { removing, remove } = useRemoval(root, props.beforeRemove, uploads.remove);
  const [viewed, setViewed] = useState<{ id: string; open: boolean } | null>(null);
  // After a failure the next tap requests the code again.
  const [Preview] = useLate(latePreview, viewed, () => setViewed(null));
  const [reorders, setReorders] = useState(false);
  const [moved, setMoved] = useState('');
  const [drops, setDrops] = useState(false);

  const rootRef = useMergedRefs(root, props.ref);

  useFormReset(field, list.reset);
  useHandle(props.handle, {
    choose: () => field.current?.click(),
    add: list.add,
    retry: uploads.retry,
    cancel: uploads.cancel,
  });

  const isOpen = !disabled && !readOnly;
  const canSort = isOpen && (props.sortable ?? false) && items.length > 1;
  const pictures = items.filter(isSeen);
  const own = items.filter((item) => uploads.has(item.id));
  const done = own.filter((item) => statusOf(item) === 'done').length;
  const { onPreview } = props;
  const openOf = (item: UploadItem) => {
    if (onPreview) return () => onPreview(item);
    const isShown = previewFullImage && isSeen(item);
    return isShown ? () => setViewed({ id: item.id, open: true }) : undefined;
  };
  const put = (item: UploadItem, index: number) => {
    const place = Math.min(Math.max(index, 0), items.length - 1);
    list.move(item.id, place);
    setMoved(t('uploadMoved', { name: item.name, place: place + 1, count: items.length }));
  };
  // Of a fieldset around it only the document knows.
  const takes = () => isOpen && !field.current?.matches(':disabled');
  const over = (event: DragEvent) => {
    if (!takes() || !event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setDrops(event.type === 'dragover');
  };

  const handlers = mergeHandlers<HTMLDivElement>(props, {
    onDragOver: over,
    onDragLeave: over,
    // Not prevented with the drop: the look of a target ends in any case.
    onDropCapture: () => setDrops(false),
    onDrop: (event) => {
      over(event);
      if (takes()) list.add(Array.from(event.dataTransfer.files));
    },
    onPaste: (event) => {
      const files = Array.from(event.clipboardData.files);
      if (files.length === 0 || !takes()) return;
      event.preventDefault();
      list.add(files);
    },
  });

  return (
    <div
      role="group"
      aria-labelledby={`${id}-label`}
      {...nativeProps(props)}
      {...handlers}
      ref={rootRef}
      className={joinClasses(styles.upload, props.className)}
      data-layout={layout}
      data-state={disabled ? 'disabled' : readOnly ? 'readonly' : pending ? 'pending' : 'ready'}
      data-dropping={drops ? '' : undefined}
    >
      <span id={`${id}-label`} className={styles.unseen}>
        {props.label ?? t('uploadLabel')}
      </span>
      <UploadField
        ref={field}
        id={`${id}-field`}
        labelledBy={`${id}-add ${id}-label`}
        describedBy={refusals.length > 0 ? `${id}-refusals` : undefined}
        props={props}
        items={items}
        pending={pending}
        isFull={isFull}
        onFiles={list.add}
      />
      <ul role="list" className={styles.list} aria-busy={pending || undefined}>
        {items.map((item, index) => (
          <UploadTile
            key={item.id}
            item={item}
            index={index}
            count={items.length}
            uploads={uploads}
            layout={layout}
            deletable={isOpen && (props.deletable ?? true)}
            sortable={canSort}
            reorders={canSort && reorders}
            isRemoving={removing.includes(item.id)}
            onOpen={openOf(item)}
            onRemove={() => remove(item)}
            onPlace={(to) => put(item, to)}
          />
        ))}
        <AddTile
          id={`${id}-add`}
          field={`${id}-field`}
          text={props.uploadText ?? t('uploadAdd')}
          dropText={drops ? t('uploadDrop') : null}
          hidden={isFull || readOnly}
        />
      </ul>
      {canSort && (
        <button
          type="button"
          className={styles.reorder}
          aria-pressed={reorders}
          onClick={() => setReorders(!reorders)}
        >
          {t(reorders ? 'uploadReordered' : 'uploadReorder')}
        </button>
      )}
      <RefusalList
        id={`${id}-refusals`}
        refusals={refusals}
        maxSize={props.maxSize}
        maxCount={list.maxCount}
        onDismiss={list.dismiss}
      />
      <p role="status" className={styles.unseen}>
        {own.length > 0 && send && t('uploadCount', { done, count: own.length })} {moved}
      </p>
      {props.guardLeave && <LeaveGuard pending={pending} />}
      {viewed && Preview && (
        <Preview
          open={viewed.open}
          pictures={pictures.map(({ url = '', name }) => ({ url, alt: name }))}
          start={Math.max(
            0,
            pictures.findIndex((item) => item.id === viewed.id),
          )}
          onClose={() => setViewed({ ...viewed, open: false })}
          onExited={() => setViewed(null)}
        />
      )}
    </div>
  );
}
