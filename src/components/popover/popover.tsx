import '@/components/kit/tokens-extra.css';
import { type ComponentProps, type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import { createPortal } from 'react-dom';
import type { Action } from '@/components/kit/action';
import { type FloatPlacement, useFloatPlace } from '@/components/kit/floating';
import { useListKeys } from '@/components/kit/list-keys';
import { useMergedRefs, usePress } from '@/components/kit/gestures';
import { joinClasses, mergeHandlers } from '@/components/kit/props';
import {
  LayerContext,
  type OpenProps,
  tabStops,
  useFloat,
  useLayerScope,
  useOpen,
  useOutside,
  useOverlayContainer,
  useOverlayRoot,
  usePresence,
} from '@/components/kit/overlays';
import { asItems, ifGiven, useData } from '@/components/kit/use-data';
import { useDefaults } from '@/components/kit/use-defaults';
import { useSafeCall } from '@/components/kit/use-safe-call';
import { useBackLayer } from '@/platform';
import { useHydrated } from '@/shared/use-hydrated';
import styles from './popover.module.css';
import { controlOf, type PopoverMode, useFloatFocus, useTrigger } from './use-trigger';

/** Native props reach the panel, and so does `ref`. */
export type PopoverProps = Omit<ComponentProps<'div'>, 'children' | 'content' | 'role'> &
  OpenProps & {
    /** The trigger. The panel appears at it, and a tap on it opens the panel. */
    children: ReactNode;
    /** The content of the panel, if there are no `actions`. */
    content?: ReactNode;
    /** The items of a menu, which replaces `content`. */
    actions?: readonly Action[] | undefined;
    /** A tooltip describes its trigger. Hover, keyboard focus and a long press open it. @default 'dialog' */
    mode?: 'dialog' | 'tooltip';
    /** Without enough room the panel uses the opposite side. `start` and `end` follow the text direction. @default 'bottom' */
    placement?: FloatPlacement;
    /** @default true */
    arrow?: boolean;
    /** The accessible name. @default the name of its trigger */
    label?: string | undefined;
    /** A tap elsewhere closes it. @default true */
    closeOnOutside?: boolean;
    /** A tap on the trigger opens and closes it. @default true */
    closeOnTrigger?: boolean;
    /** The parent element of the panel. @default the body, or the open Popup around it */
    container?: HTMLElement | null | undefined;
  };

const readers = { actions: ifGiven(asItems) };

/** A small panel at its trigger. It is not modal, so users can still use the page. */
export function Popover(ownProps: PopoverProps) {
  const {
    open: owned,
    defaultOpen,
    onOpenChange,
    children,
    content,
    actions,
    mode: given = 'dialog',
    placement = 'bottom',
    arrow = true,
    label,
    closeOnOutside = true,
    closeOnTrigger = true,
    container,
    ref,
    className,
    ...native
  } = useData('Popover', useDefaults('Popover', ownProps), readers);
  const mode: PopoverMode = actions ? 'menu' : given;
  const isBrowser = useHydrated();
  const [wanted, change] = useOpen({ open: owned, defaultOpen, onOpenChange });
  const { isOpen: open, layer, rootRef, scope } = useLayerScope('float', wanted && isBrowser);
  const anchor = useRef<HTMLSpanElement>(null);
  const panel = layer.root;
  const isFromEnd = useRef(false);
  const panelRef = useMergedRefs(rootRef, ref);
  const state = usePresence(open, panel);
  const inside = useOverlayContainer();
  const ownId = useId();
  const call = useSafeCall();
  const id = native.id ?? ownId;

  useFloatPlace(state !== 'closed', { anchor, panel }, placement, arrow);
  useTrigger(anchor, {
    ...{ panel, mode, panelId: id, isOpen: open },
    isNamed: Boolean(label ?? native['aria-label'] ?? native['aria-labelledby']),
    onHover: (isOn) => change(isOn, 'trigger'),
  });
  useFloat(layer, open, () => change(false, 'escape'));
  useBackLayer(open && mode !== 'tooltip', (reason) => change(false, reason));
  useFloatFocus(open, { anchor, panel, isFromEnd }, mode);
  const outside = useOutside(open, { root: panel, others: [anchor] }, () => {
    if (closeOnOutside) change(false, 'outside');
  });
  const hold = usePress({
    onLongPress: () => change(true, 'trigger'),
    disabled: mode !== 'tooltip',
  });
  const anchorRef = useMergedRefs(anchor, mode === 'tooltip' ? hold : undefined);

  const openByArrow = (event: KeyboardEvent<HTMLElement>) => {
    if (mode !== 'menu' || wanted || event.defaultPrevented) return;
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    isFromEnd.current = event.key === 'ArrowUp';
    change(true, 'trigger');
  };
  const menu = useListKeys('[role=menuitem]');
  const press = (event: KeyboardEvent<HTMLDivElement>) => {
    if (mode === 'menu') menu.onKeyDown(event);
    if (event.key !== 'Tab' || !anchor.current) return;
    const stops = tabStops(event.currentTarget);
    const edge = event.shiftKey ? stops[0] : stops[stops.length - 1];
    if (mode !== 'menu' && edge && document.activeElement !== edge) return;
    // Continue from the trigger, because the panel is elsewhere in the document.
    if (event.shiftKey) event.preventDefault();
    controlOf(anchor.current).focus();
    change(false, 'outside');
  };

  const root = useOverlayRoot({
    ...native,
    ...mergeHandlers(native, {
      onKeyDown: press,
      onKeyUp: menu.onKeyUp,
      ...outside,
    }),
  });

  return (
    <>
      <span
        ref={anchorRef}
        className={styles.anchor}
        onKeyDown={openByArrow}
        onClick={() => {
          isFromEnd.current = false;
          if (mode !== 'tooltip' && (closeOnTrigger || !wanted)) change(!wanted, 'trigger');
        }}
        role="presentation"
      >
        {children}
      </span>
      {isBrowser &&
        state !== 'closed' &&
        createPortal(
          <div
            tabIndex={mode === 'tooltip' ? undefined : -1}
            {...root}
            ref={panelRef}
            id={id}
            className={joinClasses(styles.panel, className)}
            role={mode}
            aria-label={label}
            data-state={state}
            data-mode={mode}
            data-arrow={arrow ? '' : undefined}
            inert={state === 'leaving'}
          >
            <LayerContext value={scope}>
              {actions ? (
                <MenuItems
                  actions={actions}
                  onSelect={(action) => {
                    change(false, 'choice');
                    call(action.onClick);
                  }}
                />
              ) : (
                content
              )}
            </LayerContext>
          </div>,
          container ?? inside ?? document.body,
        )}
    </>
  );
}

type MenuItemsProps = {
  actions: readonly Action[];
  onSelect: (action: Action) => void;
};

/** The items of the menu. The panel has the role. */
function MenuItems({ actions, onSelect }: MenuItemsProps) {
  return actions.map((action, index) => (
    <button
      // biome-ignore lint/suspicious/noArrayIndexKey: actions have no other identity
      key={index}
      type="button"
      role="menuitem"
      data-part="action"
      className={styles.action}
      tabIndex={index === 0 ? 0 : -1}
      data-tone={action.tone}
      aria-disabled={action.disabled || undefined}
      onClick={() => {
        if (!action.disabled) onSelect(action);
      }}
    >
      {action.icon}
      <span>{action.label}</span>
    </button>
  ));
}
