import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { type OpenChangeReason, useOverlayRoot, usePresence } from '@/components/kit/overlays';
import styles from './number-keyboard.module.css';

type BottomLayerProps = {
  open: boolean;
  onClose: (reason: OpenChangeReason) => void;
  children: ReactNode;
};

/** A non-modal layer at the bottom of the screen: no mask, no focus trap, nothing inert. */
export function BottomLayer({ open, onClose, children }: BottomLayerProps) {
  const place = useRef<HTMLSpanElement>(null);
  const layer = useRef<HTMLDivElement>(null);
  const [host, setHost] = useState<Element | null>(null);
  const root = useOverlayRoot();
  const state = usePresence(open && host !== null, layer);

  useEffect(() => {
    // A modal dialog makes everything outside its layer inert, so render into that layer.
    const dialog = place.current?.closest('[aria-modal]');
    setHost(dialog?.parentElement ?? document.body);
  }, []);

  // The layer must not cover the edited field.
  useEffect(() => {
    const field = document.activeElement;
    if (state !== 'open' || !layer.current || !(field instanceof HTMLInputElement)) return;
    const top = window.innerHeight - layer.current.offsetHeight;
    if (field.getBoundingClientRect().bottom > top) field.scrollIntoView({ block: 'center' });
  }, [state]);

  const touch = useEffectEvent((event: PointerEvent) => {
    const { target } = event;
    if (!(target instanceof Node) || layer.current?.contains(target)) return;
    // A touch on the edited field does not close the keyboard.
    if (document.activeElement?.contains(target)) return;
    onClose('outside');
  });

  useEffect(() => {
    if (!open) return;
    document.addEventListener('pointerdown', touch, true);
    return () => document.removeEventListener('pointerdown', touch, true);
  }, [open]);

  return (
    <>
      <span ref={place} hidden />
      {host &&
        state !== 'closed' &&
        createPortal(
          <div
            {...root}
            ref={layer}
            className={styles.layer}
            data-state={state}
            inert={state === 'leaving'}
            aria-hidden={state === 'leaving' || undefined}
          >
            {children}
          </div>,
          host,
        )}
    </>
  );
}
