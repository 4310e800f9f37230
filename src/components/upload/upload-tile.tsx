import { type KeyboardEvent, useId, useSyncExternalStore } from 'react';
import { FileIcon, PlayIcon } from '@/components/icon';
import { useKitLocale, useKitWords } from '@/platform';
import { enUpload } from '@/shared/messages/en-upload';
import type { Uploads } from './create-uploads';
import { sizeText } from './size-text';
import type { UploadItem } from './types';
import { CornerButton, FailedMark, MoveButtons, PendingMark } from './tile-marks';
import styles from './upload-tile.module.css';
import { isPending, statusOf } from './upload-queue';
import { useSortDrag } from './use-sort-drag';
import { isPicture } from './vet-files';

type Props = {
  item: UploadItem;
  index: number;
  count: number;
  uploads: Uploads;
  layout: 'grid' | 'list';
  deletable: boolean;
  sortable: boolean;
  /** Buttons to move it stand in the place of the others. */
  reorders: boolean;
  isRemoving: boolean;
  onOpen: (() => void) | undefined;
  onRemove: () => void;
  onPlace: (index: number) => void;
};

const words = {
  queued: 'uploadQueued',
  uploading: 'uploadUploading',
  done: 'uploadDone',
  failed: 'uploadFailed',
} as const;

/** One file: what it looks like, how far it is, and what can be done about it. */
export function UploadTile({ item, index, count, uploads, onOpen, onPlace, ...props }: Props) {
  const t = useKitWords(enUpload);
  const locale = useKitLocale();
  const read = () => uploads.percentOf(item.id) ?? item.percent ?? 0;
  const percent = useSyncExternalStore((tell) => uploads.watch(item.id, tell), read, read);
  const drag = useSortDrag(!props.sortable, onPlace);
  const status = statusOf(item);
  const { name } = item;
  const note = status === 'failed' ? (item.message ?? t('uploadFailed')) : t(words[status]);
  const noteId = useId();
  const cancels = isPending(item) && uploads.has(item.id);

  const press = (event: KeyboardEvent<HTMLElement>) => {
    if (!props.sortable || !event.altKey) return;
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const step = stepOf(event.key, isRtl);
    if (step === 0) return;
    event.preventDefault();
    onPlace(index + step);
  };

  const face = (
    <>
      <Face item={item} />
      {props.layout === 'list' && (
        <span className={styles.facts}>
          <span className={styles.name}>{name}</span>
          <span className={styles.size}>
            {status === 'done' && item.size !== undefined ? sizeText(item.size, locale) : note}
          </span>
        </span>
      )}
    </>
  );

  return (
    <li
      ref={drag}
      className={styles.tile}
      data-upload={item.id}
      data-layout={props.layout}
      data-state={status}
      data-removing={props.isRemoving ? '' : undefined}
    >
      {onOpen || props.sortable ? (
        <button
          type="button"
          className={styles.face}
          aria-label={onOpen ? t('uploadPreview', { name }) : name}
          aria-describedby={noteId}
          aria-keyshortcuts={
            props.sortable ? 'Alt+ArrowLeft Alt+ArrowRight Alt+ArrowUp Alt+ArrowDown' : undefined
          }
          onClick={onOpen}
          onKeyDown={press}
        >
          {face}
        </button>
      ) : (
        <span className={styles.face} role="img" aria-label={name} aria-describedby={noteId}>
          {face}
        </span>
      )}
      <span id={noteId} className={styles.note}>
        {note}
      </span>
      {isPending(item) && (
        <PendingMark name={name} percent={status === 'uploading' ? percent : null} />
      )}
      {status === 'failed' && !props.reorders && (
        <FailedMark
          {...{ name, note, noteId }}
          onRetry={uploads.canRetry(item) ? () => uploads.retry(item.id) : undefined}
        />
      )}
      {props.reorders && <MoveButtons {...{ name, index, count, onPlace }} />}
      {!props.reorders && (cancels || (item.deletable ?? props.deletable)) && (
        <CornerButton
          label={t(cancels ? 'uploadCancel' : 'uploadRemove', { name })}
          isBusy={props.isRemoving}
          onPress={() => (cancels ? uploads.cancel(item.id) : props.onRemove())}
        />
      )}
    </li>
  );
}

function Face({ item }: { item: UploadItem }) {
  const { url, type = '', name } = item;
  if (url && isPicture(item))
    return <img className={styles.picture} src={url} alt="" draggable={false} />;
  return (
    <span className={styles.kind}>
      {type.startsWith('video/') ? <PlayIcon size={28} /> : <FileIcon size={28} />}
      <span className={styles.ending}>{/\.(\w{1,5})$/.exec(name)?.[1]}</span>
    </span>
  );
}

function stepOf(key: string, isRtl: boolean): number {
  if (key === 'ArrowUp') return -1;
  if (key === 'ArrowDown') return 1;
  if (key === 'ArrowLeft') return isRtl ? 1 : -1;
  if (key === 'ArrowRight') return isRtl ? -1 : 1;
  return 0;
}
