import { isKeyboardFocus } from '@/components/is-keyboard-focus';
import { type RefObject, useEffect, useEffectEvent } from 'react';

export type PopoverMode = 'dialog' | 'menu' | 'tooltip';

type Options = {
  readonly mode: PopoverMode;
  readonly panelId: string;
  readonly isOpen: boolean;
  readonly onHover: (isOn: boolean) => void;
};

const STOPS = 'button, a[href], input, select, textarea, [tabindex]';

/** What the trigger's own control is: the first one inside, else what wraps it. */
export function controlOf(anchor: HTMLElement): HTMLElement {
  return anchor.querySelector<HTMLElement>(STOPS) ?? anchor;
}

/** Says on the trigger what it opens. By hand: it is the owner's element, of any kind. */
export function useTrigger(
  anchor: RefObject<HTMLElement | null>,
  { mode, panelId, isOpen, onHover }: Options,
): void {
  useEffect(() => {
    const control = anchor.current && controlOf(anchor.current);
    if (!control) return;
    const attributes: Record<string, string> =
      mode === 'tooltip'
        ? { 'aria-describedby': panelId }
        : { 'aria-haspopup': mode, 'aria-expanded': String(isOpen), 'aria-controls': panelId };
    if (!isOpen) {
      delete attributes['aria-describedby'];
      delete attributes['aria-controls'];
    }
    for (const [name, value] of Object.entries(attributes)) control.setAttribute(name, value);
    return () => {
      for (const name of Object.keys(attributes)) control.removeAttribute(name);
    };
  }, [anchor, mode, panelId, isOpen]);

  const hover = useEffectEvent(onHover);
  useEffect(() => {
    const element = anchor.current;
    if (!element || mode !== 'tooltip') return;
    const stop = new AbortController();
    const listen = (type: string, react: (event: Event) => void) =>
      element.addEventListener(type, react, { signal: stop.signal });
    listen('mouseenter', () => hover(true));
    listen('mouseleave', () => hover(false));
    listen('focusin', ({ target }) => {
      if (target instanceof Element && isKeyboardFocus(target)) hover(true);
    });
    listen('focusout', () => hover(false));
    return () => stop.abort();
  }, [anchor, mode]);
}
