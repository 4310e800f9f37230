import '@/components/kit/tokens-extra.css';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { followView, usePresence } from '@/components/kit/overlays';
import { VisuallyHidden } from '@/components/visually-hidden';
import { useClearPlace } from './clear-place';
import styles from './toast.module.css';
import { CheckIcon, WarningIcon } from '@/components/icon';
import { KitIcon } from '@/components/kit/kit-context';
import { Spinner } from '@/components/spinner';

export type ToastContent = {
  /** Identifies the message, so two messages may have the same text. */
  id: string;
  title: string;
  /** @default 'none' */
  icon?: ToastIcon;
  /** The URL of an image that replaces the icon. */
  image?: string | undefined;
  /** Blocks touches on the page, except on its back button. @default false */
  mask?: boolean;
  /** @default 'center' */
  position?: 'top' | 'center' | 'bottom';
};

export type ToastHostProps = {
  /** The message. Null hides the toast. */
  content: ToastContent | null;
  /** Screen readers read it for a spinner without a title. @default 'Loading' */
  loadingLabel?: string;
};

/**
 * The toast for the platform's calls. An app has one, and the calls close it. It takes no focus and no touches. Its live
 * region is in the document before its text, so screen readers read it. The status region is always there, and the alert
 * region appears a frame before an error.
 */
export function ToastHost({ content, loadingLabel = 'Loading' }: ToastHostProps) {
  const box = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState(content);
  if (content && content !== shown) setShown(content);
  const [isReady, setReady] = useState(false);
  const state = usePresence(isReady && content !== null, box);
  const isAlert = shown?.icon === 'error';
  const status = useRegion('status', true);
  // Only while needed. Otherwise each app would always have an empty alert beside the alerts of its pages.
  const alert = useRegion('alert', isAlert && (content !== null || state !== 'closed'));
  const region = isAlert ? alert : status;
  if (isReady !== (region !== null)) setReady(region !== null);

  const { icon = 'none', position = 'center', id, image, title } = shown ?? { id: '', title: '' };
  useLayoutEffect(() => {
    if (region) region.dataset.position = position;
  }, [region, position]);

  useClearPlace(region, state !== 'closed' && !shown?.mask && id);
  const isLow = content !== null && position === 'bottom';
  useLayoutEffect(() => {
    // The user may be typing, and the on-screen keyboard would cover the toast.
    if (region && isLow) return followView(region, () => document.documentElement.clientHeight);
  }, [region, isLow]);

  return (
    <>
      {content?.mask &&
        createPortal(<div className={styles.mask} data-leaves-back aria-hidden />, document.body)}
      {region &&
        state !== 'closed' &&
        createPortal(
          <div
            key={id}
            ref={box}
            className={styles.toast}
            data-icon={image ? 'image' : icon}
            data-state={state}
          >
            {image ? <img className={styles.image} src={image} alt="" /> : TOAST_ICONS[icon]}
            {title || (icon === 'loading' && <VisuallyHidden>{loadingLabel}</VisuallyHidden>)}
          </div>,
          region,
        )}
    </>
  );
}

function useRegion(role: 'status' | 'alert', needed: boolean): HTMLElement | null {
  const [region, setRegion] = useState<HTMLElement | null>(null);
  // Creates a plain DOM element, because React adds more than a hundred listeners to the container of a portal.
  useEffect(() => {
    if (!needed) return;
    const element = document.createElement('div');
    element.className = styles.region ?? '';
    element.setAttribute('role', role);
    element.setAttribute('aria-atomic', 'true');
    element.dataset.porticoLive = '';
    document.body.append(element);
    const frame = requestAnimationFrame(() => setRegion(element));
    return () => {
      cancelAnimationFrame(frame);
      setRegion(null);
      element.remove();
    };
  }, [role, needed]);
  return region;
}

export type ToastIcon = 'success' | 'error' | 'loading' | 'none';

export const TOAST_ICONS = {
  success: <KitIcon name="check" icon={CheckIcon} size="2.25rem" />,
  error: <WarningIcon size="2.25rem" />,
  loading: <Spinner size="2rem" />,
  none: null,
};
