import '@/components/kit/tokens-extra.css';
import { useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useLiveRegions } from '@/components/kit/live-regions';
import { usePresence } from '@/components/kit/overlays';
import styles from './notify.module.css';

export type NotifyContent = {
  /** Tells one message from the next, also when their texts are the same. */
  id: string;
  message: string;
  /** @default 'primary' */
  type?: 'primary' | 'success' | 'warning' | 'danger';
  /** Colours in place of the type's own. */
  color?: string | undefined;
  background?: string | undefined;
  /** Makes the banner a button. Without it touches go through to what lies below. */
  onTap?: (() => void) | undefined;
};

export type NotifyHostProps = {
  /** What to show; null takes it away. */
  content: NotifyContent | null;
};

/**
 * The banner of the platform's calls, of which an app has one; they keep its time. Screen readers hear it, because
 * its live regions are there a frame before its text: a warning or a danger at once, the others when they pause.
 */
export function NotifyHost({ content }: NotifyHostProps) {
  const box = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState(content);
  if (content && content !== shown) setShown(content);
  // The regions come a frame before the message.
  const [isReady, setReady] = useState(false);
  const state = usePresence(isReady && content !== null, box);
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
          // The second of two quick taps comes while it leaves.
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

/** Where the bar of the page in front ends, if it has one: its own height, not an assumed one. */
export function barBottom(document: Document): number {
  const page = document.querySelector('[data-page][data-state="active"]');
  const bars = [...(page ?? document).querySelectorAll('header')].filter((bar) => {
    const { top, height } = bar.getBoundingClientRect();
    return top <= 0 && height > 0;
  });
  return Math.max(0, ...bars.map((bar) => bar.getBoundingClientRect().bottom));
}
