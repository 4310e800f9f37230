import '@/components/kit/tokens-extra.css';
import type { UploadItem, UploadProps } from './types';
import { type Platform, useKitWords, usePlatform, useWhyNot } from '@/platform';
import { attempt } from '@/shared/errors';
import { omit } from '@/shared/lazy-values';
import { type Send, useRemoval, useUploads } from './use-uploads';
import { type DragEvent, useContext, useId, useRef, useState } from 'react';
import { useClientPictures } from '@/components/kit/client-files';
import { FieldLabelContext } from '@/components/kit/field-label';
import { useMergedRefs } from '@/components/kit/gestures';
import { joinClasses, mergeHandlers } from '@/components/kit/props';
import { useDefaults } from '@/components/kit/use-defaults';
import { useHandle } from '@/components/kit/use-handle';
import { useReport, useSafeCall } from '@/components/kit/use-safe-call';
import { late, useLate } from '@/shared/late-part';
import { enUpload } from '@/shared/messages/en-upload';
import { AddTile, RefusalList } from './refusal-list';
import { UploadGuard } from './upload-guard';
import styles from './upload.module.css';
import { UploadField } from './upload-field';
import { statusOf } from './create-uploads';
import { UploadTile } from './upload-tile';
import { isPicture } from './vet-files';

/** Uploads files to a server. Each file has its own progress, result and retry. */
export function Upload(ownProps: UploadProps) {
  const given = useDefaults('Upload', ownProps);
  const call = useSafeCall();
  const upload = useReported(given.upload);
  const { maxSize, toFormValue } = given;
  const props: UploadProps = {
    ...given,
    upload,
    ...(typeof maxSize === 'function' && {
      maxSize: (file: File) => call(maxSize, file) ?? Infinity,
    }),
    ...(toFormValue && { toFormValue: (item) => call(toFormValue, item) ?? item.name }),
  };
  if (props.url !== undefined || props.quality !== undefined) return <UploadInApp {...props} />;
  return <UploadBody props={props} send={props.upload ?? null} />;
}

/** A failure is reported, unless the user has cancelled the upload. */
function useReported(upload: UploadProps['upload']): UploadProps['upload'] {
  const report = useReport();
  return (
    upload &&
    (async (file, controls) => {
      try {
        return await upload(file, controls);
      } catch (error) {
        if (!controls.signal.aborted) report(error);
        throw error;
      }
    })
  );
}

/** Uses features that need an app: its network and its worker for pictures. */
function UploadInApp(props: UploadProps) {
  const platform = usePlatform();
  const { upload, url, request, quality, client = platform } = props;

  const deliver: Send = (file, controls) => {
    if (upload) return upload(file, controls);
    const { signal, onProgress } = controls;
    const task = client.uploadFile({ ...request, url: url ?? '', file, signal });
    task.onProgress(({ progress }) => onProgress(progress));
    return task.then(({ data }) => attempt(() => JSON.parse(data) as unknown) ?? data);
  };
  const send: Send = async (file, controls) => {
    const smaller =
      quality === undefined ? file : await shrink(platform, file, quality, controls.signal);
    if (controls.signal.aborted) throw new DOMException('', 'AbortError');
    return deliver(smaller, controls);
  };

  const reason = useWhyNot('file-upload');
  return (
    <>
      <UploadBody props={props} send={upload || url !== undefined ? send : null} />
      {reason !== null && <p className={styles.reason}>{reason}</p>}
    </>
  );
}

/**
 * Skips animated pictures and SVG, which compression would break. A picture that compression cannot shrink is sent
 * unchanged.
 */
async function shrink(platform: Platform, file: File, quality: number, signal: AbortSignal) {
  const fileType = ({ 'image/png': 'png', 'image/webp': 'webp' } as const)[file.type] ?? 'jpg';
  if (!/^image\/(jpeg|png|webp|hei[cf])$/.test(file.type)) return file;
  return platform.compressImage({ src: file, quality, fileType, signal }).then(
    ({ tempFile }) => (tempFile.size < file.size ? tempFile : file),
    () => file,
  );
}

const latePreview = late(() =>
  import('@/components/image-preview').then((file) => file.ImagePreview),
);

const isSeen = (item: UploadItem) => item.url !== undefined && isPicture(item);

