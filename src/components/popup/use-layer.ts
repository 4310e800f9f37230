import { type RefObject, useEffectEvent, useLayoutEffect } from 'react';
import { followView } from './follow-view';
import { holdBackground, isTopLayer, liftLayer } from './hold-background';
import { holdScroll } from './hold-scroll';
import { takeFocus, turnAtEnds } from './keep-focus';

type Parts = {
  readonly layer: RefObject<HTMLElement | null>;
  readonly panel: RefObject<HTMLElement | null>;
};

type Keys = { readonly onEscape: () => void; readonly onEnter?: (() => void) | undefined };

/** What a modal layer does while it is open: focus, inert background, keys, keyboard, scroll. */
export function useLayer(open: boolean, { layer, panel }: Parts, { onEscape, onEnter }: Keys) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing) return;
    if (!layer.current || !panel.current || !isTopLayer(layer.current)) return;
    // What floats above the panel stands in the layer too.
    turnAtEnds(layer.current, panel.current, event);
    if (event.key === 'Enter' && event.target === panel.current) onEnter?.();
    if (event.key !== 'Escape') return;
    event.preventDefault();
    onEscape();
  });

  useLayoutEffect(() => {
    if (!open || !layer.current || !panel.current) return;
    // First: what is moved loses the focus.
    liftLayer(layer.current);
    // The opener is asked for its focus before it becomes inert, and gets it back when it no longer is.
    const giveBack = takeFocus(panel.current);
    const release = holdBackground(layer.current);
    const unfollow = followView(layer.current);
    const unlock = holdScroll(layer.current);
    document.addEventListener('keydown', press);
    return () => {
      document.removeEventListener('keydown', press);
      unlock();
      unfollow?.();
      release();
      giveBack();
    };
  }, [open, layer, panel]);
}

/** A hidden page (`<Activity>`) keeps its elements, and a layer's stand outside of it: they are hidden here. */
export function useHiddenWithPage(layer: RefObject<HTMLElement | null>, isThere: boolean) {
  useLayoutEffect(() => {
    const element = layer.current;
    if (!isThere || !element) return;
    element.style.removeProperty('visibility');
    return () => element.style.setProperty('visibility', 'hidden');
  }, [layer, isThere]);
}
