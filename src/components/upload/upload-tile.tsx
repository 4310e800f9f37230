import { type KeyboardEvent, useId, useState, useSyncExternalStore } from 'react';
import {
  BackIcon,
  CloseIcon,
  FileIcon,
  ForwardIcon,
  PlayIcon,
  RefreshIcon,
} from '@/components/icon';
import { KitIcon } from '@/components/kit/kit-context';
import { useKitLocale, useKitWords } from '@/platform';
import { enUpload } from '@/shared/messages/en-upload';
import { isPending, statusOf, type Uploads } from './create-uploads';
import { sizeText } from './size-text';
import type { UploadItem } from './types';
import styles from './upload-tile.module.css';
import { useSortDrag } from './use-sort-drag';
import { isPicture } from './vet-files';
import markStyles from './tile-marks.module.css';

type Props = {
  item: UploadItem;
  /** The address of its picture. Undefined while a client fetches it, null after a failure. */
  address: string | null | undefined;
  index: number;
  count: number;
  uploads: Uploads;
  layout: 'grid' | 'list';
  deletable: boolean;
  sortable: boolean;
  /** Buttons to move the tile replace the others. */
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

/** A file with its preview, its progress and its buttons. */
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
      <Face item={item} address={props.address} />
      {props.layout === 'list' && (
        <span className={styles.facts}>
          <span data-part="name" className={styles.name}>
            {name}
          </span>
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
      data-part="tile"
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
      <span id={noteId} data-part="note" className={styles.note}>
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
          onClick={() => (cancels ? uploads.cancel(item.id) : props.onRemove())}
        />
      )}
    </li>
  );
}

function Face({ item, address: url }: Pick<Props, 'item' | 'address'>) {
  const { type = '', name } = item;
  // A server may have deleted the file since the draft was saved.
  const [missing, setMissing] = useState<string>();
  if (url && url !== missing && isPicture(item)) {
    const onError = () => setMissing(url);
    return (
      <img
        data-part="picture"
        className={styles.picture}
        src={url}
        alt=""
        draggable={false}
        onError={onError}
      />
    );
  }
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

/** A progress ring; it is empty while the file is queued. */
function PendingMark({ name, percent }: { name: string; percent: number | null }) {
  return (
    <span className={markStyles.veil}>
      <span
        role="progressbar"
        aria-label={name}
        aria-valuenow={percent ?? undefined}
        className={markStyles.progress}
        data-percent={percent ?? 0}
      >
        <svg viewBox="0 0 36 36" aria-hidden>
          <circle cx="18" cy="18" r="15" pathLength={100} />
          <circle cx="18" cy="18" r="15" pathLength={100} strokeDasharray={`${percent ?? 0} 100`} />
        </svg>
        <span aria-hidden>{percent}</span>
      </span>
    </span>
  );
}

type FailedProps = {
  name: string;
  note: string;
  noteId: string;
  onRetry: (() => void) | undefined;
};

function FailedMark({ name, note, noteId, onRetry }: FailedProps) {
  const t = useKitWords(enUpload);
  return (
    <span className={markStyles.veil}>
      {onRetry && (
        <button
          type="button"
          className={markStyles.retry}
          data-part="button"
          aria-label={t('uploadRetry', { name })}
          aria-describedby={noteId}
          onClick={onRetry}
        >
          <RefreshIcon size={22} />
        </button>
      )}
      <span className={markStyles.why} aria-hidden>
        {note}
      </span>
    </span>
  );
}

type MoveProps = { name: string; index: number; count: number; onPlace: (index: number) => void };

function MoveButtons({ name, index, count, onPlace }: MoveProps) {
  const t = useKitWords(enUpload);
  return (
    <span className={markStyles.moves}>
      <button
        type="button"
        data-part="button"
        aria-label={t('uploadEarlier', { name })}
        aria-disabled={index === 0 || undefined}
        onClick={() => onPlace(index - 1)}
      >
        <KitIcon name="back" icon={BackIcon} size={18} />
      </button>
      <button
        type="button"
        data-part="button"
        aria-label={t('uploadLater', { name })}
        aria-disabled={index === count - 1 || undefined}
        onClick={() => onPlace(index + 1)}
      >
        <KitIcon name="forward" icon={ForwardIcon} size={18} />
      </button>
    </span>
  );
}

type CornerProps = { label: string; isBusy: boolean; onClick: () => void };

/** Cancels a running upload, or removes a file. */
function CornerButton({ label, isBusy, onClick }: CornerProps) {
  return (
    <button
      type="button"
      data-part="close"
      className={markStyles.corner}
      aria-label={label}
      aria-disabled={isBusy || undefined}
      onClick={onClick}
    >
      <KitIcon name="close" icon={CloseIcon} size={14} weight={2.5} />
    </button>
  );
}