function UploadBody({ props, send }: { props: UploadProps; send: Send }) {
  const { disabled = false, readOnly = false, layout = 'grid', previewFullImage = true } = props;
  const t = useKitWords(enUpload);
  const id = useId();
  const itemLabel = useContext(FieldLabelContext)?.id;
  const isNamed = props.label === undefined && itemLabel;
  const labelId = isNamed ? itemLabel : `${id}-label`;
  const root = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const { items, uploads, refusals, pending, isFull, ...list } = useUploads(field, props, send);
  const { addressOf } = useClientPictures(
    props.client,
    items.filter(isSeen).map(({ url = '' }) => url),
  );
  const { removing, remove } = useRemoval(root, props.beforeRemove, uploads.remove);
  const [viewed, setViewed] = useState<{ id: string; open: boolean } | null>(null);
  // After a failure the next tap requests the code again.
  const [Preview] = useLate(latePreview, viewed, () => setViewed(null));
  const [reorders, setReorders] = useState(false);
  const [moved, setMoved] = useState('');
  const [drops, setDrops] = useState(false);

  const rootRef = useMergedRefs(root, props.ref);

  useHandle(props.handle, {
    choose: () => field.current?.click(),
    add: list.add,
    retry: uploads.retry,
    cancel: uploads.cancel,
  });

  const isOpen = !disabled && !readOnly;
  const canSort = isOpen && (props.sortable ?? false) && items.length > 1;
  const pictures = items.filter((item) => isSeen(item) && addressOf(item.url ?? ''));
  const own = items.filter((item) => uploads.has(item.id));
  const done = own.filter((item) => statusOf(item) === 'done').length;
  const { onPreview } = props;
  const openOf = (item: UploadItem) => {
    if (onPreview) return () => onPreview(item);
    const isShown = previewFullImage && pictures.includes(item);
    return isShown ? () => setViewed({ id: item.id, open: true }) : undefined;
  };
  const put = (item: UploadItem, index: number) => {
    const place = Math.min(Math.max(index, 0), items.length - 1);
    list.move(item.id, place);
    setMoved(t('moved', { name: item.name, place: place + 1, count: items.length }));
  };
  // Ask the DOM, because a surrounding fieldset may disable the field.
  const takes = () => isOpen && !field.current?.matches(':disabled');
  const over = (event: DragEvent) => {
    if (!takes() || !event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setDrops(event.type === 'dragover');
  };

  const handlers = mergeHandlers<HTMLDivElement>(props, {
    onDragOver: over,
    onDragLeave: over,
    // Use the capture phase, so that the highlight ends even if the owner prevents the drop.
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
      aria-labelledby={labelId}
      {...omit(props, OWN)}
      {...handlers}
      ref={rootRef}
      className={joinClasses(styles.upload, props.className)}
      data-layout={layout}
      data-state={disabled ? 'disabled' : readOnly ? 'readonly' : pending ? 'pending' : 'ready'}
      data-dropping={drops ? '' : undefined}
    >
      {!isNamed && (
        <span id={labelId} className={styles.unseen}>
          {props.label ?? t('uploadLabel')}
        </span>
      )}
      <UploadField
        ref={field}
        id={`${id}-field`}
        labelledBy={`${id}-add ${labelId}`}
        describedBy={refusals.length > 0 ? `${id}-refusals` : undefined}
        props={props}
        items={items}
        pending={pending}
        isFull={isFull}
        onFiles={list.add}
      />
      <ul role="list" data-part="list" className={styles.list} aria-busy={pending || undefined}>
        {items.map((item, index) => (
          <UploadTile
            key={item.id}
            item={item}
            address={addressOf(item.url ?? '')}
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
          data-part="handle"
          className={styles.reorder}
          aria-pressed={reorders}
          onClick={() => setReorders(!reorders)}
        >
          {t(reorders ? 'done' : 'uploadReorder')}
        </button>
      )}
      <RefusalList
        id={`${id}-refusals`}
        refusals={refusals}
        maxSize={props.maxSize}
        maxCount={list.maxCount}
        onDismiss={list.dismiss}
      />
      <p aria-live="polite" className={styles.unseen}>
        {own.length > 0 && send && t('uploadCount', { done, count: own.length })} {moved}
      </p>
      {props.guardLeave && <UploadGuard pending={pending} />}
      {viewed && Preview && (
        <Preview
          open={viewed.open}
          pictures={pictures.map(({ url = '', name }) => ({
            url: addressOf(url) ?? '',
            alt: name,
          }))}
          start={Math.max(
            0,
            pictures.findIndex((item) => item.id === viewed.id),
          )}
          onOpenChange={(open) => setViewed({ ...viewed, open })}
          onExited={() => setViewed(null)}
        />
      )}
    </div>
  );
}

const OWN = [
  ...['label', 'value', 'defaultValue', 'onChange', 'upload', 'url', 'request', 'client'],
  ...['quality', 'concurrency', 'accept', 'capture', 'multiple', 'maxCount', 'maxSize'],
  ...['beforeAdd', 'beforeRemove', 'onRefuse', 'onPendingChange', 'onPreview', 'layout'],
  ...['previewFullImage', 'deletable', 'sortable', 'guardLeave', 'uploadText', 'disabled'],
  ...['readOnly', 'name', 'form', 'required', 'toFormValue', 'handle'],
];
