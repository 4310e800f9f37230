/** Of each open layer. Layers stand directly in the body; the last one is on top. */
const LAYER = 'data-portico-layer';
/** Of what was made inert here, and must be freed here. */
const HELD = 'data-portico-held';
/** Of live regions: a screen reader does not hear what is inert. */
const LIVE = 'data-portico-live';

/**
 * Makes everything behind the top layer inert until the answer is called. Which layer is on top stands in the
 * document itself, so layers may open and close in any order.
 */
export function holdBackground(layer: HTMLElement): () => void {
  layer.setAttribute(LAYER, '');
  update(layer.ownerDocument);
  return () => {
    layer.removeAttribute(LAYER);
    update(layer.ownerDocument);
  };
}

export function isTopLayer(layer: HTMLElement): boolean {
  return topLayer(layer.ownerDocument) === layer;
}

function topLayer(document: Document): Element | null {
  const layers = document.querySelectorAll(`[${LAYER}]`);
  return layers[layers.length - 1] ?? null;
}

function update(document: Document) {
  const top = topLayer(document);
  for (const element of document.body.children) {
    const behind = top !== null && element !== top && !element.hasAttribute(LIVE);
    if (behind) hold(element);
    else release(element);
  }
}

// By attribute: Safari before 15.5 has no such property, and there aria-modal has to do.
function hold(element: Element) {
  if (element.hasAttribute('inert')) return;
  element.setAttribute('inert', '');
  element.setAttribute(HELD, '');
}

function release(element: Element) {
  if (!element.hasAttribute(HELD)) return;
  element.removeAttribute('inert');
  element.removeAttribute(HELD);
}
