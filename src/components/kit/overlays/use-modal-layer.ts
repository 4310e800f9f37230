import { type RefObject, useEffectEvent, useLayoutEffect } from 'react';
import { takeFocus, turnAtEnds } from './focus';
import { useEscape } from './layer-scope';
import { addLayer, isTopLayer, type Layer, reachOf } from './open-layers';
import { holdScroll } from './scroll-lock';
import { followView } from './visible-area';

type Panel = RefObject<HTMLElement | null>;
type Keys = { readonly onEscape: () => void; readonly onEnter?: (() => void) | undefined };

/**
 * The behaviour of an open modal layer: focus trap, inert background, keys, on-screen keyboard, scroll lock. The header of
 * Popup names the files that close a panel.
 */
export function useModalLayer(
  open: boolean,
  layer: Layer,
  panel: Panel,
  { onEscape, onEnter }: Keys,
) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing) return;
    if (!panel.current || !isTopLayer(layer, 'modal')) return;
    turnAtEnds(reachOf(layer), panel.current, event);
    if (!onEnter || event.key !== 'Enter' || event.target !== panel.current) return;
    // If this closes the layer, the same key would press the opener, which gets the focus.
    event.preventDefault();
    // A key that is held down has opened the layer.
    if (!event.repeat) onEnter();
  });

  useLayoutEffect(() => {
    const { current: root } = layer.root;
    if (!open || !root || !panel.current) return;
    // Notes the opener before it becomes inert, and gives the focus back after it is no longer inert.
    const focus = takeFocus(panel.current);
    // An element that moves in the document loses the focus, so the layer is on top before it takes the focus.
    const remove = addLayer(layer, root);
    if (isTopLayer(layer, 'modal')) focus.take();
    const unfollow = followView(root);
    const unlock = holdScroll(root);
    document.addEventListener('keydown', press);
    return () => {
      document.removeEventListener('keydown', press);
      unlock();
      unfollow?.();
      remove();
      focus.giveBack();
    };
  }, [open, layer, panel]);
  useEscape(layer, open, onEscape);
}

/** Hides the layer of a hidden page (`<Activity>`). Its elements are outside of the page, so React does not hide them. */
export function useHiddenWithPage(layer: Layer, isThere: boolean) {
  useLayoutEffect(() => {
    const element = layer.root.current;
    if (!isThere || !element) return;
    element.style.removeProperty('visibility');
    return () => element.style.setProperty('visibility', 'hidden');
  }, [layer, isThere]);
}
