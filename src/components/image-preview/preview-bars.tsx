import { useState } from 'react';
import { BackIcon, CloseIcon, DownloadIcon, ForwardIcon, ZoomIcon } from '@/components/icon';
import { KitIcon } from '@/components/kit/kit-context';
import { useReport } from '@/components/kit/use-safe-call';
import { Spinner } from '@/components/spinner';
import styles from './image-preview.module.css';
import type { ImagePreviewLabels } from './labels';

type TopProps = {
  labels: ImagePreviewLabels;
  /** '2 / 5', or an empty string. */
  number: string;
  isZoomed: boolean;
  onZoom: () => void;
  onSave: (() => void | Promise<void>) | undefined;
  onClose: () => void;
};

export function TopBar({ labels, number, isZoomed, onZoom, onSave, onClose }: TopProps) {
  const [saving, setSaving] = useState(false);
  const report = useReport();
  const save = async () => {
    if (saving) return;
    setSaving(true);
    try {
      await onSave?.();
    } catch (error) {
      report(error);
    } finally {
      setSaving(false);
    }
  };

  return (
    <div className={styles.top}>
      <button
        type="button"
        data-part="button"
        className={styles.button}
        aria-label={labels.close}
        data-autofocus
        onClick={onClose}
      >
        <KitIcon name="close" icon={CloseIcon} />
      </button>
      {/* Hidden, because the dialog's name has the number. */}
      <span data-part="number" className={styles.number} aria-hidden>
        <bdi dir="ltr">{number}</bdi>
      </span>
      <button
        type="button"
        data-part="button"
        className={styles.button}
        aria-label={isZoomed ? labels.zoomOut : labels.zoomIn}
        onClick={onZoom}
      >
        <ZoomIcon out={isZoomed} />
      </button>
      {onSave && (
        <button
          type="button"
          data-part="button"
          className={styles.button}
          aria-label={labels.save}
          aria-busy={saving || undefined}
          onClick={() => void save()}
        >
          {saving ? <Spinner size={20} /> : <DownloadIcon />}
        </button>
      )}
    </div>
  );
}

type BottomProps = {
  labels: ImagePreviewLabels;
  index: number;
  count: number;
  hasDots: boolean;
  loop: boolean;
  onTurn: (by: 1 | -1) => void;
};

export function BottomBar({ labels, index, count, hasDots, loop, onTurn }: BottomProps) {
  // `aria-disabled`, because `disabled` would drop the focus.
  const isFirst = !loop && index === 0;
  const isLast = !loop && index === count - 1;
  return (
    <div className={styles.bottom}>
      <button
        type="button"
        data-part="button"
        className={styles.button}
        aria-label={labels.previous}
        aria-disabled={isFirst || undefined}
        onClick={() => onTurn(-1)}
      >
        <KitIcon name="back" icon={BackIcon} />
      </button>
      <span className={styles.dots} aria-hidden>
        {hasDots &&
          Array.from({ length: count }, (_, dot) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: dots have no other identity
            <i
              key={dot}
              data-part="dot"
              className={styles.dot}
              data-current={dot === index || undefined}
            />
          ))}
      </span>
      <button
        type="button"
        data-part="button"
        className={styles.button}
        aria-label={labels.next}
        aria-disabled={isLast || undefined}
        onClick={() => onTurn(1)}
      >
        <KitIcon name="forward" icon={ForwardIcon} />
      </button>
    </div>
  );
}
