import { type ReactNode, useEffect, useLayoutEffect } from 'react';
import { createPortal } from 'react-dom';
import {
  type OpenChangeReason,
  useFloat,
  useLayerScope,
  useOutside,
  useOverlayContainer,
  useOverlayRoot,
  usePresence,
} from '@/components/kit/overlays';
import { useBackLayer } from '@/platform';
import { useHydrated } from '@/shared/use-hydrated';
import styles from './number-keyboard.module.css';

type BottomLayerProps = {
  open: boolean;
  onClose: (reason: OpenChangeReason) => void;
  children: ReactNode;
};

/** A non-modal layer at the bottom of the screen: no mask, no focus trap, nothing inert. */
export function BottomLayer({ open: wanted, onClose, children }: BottomLayerProps) {
  const isBrowser = useHydrated();
  const { isOpen: open, layer, rootRef } = useLayerScope('float', wanted && isBrowser);
  const container = useOverlayContainer();
  const root = useOverlayRoot();
  const state = usePresence(open, layer.root);

  // The layer must not cover the edited field.
  useEffect(() => {
    const field = document.activeElement;
    const { current: box } = layer.root;
    if (state !== 'open' || !box || !(field instanceof HTMLInputElement)) return;
    const top = window.innerHeight - box.offsetHeight;
    if (field.getBoundingClientRect().bottom > top) field.scrollIntoView({ block: 'center' });
  }, [state, layer]);

  // Users of a hardware keyboard may have moved into it.
  useLayoutEffect(() => {
    const { current: box } = layer.root;
    const { activeElement: before } = document;
    if (!open || !box) return;
    return () => {
      if (box.contains(document.activeElement)) (before as HTMLElement | null)?.focus();
    };
  }, [open, layer]);
  useFloat(layer, open, () => onClose('escape'));
  useBackLayer(open, onClose);
  const outside = useOutside(open, { root: layer.root, others: [] }, (target) => {
    // A touch on the edited field does not close the keyboard.
    const { activeElement } = document;
    if (activeElement === document.body || !activeElement?.contains(target)) onClose('outside');
  });

  if (!isBrowser || state === 'closed') return null;
  return createPortal(
    <div
      {...root}
      {...outside}
      ref={rootRef}
      className={styles.layer}
      data-state={state}
      inert={state === 'leaving'}
      aria-hidden={state === 'leaving' || undefined}
    >
      {children}
    </div>,
    container ?? document.body,
  );
}
