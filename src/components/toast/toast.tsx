import '@/components/tokens-extra.css';
import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { CheckIcon, WarningIcon } from '@/components/icon';
import { usePresence } from '@/components/popup';
import { Spinner } from '@/components/spinner';
import { VisuallyHidden } from '@/components/visually-hidden';
import styles from './toast.module.css';

export type ToastContent = {
  /** Tells one message from the next, also when their texts are the same. */
  id: string;
  title: string;
  /** @default 'none' */
  icon?: 'success' | 'error' | 'loading' | 'none';
  /** The address of a picture in the icon's place. */
  image?: string | undefined;
  /** Keeps the page from being touched meanwhile. @default false */
  mask?: boolean;
  /** @default 'center' */
  position?: 'top' | 'center' | 'bottom';
};

export type ToastProps = {
  /** What to show; null takes it away. */
  content: ToastContent | null;
  /** Read where a spinner has no title. @default 'Loading' */
  loadingLabel?: string;
};

const ICONS = {
  success: <CheckIcon size={36} />,
  error: <WarningIcon size={36} />,
  loading: <Spinner size={32} />,
  none: null,
};

/**
 * A short message above everything. It takes no focus and no touch: screen readers hear it, because its live
 * region is there before its text. So keep one Toast mounted and change its content.
 */
export function Toast({ content, loadingLabel = 'Loading' }: ToastProps) {
  const box = useRef<HTMLDivElement>(null);
  const [region, setRegion] = useState<'new' | 'known'>('new');
  const [shown, setShown] = useState(content);
  if (content && content !== shown) setShown(content);
  const state = usePresence(region === 'known' && content !== null, box);

  useEffect(() => {
    const frame = requestAnimationFrame(() => setRegion('known'));
    return () => cancelAnimationFrame(frame);
  }, []);

  const { icon = 'none', position = 'center', id, image, title } = shown ?? { id: '', title: '' };
  return createPortal(
    <>
      {content?.mask && <div className={styles.mask} aria-hidden />}
      <div
        className={styles.region}
        data-position={position}
        data-portico-live=""
        role="status"
        aria-atomic
      >
        {state !== 'closed' && (
          <div
            key={id}
            ref={box}
            className={styles.toast}
            data-icon={image ? 'image' : icon}
            data-state={state}
          >
            {image ? <img className={styles.image} src={image} alt="" /> : ICONS[icon]}
            {title || (icon === 'loading' && <VisuallyHidden>{loadingLabel}</VisuallyHidden>)}
          </div>
        )}
      </div>
    </>,
    document.body,
  );
}
