import type { ComponentProps } from 'react';
import { BackIcon, CloseIcon, DownloadIcon, ForwardIcon, ZoomIcon } from '@/components/icon';
import { KitIcon } from '@/components/kit/kit-context';
import { useAction } from '@/components/kit/use-action';
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
  const { pending, run } = useAction();
  const isSaving = pending !== null;

  return (
    <div data-part="header" className={styles.top}>
      <BarButton label={labels.close} data-autofocus onClick={onClose}>
        <KitIcon name="close" icon={CloseIcon} />
      </BarButton>
      {/* Hidden, because the dialog's name has the number. */}
      <span data-part="number" className={styles.number} aria-hidden>
        <bdi dir="ltr">{number}</bdi>
      </span>
      <BarButton label={isZoomed ? labels.zoomOut : labels.zoomIn} onClick={onZoom}>
        <ZoomIcon out={isZoomed} />
      </BarButton>
      {onSave && (
        <BarButton
          label={labels.save}
          aria-busy={isSaving || undefined}
          onClick={() => void run(onSave, () => {})}
        >
          {isSaving ? <Spinner size={20} /> : <DownloadIcon />}
        </BarButton>
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
    <div data-part="footer" className={styles.bottom}>
      <BarButton
        label={labels.previous}
        aria-disabled={isFirst || undefined}
        onClick={() => onTurn(-1)}
      >
        <KitIcon name="back" icon={BackIcon} />
      </BarButton>
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
      <BarButton label={labels.next} aria-disabled={isLast || undefined} onClick={() => onTurn(1)}>
        <KitIcon name="forward" icon={ForwardIcon} />
      </BarButton>
    </div>
  );
}

type BarButtonProps = ComponentProps<'button'> & { label: string };

function BarButton({ label, ...native }: BarButtonProps) {
  return (
    <button
      type="button"
      data-part="button"
      className={styles.button}
      aria-label={label}
      {...native}
    />
  );
}
