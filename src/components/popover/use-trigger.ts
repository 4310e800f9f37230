import { type RefObject, useEffect, useEffectEvent, useLayoutEffect } from 'react';
import { isKeyboardFocus } from '@/components/kit/overlays';

export type PopoverMode = 'dialog' | 'menu' | 'tooltip';

type Options = {
  readonly panel: { readonly current: HTMLElement | null };
  readonly mode: PopoverMode;
  /** The owner has set a name for the panel. Otherwise the trigger names it. */
  readonly isNamed: boolean;
  readonly panelId: string;
  readonly isOpen: boolean;
  readonly onHover: (isOn: boolean) => void;
};

const STOPS = 'button, a[href], input, select, textarea, [tabindex]';

/** The control of the trigger: the first focusable element inside, or else the wrapper. */
export function controlOf(anchor: HTMLElement): HTMLElement {
  return anchor.querySelector<HTMLElement>(STOPS) ?? anchor;
}

/** Writes ARIA attributes of the panel to the trigger. Uses the DOM, because the trigger is the owner's element. */
export function useTrigger(
  anchor: RefObject<HTMLElement | null>,
  { panel, mode, isNamed, panelId, isOpen, onHover }: Options,
): void {
  useEffect(() => {
    const control = anchor.current && controlOf(anchor.current);
    if (!control) return;
    const own = control.getAttribute('aria-describedby');
    const isTooltip = mode === 'tooltip';
    return writeAll(control, {
      'aria-haspopup': isTooltip ? undefined : mode,
      'aria-expanded': isTooltip ? undefined : String(isOpen),
      'aria-controls': isOpen && !isTooltip ? panelId : undefined,
      'aria-describedby': isOpen && isTooltip ? [own, panelId].join(' ').trim() : undefined,
    });
  }, [anchor, mode, panelId, isOpen]);

  useEffect(() => {
    const control = anchor.current && controlOf(anchor.current);
    if (!control || !isOpen || isNamed || mode === 'tooltip') return;
    control.id ||= `${panelId}-trigger`;
    panel.current?.setAttribute('aria-labelledby', control.id);
  }, [anchor, panel, mode, isNamed, panelId, isOpen]);

  const hover = useEffectEvent(onHover);
  useEffect(() => {
    const element = anchor.current;
    if (!element || mode !== 'tooltip') return;
    const stop = new AbortController();
    const listen = (type: string, react: (event: Event) => void) =>
      element.addEventListener(type, react, { signal: stop.signal });
    const stay = () => document.removeEventListener('mousemove', look);
    const look = (event: MouseEvent) => {
      // The mouse crosses a gap on its way to the panel.
      if (isOver(event, [element, panel.current])) return;
      stay();
      hover(false);
    };
    listen('mouseenter', () => {
      stay();
      hover(true);
    });
    listen('mouseleave', () => document.addEventListener('mousemove', look));
    listen('focusin', ({ target }) => {
      if (target instanceof Element && isKeyboardFocus(target)) hover(true);
    });
    listen('focusout', () => hover(false));
    return () => {
      stop.abort();
      stay();
    };
  }, [anchor, panel, mode]);
}

/** Sets the attributes. Returns a function that restores the old values. */
function writeAll(element: Element, attributes: Readonly<Record<string, string | undefined>>) {
  const before = Object.keys(attributes).map((name) => [name, element.getAttribute(name)] as const);
  for (const [name, value] of Object.entries(attributes)) {
    if (value !== undefined) element.setAttribute(name, value);
  }
  return () => {
    for (const [name, value] of before) {
      if (value === null) element.removeAttribute(name);
      else element.setAttribute(name, value);
    }
  };
}

/** Whether the mouse is in the bounding box of all parts. */
function isOver({ clientX, clientY }: MouseEvent, parts: readonly (Element | null)[]): boolean {
  const boxes = parts.flatMap((part) => (part ? [part.getBoundingClientRect()] : []));
  return (
    clientX >= Math.min(...boxes.map(({ left }) => left)) &&
    clientX <= Math.max(...boxes.map(({ right }) => right)) &&
    clientY >= Math.min(...boxes.map(({ top }) => top)) &&
    clientY <= Math.max(...boxes.map(({ bottom }) => bottom))
  );
}

type Parts = {
  readonly anchor: RefObject<HTMLElement | null>;
  readonly panel: { readonly current: HTMLElement | null };
  /** Whether the last item of a menu gets the focus, not the first. */
  readonly isFromEnd: RefObject<boolean>;
};

/** Moves the focus into the panel, and back to the trigger on closing. */
export function useFloatFocus(
  isOpen: boolean,
  { anchor, panel, isFromEnd }: Parts,
  mode: PopoverMode,
): void {
  // Before the paint: the panel that leaves is inert, and the browser takes the focus from inert elements.
  useLayoutEffect(() => {
    const [float, trigger] = [panel.current, anchor.current];
    if (!isOpen || !float || !trigger) return;
    if (mode !== 'tooltip') {
      const goals = float.querySelectorAll<HTMLElement>(
        mode === 'menu' ? '[role=menuitem]' : '[data-autofocus]',
      );
      const goal = goals[isFromEnd.current ? goals.length - 1 : 0];
      (goal ?? float).focus({ preventScroll: true });
    }
    return () => {
      const { activeElement } = document;
      // The focus may be elsewhere already.
      if (float.contains(activeElement)) controlOf(trigger).focus({ preventScroll: true });
    };
  }, [isOpen, mode, anchor, panel, isFromEnd]);
}
