import '@/components/kit/tokens-extra.css';
import { type ComponentProps, type ReactNode, useId, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useMergedRefs } from '@/components/kit/gestures';
import {
  useHiddenWithPage,
  useModalLayer,
  LayerContext,
  useLayerScope,
  useOverlayRoot,
  type OpenChangeReason,
  type OpenProps,
  useOpen,
  usePresence,
} from '@/components/kit/overlays';
import { joinClasses } from '@/components/kit/props';
import { useDefaults } from '@/components/kit/use-defaults';
import { useValue } from '@/components/kit/use-value';
import { useBackLayer, useKitWords } from '@/platform';
import { enPopup } from '@/shared/messages/en-overlays';
import { useHydrated } from '@/shared/use-hydrated';
import styles from './popup.module.css';
import { PopupHandle, PopupHeader } from './popup-header';
import { SheetDrag } from './sheet-drag';
import type { PopupSide } from './panel-geometry';

/** Native props reach the panel, and so does `ref`. */
type Native = Omit<ComponentProps<'div'>, 'role' | 'title' | 'children'>;

export type PopupProps = Native &
  OpenProps & {
    /** Called after the opening transition. */
    onEntered?: (() => void) | undefined;
    /** Called after the closing transition. */
    onExited?: (() => void) | undefined;
    /**
     * The panel slides in from an edge, fades in at the centre, or covers the screen without a mask. Left and right are
     * physical sides. @default 'bottom'
     */
    side?: PopupSide;
    /** A tap beside the panel closes it. @default true */
    closeOnMask?: boolean;
    /** On a page of the app, Back closes it (reason `back`), and so does leaving the page (reason `page`). @default true */
    closeOnBack?: boolean;
    /** A drag towards its edge closes it; not at the centre. @default false */
    closeOnSwipe?: boolean;
    /** Darkens the page behind the panel. @default true */
    mask?: boolean;
    /** Round corners. @default true */
    round?: boolean;
    /** Also the accessible name. */
    title?: ReactNode;
    /** @default false */
    closeButton?: boolean;
    /** Replaces the X of the close button. The button keeps its name. @default the icon `close` of the kit */
    closeIcon?: ReactNode;
    /** Heights of a bottom sheet, the lowest first. Values up to 1 are shares of the largest height, others are pixels. */
    snapPoints?: readonly number[] | undefined;
    /** The index of the current height. */
    snap?: number | undefined;
    /** @default 0 */
    defaultSnap?: number;
    onSnapChange?: ((index: number) => void) | undefined;
    /** Keeps the content mounted while the popup is closed. @default false */
    keepMounted?: boolean;
    /** The parent element of the popup. @default the body */
    container?: HTMLElement | null | undefined;
    /** @default 'dialog' */
    role?: 'dialog' | 'alertdialog';
    /** The accessible name. Without a `title`, set `label` or `labelledBy`. */
    label?: string | undefined;
    /** The id of an element that contains the name. */
    labelledBy?: string | undefined;
    describedBy?: string | undefined;
    /** Called when the user presses Enter while the panel itself has the focus. */
    onEnter?: (() => void) | undefined;
    /** It has no padding. On opening, an element with `data-autofocus` gets the focus, or else the panel. */
    children?: ReactNode;
  };

/**
 * A panel above the page. While it is open, the page is inert. When it closes, the focus returns to the page.
 *
 * Users close it for these reasons:
 * - `outside`, `close-button`: its mask and its X, in this file
 * - `escape`: kit/overlays/layer-scope.ts
 * - `back`, `page`: `useBackLayer` in platform/react/page-hooks.ts
 * - `swipe`: sheet-drag.ts
 */
export function Popup(ownProps: PopupProps) {
  const {
    open: owned,
    defaultOpen,
    onOpenChange,
    onEntered,
    onExited,
    side = 'bottom',
    closeOnMask = true,
    closeOnBack = true,
    closeOnSwipe = false,
    mask = true,
    round = true,
    title,
    closeButton = false,
    closeIcon,
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
  } = useDefaults('Popup', ownProps);

  const isBrowser = useHydrated();
  const [wanted, change] = useOpen({ open: owned, defaultOpen, onOpenChange });
  const [snap, setSnap] = useValue({
    value: ownedSnap,
    initial: defaultSnap,
    onChange: onSnapChange,
  });
  const { isOpen: open, layer, rootRef, scope } = useLayerScope('modal', wanted && isBrowser);
  const panel = useRef<HTMLDivElement>(null);
  const state = usePresence(open, layer.root, onExited, onEntered);
  const isThere = state !== 'closed' || keepMounted;
  const t = useKitWords(enPopup);
  const titleId = useId();
  const root = useOverlayRoot();

  const close = (reason: OpenChangeReason) => change(false, reason);
  // `useHiddenWithPage` must run before `useModalLayer`, because hidden elements take no focus.
  useHiddenWithPage(layer, isThere);
  useModalLayer(open, layer, panel, { onEscape: () => close('escape'), onEnter });
  useBackLayer(open && closeOnBack, close);

  const points = side === 'bottom' && snapPoints?.length ? snapPoints : undefined;
  const isDragged = side !== 'center' && (closeOnSwipe || points !== undefined);
  const panelRef = useMergedRefs(panel, ref);

  if (!isBrowser) return null;
  const name = label ?? native['aria-label'];
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
            ref={rootRef}
            className={styles.layer}
            data-side={side}
            data-state={state}
            data-round={round ? '' : undefined}
            data-snaps={points ? '' : undefined}
            hidden={state === 'closed'}
            inert={state === 'leaving'}
            // Hides the leaving dialog from screen readers also in Safari before 15.5, which has no `inert`.
            aria-hidden={state === 'leaving' || undefined}
          >
            {/* Needs no role: Esc, Back and the buttons in the panel also close it. */}
            <div
              data-part="mask"
              className={styles.mask}
              data-popup-mask
              data-clear={mask ? undefined : ''}
              onClick={() => closeOnMask && close('outside')}
              aria-hidden
            />
            <div
              tabIndex={-1}
              {...native}
              ref={panelRef}
              className={joinClasses(styles.panel, className)}
              role={role}
              aria-modal
              aria-label={name}
              aria-labelledby={
                labelledBy ?? native['aria-labelledby'] ?? (title && !name ? titleId : undefined)
              }
              aria-describedby={describedBy}
            >
              {side !== 'top' && handle}
              {(title || closeButton) && (
                <PopupHeader
                  titleId={titleId}
                  title={title}
                  closeLabel={t('close')}
                  closeIcon={closeIcon}
                  onClose={closeButton ? () => close('close-button') : undefined}
                />
              )}
              <LayerContext value={scope}>{children}</LayerContext>
              {side === 'top' && handle}
            </div>
          </div>,
          container ?? document.body,
        )}
      {isDragged && (
        <SheetDrag
          layer={layer.root}
          {...{ panel, side, open, isThere, points, snap }}
          closable={closeOnSwipe}
          onSnap={setSnap}
          onClose={() => close('swipe')}
        />
      )}
    </>
  );
}
