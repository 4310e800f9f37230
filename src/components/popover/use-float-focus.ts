import { type RefObject, useEffect, useEffectEvent } from 'react';
import { controlOf, type PopoverMode } from './use-trigger';

type Parts = {
  readonly anchor: RefObject<HTMLElement | null>;
  readonly panel: RefObject<HTMLElement | null>;
};

/** The focus goes in, and back to the trigger if it is still there; a tap elsewhere is told. */
export function useFloatFocus(
  isOpen: boolean,
  { anchor, panel }: Parts,
  mode: PopoverMode,
  onOutside: () => void,
): void {
  const outside = useEffectEvent(onOutside);
  useEffect(() => {
    const [float, trigger] = [panel.current, anchor.current];
    if (!isOpen || !float || !trigger) return;
    const stop = new AbortController();
    const tapped = ({ target }: Event) => {
      if (!(target instanceof Node) || float.contains(target) || trigger.contains(target)) return;
      outside();
    };
    document.addEventListener('pointerdown', tapped, { capture: true, signal: stop.signal });
    if (mode !== 'tooltip') {
      const first = float.querySelector<HTMLElement>(
        mode === 'menu' ? '[role=menuitem]' : '[data-autofocus]',
      );
      (first ?? float).focus({ preventScroll: true });
    }
    return () => {
      stop.abort();
      const { activeElement } = document;
      // Somebody else may have it already.
      if (float.contains(activeElement)) controlOf(trigger).focus({ preventScroll: true });
    };
  }, [isOpen, mode, anchor, panel]);
}
