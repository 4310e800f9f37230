import '@/components/kit/tokens-extra.css';
import { useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useLiveRegions } from '@/components/kit/live-regions';
import { usePresence } from '@/components/kit/overlays';
import { useFocusBack } from '@/components/kit/use-focus-back';
import styles from './notify.module.css';

export type NotifyContent = {
  /** Identifies the message, so two messages may have the same text. */
  id: string;
  message: string;
  /** @default 'primary' */
  type?: 'primary' | 'success' | 'warning' | 'danger';
  /** These colours override those of the type. */
  color?: string | undefined;
  background?: string | undefined;
  /** Makes the banner a button. Without it, touches go through the banner. */
  onTap?: (() => void) | undefined;
};

export type NotifyHostProps = {
  /** The message. Null hides the banner. */
  content: NotifyContent | null;
};

/**
 * The banner for `platform.showNotify`. An app has one, and the platform hides it after its duration. The live regions
 * exist a frame before the text, so screen readers read it. A warning or a danger interrupts them, others wait.
 */
export function NotifyHost({ content }: NotifyHostProps) {
  const box = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState(content);
  if (content && content !== shown) setShown(content);
  // The live regions must exist a frame before the message.
  const [isReady, setReady] = useState(false);
  const state = usePresence(isReady && content !== null, box);
  useFocusBack(box, isReady && content !== null);
  const regions = useLiveRegions(content !== null || state !== 'closed', styles.layer ?? '');
  if (isReady !== (regions !== null)) setReady(regions !== null);

  if (!regions || !shown || state === 'closed') return null;
  const { id, message, type = 'primary', color, background, onTap } = shown;
  const region = type === 'warning' || type === 'danger' ? regions.alert : regions.status;
  return createPortal(
    <div
      key={id}
      ref={box}
      className={styles.banner}
      data-type={type}
      data-state={state}
      data-button={onTap ? '' : undefined}
      style={{ color, background }}
    >
      {onTap ? (
        <button
          type="button"
          className={styles.button}
          // Ignores the second of two quick taps, which arrives while the banner leaves.
          onClick={state === 'leaving' ? undefined : onTap}
        >
          {message}
        </button>
      ) : (
        message
      )}
    </div>,
    region,
  );
}

/** The bottom of the active page's navigation bar, measured in the document. 0 without a bar. */
export function barBottom(document: Document): number {
  const page = document.querySelector('[data-page][data-state="active"]');
  const bars = [...(page ?? document).querySelectorAll('header')].filter((bar) => {
    const { top, height } = bar.getBoundingClientRect();
    return top <= 0 && height > 0;
  });
  return Math.max(0, ...bars.map((bar) => bar.getBoundingClientRect().bottom));
}
