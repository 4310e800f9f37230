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

/** A hidden page (`<Activity>`) keeps its elements, and a layer's stand outside of it: they are hidden here. */
export function useHiddenWithPage(layer: RefObject<HTMLElement | null>, isThere: boolean) {
  useLayoutEffect(() => {
    const element = layer.current;
    if (!isThere || !element) return;
    element.style.removeProperty('visibility');
    return () => element.style.setProperty('visibility', 'hidden');
  }, [layer, isThere]);
}

/** Of each open layer; in the order of the document the last one is on top. */
const LAYER = 'data-portico-layer';
/** Of what was made inert here, and must be freed here. */
const HELD = 'data-portico-held';

/**
 * Makes everything behind the top layer, a lifted one, inert until the answer is called. Which layer is on top stands in the
 * document itself, so layers may open and close in any order.
 */
function holdBackground(layer: HTMLElement): () => void {
  update(layer.ownerDocument);
  return () => {
    layer.removeAttribute(LAYER);
    update(layer.ownerDocument);
  };
}

/** Puts it on top: one that was kept stands below those that have come since, and inert. */
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

/** Everything but the layer and what it stands in. */
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

// By attribute: Safari before 15.5 has no such property, and there aria-modal has to do.
function hold(element: Element) {
  if (element.hasAttribute('inert')) return;
  element.setAttribute('inert', '');
  element.setAttribute(HELD, '');
}

function release(element: Element) {
  element.removeAttribute('inert');
  element.removeAttribute(HELD);
}
