import '@/components/tokens-extra.css';
import { type ReactNode, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { followView } from './follow-view';
import { holdBackground, isTopLayer } from './hold-background';
import { takeFocus, turnAtEnds } from './keep-focus';
import styles from './popup.module.css';
import { usePresence } from './use-presence';

export type PopupCloseCause = 'escape' | 'mask';

export type PopupProps = {
  open: boolean;
  /** The visitor wants it closed; it closes when its owner sets `open`. */
  onClose?: ((cause: PopupCloseCause) => void) | undefined;
  /** It has left the screen. */
  onExited?: (() => void) | undefined;
  /** Where the panel stands: slides in from below, fades in at the centre, or covers all. @default 'bottom' */
  side?: 'bottom' | 'center' | 'full';
  /** A tap beside the panel asks to close. @default true */
  closeOnMask?: boolean;
  /** @default 'dialog' */
  role?: 'dialog' | 'alertdialog';
  /** The accessible name. `labelledBy` is the id of the element that has it. */
  label?: string | undefined;
  labelledBy?: string | undefined;
  describedBy?: string | undefined;
  /** Enter was pressed while nothing inside had the focus. */
  onEnter?: (() => void) | undefined;
  /** An element with `data-autofocus` gets the focus first, else the panel itself. */
  children: ReactNode;
};

/** A panel above the page. The page behind it is inert until it closes; then the focus goes back to it. */
export function Popup({ open, onClose, onExited, onEnter, children, ...props }: PopupProps) {
  const { side = 'bottom', role = 'dialog', closeOnMask = true } = props;
  const layer = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const state = usePresence(open, layer, onExited);

  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing) return;
    if (!layer.current || !panel.current || !isTopLayer(layer.current)) return;
    turnAtEnds(panel.current, event);
    if (event.key === 'Enter' && event.target === panel.current) onEnter?.();
    if (event.key !== 'Escape') return;
    event.preventDefault();
    onClose?.('escape');
  });

  useLayoutEffect(() => {
    if (!open || !layer.current || !panel.current) return;
    // The opener is asked for its focus before it becomes inert, and gets it back when it no longer is.
    const giveBack = takeFocus(panel.current);
    const release = holdBackground(layer.current);
    const unfollow = followView(layer.current);
    document.addEventListener('keydown', press);
    return () => {
      document.removeEventListener('keydown', press);
      unfollow?.();
      release();
      giveBack();
    };
  }, [open]);

  if (state === 'closed') return null;

  return createPortal(
    <div
      ref={layer}
      className={styles.layer}
      data-side={side}
      data-state={state}
      inert={state === 'leaving'}
      // On its way out it is no dialog any more, also where `inert` is unknown (Safari before 15.5).
      aria-hidden={state === 'leaving' || undefined}
    >
      {/* A tap beside the panel is a shortcut: Esc, back and the panel's own buttons do the same. */}
      <div className={styles.mask} onClick={() => closeOnMask && onClose?.('mask')} aria-hidden />
      <div
        ref={panel}
        className={styles.panel}
        role={role}
        aria-modal
        aria-label={props.label}
        aria-labelledby={props.labelledBy}
        aria-describedby={props.describedBy}
        tabIndex={-1}
      >
        {children}
      </div>
    </div>,
    document.body,
  );
}
