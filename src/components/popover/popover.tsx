import '@/components/tokens-extra.css';
import { type ComponentProps, type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useMergedRefs, usePress } from '@/components/gestures';
import { joinClasses } from '@/components/join-classes';
import { mergeHandlers } from '@/components/merge-handlers';
import { tabStops, useOverlayContainer, useOverlayRoot, usePresence } from '@/components/popup';
import { useEscape } from '@/components/use-escape';
import { useHydrated } from '@/shared/use-hydrated';
import { useValue } from '@/components/use-value';
import { useBackLayer } from '@/platform';
import type { PopoverPlacement } from './place-popover';
import styles from './popover.module.css';
import { moveInMenu, type PopoverAction, PopoverMenu } from './popover-menu';
import { useFloatFocus } from './use-float-focus';
import { usePopoverPlace } from './use-popover-place';
import { controlOf, type PopoverMode, useTrigger } from './use-trigger';

export type PopoverCause = 'trigger' | 'outside' | 'escape' | 'tab' | 'action' | 'back' | 'page';

export type PopoverProps = Omit<ComponentProps<'div'>, 'children' | 'content' | 'role'> & {
  open?: boolean | undefined;
  /** @default false */
  defaultOpen?: boolean;
  onOpenChange?: ((open: boolean, cause: PopoverCause) => void) | undefined;
  /** What it stands at and, by a tap, what opens it. */
  children: ReactNode;
  /** What it shows, where there are no `actions`. */
  content?: ReactNode;
  /** Makes a menu of it. */
  actions?: readonly PopoverAction[] | undefined;
  onAction?: ((id: string) => void) | undefined;
  /** A tooltip is read with its trigger and opens under a mouse, with the focus, and by a long press. @default 'dialog' */
  mode?: 'dialog' | 'tooltip';
  /** It turns to the other side where there is no room, and start and end follow the writing. @default 'bottom' */
  placement?: PopoverPlacement;
  /** @default true */
  arrow?: boolean;
  /** Its accessible name. */
  label?: string | undefined;
  /** A tap elsewhere closes it. @default true */
  closeOnOutside?: boolean;
  /** A tap on the trigger opens and closes it. @default true */
  closeOnTrigger?: boolean;
  /** Where it is put. @default the body, or the open Popup around it */
  container?: HTMLElement | null | undefined;
};

/** Something small at the element that it is about. It is not modal: the page stays alive. */
export function Popover({
  open: owned,
  defaultOpen = false,
  onOpenChange,
  ...props
}: PopoverProps) {
  const { children, content, actions, onAction, mode: given = 'dialog', ...more } = props;
  const { placement = 'bottom', arrow = true, label, closeOnOutside = true, ...rest } = more;
  const { closeOnTrigger = true, container, ref, className, ...native } = rest;
  const mode: PopoverMode = actions ? 'menu' : given;
  const isBrowser = useHydrated();
  const [wanted, setWanted] = useValue({ value: owned, initial: defaultOpen });
  const open = wanted && isBrowser;
  const anchor = useRef<HTMLSpanElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const panelRef = useMergedRefs(panel, ref);
  const state = usePresence(open, panel);
  const inside = useOverlayContainer();
  const id = useId();

  const change = (next: boolean, cause: PopoverCause) => {
    if (next === wanted) return;
    setWanted(next);
    onOpenChange?.(next, cause);
  };
  usePopoverPlace(state !== 'closed', { anchor, panel }, placement, arrow);
  useTrigger(anchor, {
    ...{ panel, mode, panelId: id, isOpen: open },
    isNamed: Boolean(label ?? native['aria-label'] ?? native['aria-labelledby']),
    onHover: (isOn) => change(isOn, 'trigger'),
  });
  useEscape(panel, open, () => change(false, 'escape'));
  useBackLayer(open && mode !== 'tooltip', (cause) => change(false, cause));
  useFloatFocus(open, { anchor, panel }, mode, () => {
    if (closeOnOutside) change(false, 'outside');
  });
  const hold = usePress({
    onLongPress: () => change(true, 'trigger'),
    disabled: mode !== 'tooltip',
  });
  const anchorRef = useMergedRefs(anchor, mode === 'tooltip' ? hold : undefined);

  const press = (event: KeyboardEvent<HTMLDivElement>) => {
    if (mode === 'menu') moveInMenu(event);
    if (event.key !== 'Tab' || !anchor.current) return;
    const stops = tabStops(event.currentTarget);
    const edge = event.shiftKey ? stops[0] : stops[stops.length - 1];
    if (mode !== 'menu' && edge && document.activeElement !== edge) return;
    // On from the trigger: in the document the panel stands elsewhere.
    if (event.shiftKey) event.preventDefault();
    controlOf(anchor.current).focus();
    change(false, 'tab');
  };

  const root = useOverlayRoot({ ...native, ...mergeHandlers(native, { onKeyDown: press }) });

  return (
    <>
      <span
        ref={anchorRef}
        className={styles.anchor}
        onClick={() => {
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
            id={mode === 'menu' ? undefined : id}
            className={joinClasses(styles.panel, className)}
            // A menu is not a place of its own: the dialog around it is.
            role={mode === 'menu' ? 'dialog' : mode}
            aria-label={label}
            data-state={state}
            data-mode={mode}
            data-arrow={arrow ? '' : undefined}
            inert={state === 'leaving'}
          >
            {actions ? (
              <PopoverMenu
                id={id}
                label={label}
                actions={actions}
                onAction={(action) => {
                  change(false, 'action');
                  action.onPress?.();
                  onAction?.(action.id);
                }}
              />
            ) : (
              content
            )}
          </div>,
          container ?? inside ?? document.body,
        )}
    </>
  );
}
