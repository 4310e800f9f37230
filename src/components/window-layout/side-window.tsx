import {
  LayerContext,
  type OpenChangeReason,
  useFloat,
  useLayerScope,
} from '@/components/kit/overlays';
import { type ReactNode, useContext, useEffect, useState } from 'react';
import styles from './window-layout.module.css';

type Props = {
  side: 'left' | 'right';
  label: string;
  closeLabel: string;
  /** `panel`: beside the app on a wide screen. `open` and `closed`: a drawer on a narrow screen. */
  state: 'panel' | 'open' | 'closed';
  onClose: (reason: OpenChangeReason) => void;
  children: ReactNode;
};

/** The left or right window. Its content mounts when it first appears and then keeps its state. */
export function SideWindow({ side, label, closeLabel, state, onClose, children }: Props) {
  const [seen, setSeen] = useState(state !== 'closed');
  if (state !== 'closed' && !seen) setSeen(true);

  const open = state === 'open';
  const outer = useContext(LayerContext);
  const { layer, rootRef, scope } = useLayerScope('float', open);
  useFloat(layer, open, () => onClose('escape'));
  useEffect(() => {
    if (!open) return;
    const opener = document.activeElement;
    layer.root.current?.focus();
    return () => {
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, [open, layer]);

  return (
    <>
      <aside
        ref={rootRef}
        className={styles.side}
        data-side={side}
        data-state={state}
        role={open ? 'dialog' : undefined}
        aria-modal={open || undefined}
        aria-label={label}
        tabIndex={open ? -1 : undefined}
        inert={state === 'closed'}
      >
        <LayerContext value={open ? scope : outer}>{seen && children}</LayerContext>
      </aside>
      {open && (
        <button
          type="button"
          data-part="mask"
          className={styles.mask}
          aria-label={closeLabel}
          onClick={() => onClose('outside')}
        />
      )}
    </>
  );
}
