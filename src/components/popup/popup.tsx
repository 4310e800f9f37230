import '@/components/kit/tokens-extra.css';
import { type ComponentProps, type ReactNode, useId, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useMergedRefs } from '@/components/kit/gestures';
import { useHiddenWithPage, useLayer } from '@/components/kit/overlays';
import { OverlayContainerContext, useOverlayRoot } from '@/components/kit/overlays';
import { usePresence } from '@/components/kit/overlays';
import { joinClasses } from '@/components/kit/props';
import { useValue } from '@/components/kit/use-value';
import { useBackLayer, useKitWords } from '@/platform';
import { enPopup } from '@/shared/messages/en-overlays';
import { useHydrated } from '@/shared/use-hydrated';
import styles from './popup.module.css';
import { PopupHandle, PopupHeader } from './popup-header';
import { SheetDrag } from './sheet-drag';
import type { PopupSide } from './sheet-style';

/** Esc, a tap beside it, its close button, a pull, back, or its page has been left. */
export type PopupCloseCause = 'escape' | 'mask' | 'close' | 'drag' | 'back' | 'page';

type Native = Omit<ComponentProps<'div'>, 'role' | 'title' | 'children'>;

export type PopupProps = Native & {
  open?: boolean | undefined;
  /** @default false */
  defaultOpen?: boolean;
  /** The visitor, back or the page's departure closes it. With `open` it stays until its owner agrees. */
  onOpenChange?: ((open: false, cause: PopupCloseCause) => void) | undefined;
  /** The same, with the cause alone. */
  onClose?: ((cause: PopupCloseCause) => void) | undefined;
  /** It has left the screen. */
  onExited?: (() => void) | undefined;
  /** Where the panel stands: slides in from an edge, fades in at the centre, or covers all. @default 'bottom' */
  side?: PopupSide;
  /** A tap beside the panel asks to close. @default true */
  closeOnMask?: boolean;
  /** Inside of a page, back asks to close. @default true */
  closeOnBack?: boolean;
  /** A pull towards its edge asks to close. @default false */
  closeOnSwipe?: boolean;
  /** Darkens what is behind. @default true */
  mask?: boolean;
  /** @default true */
  round?: boolean;
  title?: ReactNode;
  /** @default false */
  closeButton?: boolean;
  /** Heights of a bottom sheet: up to 1 parts of the room, above it pixels; the lowest first. */
  snapPoints?: readonly number[] | undefined;
  /** The index of the height. */
  snap?: number | undefined;
  /** @default 0 */
  defaultSnap?: number;
  onSnapChange?: ((index: number) => void) | undefined;
  /** Its content stays mounted while it is closed. @default false */
  keepMounted?: boolean;
  /** Where it is put. @default the body */
  container?: HTMLElement | null | undefined;
  /** @default 'dialog' */
  role?: 'dialog' | 'alertdialog';
  /** The accessible name. `labelledBy` is the id of the element that has it. */
  label?: string | undefined;
  labelledBy?: string | undefined;
  describedBy?: string | undefined;
  /** Enter was pressed while nothing inside had the focus. */
  onEnter?: (() => void) | undefined;
  /** An element with `data-autofocus` gets the focus first, else the panel itself. */
  children?: ReactNode;
};

/** A panel above the page. The page behind it is inert until it closes; then the focus goes back to it. */
export function Popup(props: PopupProps) {
  const {
    open: owned,
    defaultOpen = false,
    onOpenChange,
    onClose,
    onExited,
    side = 'bottom',
    closeOnMask = true,
    closeOnBack = true,
    closeOnSwipe = false,
    mask = true,
    round = true,
    title,
    closeButton = false,
    snapPoints,
    snap: ownedSnap,
    defaultSnap = 0,
    onSnapChange,
    keepMounted = false,
    container,
    role = 'dialog',
    label,
    labelledBy,
    describedBy,
    onEnter,
    children,
    ref,
    className,
    ...native
  } = props;

  const isBrowser = useHydrated();
  const [wanted, setWanted] = useValue({ value: owned, initial: defaultOpen });
  const [snap, setSnap] = useValue({
    value: ownedSnap,
    initial: defaultSnap,
    onChange: onSnapChange,
  });
  const open = wanted && isBrowser;
  const layer = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const [inside, setInside] = useState<HTMLElement | null>(null);
  const layerRef = useMergedRefs(layer, setInside);
  const state = usePresence(open, layer, onExited);
  const isThere = state !== 'closed' || keepMounted;
  const t = useKitWords(enPopup);
  const titleId = useId();
  const root = useOverlayRoot();

  const close = (cause: PopupCloseCause) => {
    setWanted(false);
    onOpenChange?.(false, cause);
    onClose?.(cause);
  };
  // First to be seen: what is hidden takes no focus.
  useHiddenWithPage(layer, isThere);
  const parts = { layer, panel };
  useLayer(open, parts, { onEscape: () => close('escape'), onEnter });
  useBackLayer(open && closeOnBack, close);

  const points = side === 'bottom' && snapPoints?.length ? snapPoints : undefined;
  const isDragged = side !== 'center' && (closeOnSwipe || points !== undefined);
  const panelRef = useMergedRefs(panel, ref);

  if (!isBrowser) return null;
  const handle = isDragged && (side === 'bottom' || side === 'top') && (
    <PopupHandle
      side={side}
      label={t('popupResize')}
      count={points?.length ?? 1}
      snap={snap}
      onSnap={setSnap}
    />
  );

  return (
    <>
      {isThere &&
        createPortal(
          <div
            {...root}
            ref={layerRef}
            className={styles.layer}
            data-side={side}
            data-state={state}
            data-round={round ? '' : undefined}
            data-snaps={points ? '' : undefined}
            hidden={state === 'closed'}
            inert={state === 'leaving'}
            // On its way out it is no dialog any more, also where `inert` is unknown (Safari before 15.5).
            aria-hidden={state === 'leaving' || undefined}
          >
            {/* A tap beside the panel is a shortcut: Esc, back and the panel's own buttons do the same. */}
            <div
              className={styles.mask}
              data-popup-mask
              data-clear={mask ? undefined : ''}
              onClick={() => closeOnMask && close('mask')}
              aria-hidden
            />
            <div
              tabIndex={-1}
              {...native}
              ref={panelRef}
              className={joinClasses(styles.panel, className)}
              role={role}
              aria-modal
              aria-label={label}
              aria-labelledby={labelledBy ?? (title && !label ? titleId : undefined)}
              aria-describedby={describedBy}
            >
              {side !== 'top' && handle}
              {(title || closeButton) && (
                <PopupHeader
                  titleId={titleId}
                  title={title}
                  closeLabel={t('close')}
                  onClose={closeButton ? () => close('close') : undefined}
                />
              )}
              <OverlayContainerContext value={inside}>{children}</OverlayContainerContext>
              {side === 'top' && handle}
            </div>
          </div>,
          container ?? document.body,
        )}
      {isDragged && (
        <SheetDrag
          {...{ ...parts, side, open, isThere, points, snap }}
          closable={closeOnSwipe}
          onSnap={setSnap}
          onClose={() => close('drag')}
        />
      )}
    </>
  );
}
