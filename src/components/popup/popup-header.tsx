import type { ReactNode } from 'react';
import { CloseIcon } from '@/components/icon';
import { KitIcon } from '@/components/kit/kit-context';
import styles from './popup-header.module.css';

type Props = {
  titleId: string;
  title: ReactNode;
  closeLabel: string;
  closeIcon: ReactNode;
  onClose: (() => void) | undefined;
};

export function PopupHeader({ titleId, title, closeLabel, closeIcon, onClose }: Props) {
  return (
    <div
      data-part="header"
      className={styles.header}
      data-popup-handle
      data-bare={title ? undefined : ''}
    >
      {title && (
        <h2 id={titleId} data-part="title" className={styles.title}>
          {title}
        </h2>
      )}
      {onClose && (
        <button
          type="button"
          data-part="close"
          className={styles.close}
          aria-label={closeLabel}
          onClick={onClose}
        >
          {closeIcon ?? <KitIcon name="close" icon={CloseIcon} size="1.25rem" />}
        </button>
      )}
    </div>
  );
}

type HandleProps = {
  side: 'top' | 'bottom';
  label: string;
  count: number;
  snap: number;
  onSnap: (index: number) => void;
};

/** The drag handle. If the panel has several heights, it is a button that switches between them. */
export function PopupHandle({ side, label, count, snap, onSnap }: HandleProps) {
  if (count < 2)
    return (
      <div
        data-part="handle"
        className={styles.handle}
        data-popup-handle
        data-side={side}
        aria-hidden
      />
    );
  const byKey: Record<string, number> = { ArrowUp: snap + 1, ArrowDown: snap - 1 };
  return (
    <button
      type="button"
      data-part="handle"
      className={styles.handle}
      data-popup-handle
      data-side={side}
      aria-label={label}
      onClick={() => onSnap((snap + 1) % count)}
      onKeyDown={(event) => {
        const next = byKey[event.key];
        if (next === undefined) return;
        event.preventDefault();
        if (next >= 0 && next < count) onSnap(next);
      }}
    />
  );
}
