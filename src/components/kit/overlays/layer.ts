import { type RefObject, useEffectEvent, useLayoutEffect } from 'react';
import { takeFocus, turnAtEnds } from './focus';
import { LIVE } from './root';
import { holdScroll } from './scroll-lock';
import { followView } from './visible-area';

type Parts = {
  readonly layer: RefObject<HTMLElement | null>;
  readonly panel: RefObject<HTMLElement | null>;
};

type Keys = { readonly onEscape: () => void; readonly onEnter?: (() => void) | undefined };

/** The behaviour of an open modal layer: focus trap, inert background, keys, on-screen keyboard, scroll lock. */
export function useLayer(open: boolean, { layer, panel }: Parts, { onEscape, onEnter }: Keys) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing) return;
    if (!layer.current || !panel.current || !isTopLayer(layer.current)) return;
    // The trap covers the whole layer, because boxes that float above the panel are in it too.
    turnAtEnds(layer.current, panel.current, event);
    if (onEnter && event.key === 'Enter' && event.target === panel.current) {
      // If this closes the layer, the same key would press the opener, which gets the focus.
      event.preventDefault();
      // A key that is held down has opened the layer.
      if (!event.repeat) onEnter();
    }
    if (event.key !== 'Escape') return;
    event.preventDefault();
    onEscape();
  });

  useLayoutEffect(() => {
    if (!open || !layer.current || !panel.current) return;
    // The lift comes first, because an element that moves in the document loses the focus.
    liftLayer(layer.current);
    // Take the focus before the opener becomes inert. Give it back after the opener is no longer inert.
    const giveBack = takeFocus(panel.current);
    const freeBackground = holdBackground(layer.current);
    const unfollow = followView(layer.current);
    const unlock = holdScroll(layer.current);
    document.addEventListener('keydown', press);
    return () => {
      document.removeEventListener('keydown', press);
      unlock();
      unfollow?.();
      freeBackground();
      giveBack();
    };
  }, [open, layer, panel]);
}

/** Hides the layer of a hidden page (`<Activity>`). Its elements are outside of the page, so React does not hide them. */
export function useHiddenWithPage(layer: RefObject<HTMLElement | null>, isThere: boolean) {
  useLayoutEffect(() => {
    const element = layer.current;
    if (!isThere || !element) return;
    element.style.removeProperty('visibility');
    return () => element.style.setProperty('visibility', 'hidden');
  }, [layer, isThere]);
}

/** Marks each open layer. The last one in the document is on top. */
const LAYER = 'data-portico-layer';
/** Marks elements that this file made inert. */
const HELD = 'data-portico-held';

/**
 * Makes everything behind the top layer inert. Returns a function that ends this for the given layer. The document itself
 * stores the order of the layers, so they may open and close in any order.
 */
function holdBackground(layer: HTMLElement): () => void {
  update(layer.ownerDocument);
  return () => {
    layer.removeAttribute(LAYER);
    update(layer.ownerDocument);
  };
}

/** Moves the layer to the top. A kept layer may be inert and below newer layers. */
function liftLayer(layer: HTMLElement): void {
  layer.setAttribute(LAYER, '');
  if (!isTopLayer(layer)) layer.parentElement?.append(layer);
  release(layer);
}

function isTopLayer(layer: HTMLElement): boolean {
  return topLayer(layer.ownerDocument) === layer;
}

function topLayer(document: Document): Element | null {
  const layers = document.querySelectorAll(`[${LAYER}]`);
  return layers[layers.length - 1] ?? null;
}

function update(document: Document) {
  const behind = besidesOf(topLayer(document), document.body);
  for (const element of document.querySelectorAll(`[${HELD}]`)) {
    if (!behind.has(element)) release(element);
  }
  for (const element of behind) hold(element);
}

/** All elements except the layer, its ancestors and live regions. */
function besidesOf(top: Element | null, body: Element): Set<Element> {
  const beside = new Set<Element>();
  let inner = top;
  while (inner && inner !== body) {
    const { parentElement }: Element = inner;
    for (const element of parentElement?.children ?? []) {
      if (element !== inner && !element.hasAttribute(LIVE)) beside.add(element);
    }
    inner = parentElement;
  }
  return beside;
}

// Sets the attribute, because Safari before 15.5 has no `inert` property. There only aria-modal works.
function hold(element: Element) {
  if (element.hasAttribute('inert')) return;
  element.setAttribute('inert', '');
  element.setAttribute(HELD, '');
}

function release(element: Element) {
  element.removeAttribute('inert');
  element.removeAttribute(HELD);
}
