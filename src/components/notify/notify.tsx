import '@/components/tokens-extra.css';
import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { usePresence } from '@/components/popup';
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

export type NotifyProps = {
  /** What to show; null takes it away. */
  content: NotifyContent | null;
};

type Regions = { readonly root: HTMLElement; readonly status: Element; readonly alert: Element };

/**
 * A banner at the top, above everything. Screen readers hear it, because its live regions are there a frame
 * before its text: a warning or a danger at once, the others when they pause.
 */
export function Notify({ content }: NotifyProps) {
  const box = useRef<HTMLDivElement>(null);
  const [regions, setRegions] = useState<Regions | null>(null);
  const [shown, setShown] = useState(content);
  if (content && content !== shown) setShown(content);
  const state = usePresence(regions !== null && content !== null, box);
  const needed = content !== null || state !== 'closed';

  useEffect(() => {
    if (!needed) return;
    const made = makeRegions();
    document.body.append(made.root);
    const frame = requestAnimationFrame(() => setRegions(made));
    return () => {
      cancelAnimationFrame(frame);
      setRegions(null);
      made.root.remove();
    };
  }, [needed]);

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

/** By hand: React listens for every event there is on whatever it has a portal to. */
function makeRegions(): Regions {
  const root = document.createElement('div');
  root.className = styles.layer ?? '';
  // Open dialogs do not make it inert.
  root.dataset.porticoLive = '';
  const add = (role: string) => {
    const region = document.createElement('div');
    region.setAttribute('role', role);
    region.setAttribute('aria-atomic', 'true');
    root.append(region);
    return region;
  };
  return { root, status: add('status'), alert: add('alert') };
}
