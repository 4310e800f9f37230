import { BackIcon, CloseIcon, ForwardIcon, RefreshIcon } from '@/components/icon';
import { useKitWords } from '@/platform';
import { enUpload } from '@/shared/messages/en-upload';
import styles from './tile-marks.module.css';

/** A ring that fills; empty while it waits for its turn. */
export function PendingMark({ name, percent }: { name: string; percent: number | null }) {
  return (
    <span className={styles.veil}>
      <span
        role="progressbar"
        aria-label={name}
        aria-valuenow={percent ?? undefined}
        className={styles.progress}
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

export function FailedMark({ name, note, noteId, onRetry }: FailedProps) {
  const t = useKitWords(enUpload);
  return (
    <span className={styles.veil}>
      {onRetry && (
        <button
          type="button"
          className={styles.retry}
          aria-label={t('uploadRetry', { name })}
          aria-describedby={noteId}
          onClick={onRetry}
        >
          <RefreshIcon size={22} />
        </button>
      )}
      <span className={styles.why} aria-hidden>
        {note}
      </span>
    </span>
  );
}

type MoveProps = { name: string; index: number; count: number; onPlace: (index: number) => void };

export function MoveButtons({ name, index, count, onPlace }: MoveProps) {
  const t = useKitWords(enUpload);
  return (
    <span className={styles.moves}>
      <button
        type="button"
        aria-label={t('uploadEarlier', { name })}
        aria-disabled={index === 0 || undefined}
        onClick={() => onPlace(index - 1)}
      >
        <BackIcon size={18} />
      </button>
      <button
        type="button"
        aria-label={t('uploadLater', { name })}
        aria-disabled={index === count - 1 || undefined}
        onClick={() => onPlace(index + 1)}
      >
        <ForwardIcon size={18} />
      </button>
    </span>
  );
}

type CornerProps = { label: string; isBusy: boolean; onPress: () => void };

/** Cancels what is on its way, removes what is not. */
export function CornerButton({ label, isBusy, onPress }: CornerProps) {
  return (
    <button
      type="button"
      className={styles.corner}
      aria-label={label}
      aria-disabled={isBusy || undefined}
      onClick={onPress}
    >
      <CloseIcon size={14} weight={2.5} />
    </button>
  );
}
