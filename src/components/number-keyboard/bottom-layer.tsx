import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useOverlayRoot, usePresence } from '@/components/kit/overlays';
import styles from './number-keyboard.module.css';

type BottomLayerProps = {
  open: boolean;
  onClose: () => void;
  children: ReactNode;
};

/** At the bottom of the screen, above the page, which stays in use: no mask, no trap, nothing inert. */
export function BottomLayer({ open, onClose, children }: BottomLayerProps) {
  const place = useRef<HTMLSpanElement>(null);
  const layer = useRef<HTMLDivElement>(null);
  const [host, setHost] = useState<Element | null>(null);
  const root = useOverlayRoot();
  const state = usePresence(open && host !== null, layer);

  useEffect(() => {
    // Beside a dialog's panel everything but the dialog's own layer is inert.
    const dialog = place.current?.closest('[aria-modal]');
    setHost(dialog?.parentElement ?? document.body);
  }, []);

  // Of what is typed in, nothing is covered.
  useEffect(() => {
    const field = document.activeElement;
    if (state !== 'open' || !layer.current || !(field instanceof HTMLInputElement)) return;
    const top = window.innerHeight - layer.current.offsetHeight;
    if (field.getBoundingClientRect().bottom > top) field.scrollIntoView({ block: 'center' });
  }, [state]);

  const touch = useEffectEvent((event: PointerEvent) => {
    const { target } = event;
    if (!(target instanceof Node) || layer.current?.contains(target)) return;
    // The field that is typed in belongs to the keyboard.
    if (document.activeElement?.contains(target)) return;
    onClose();
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
