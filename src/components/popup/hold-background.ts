/** Of each open layer; in the order of the document the last one is on top. */
const LAYER = 'data-portico-layer';
/** Of what was made inert here, and must be freed here. */
const HELD = 'data-portico-held';
/** Of live regions: a screen reader does not hear what is inert. */
export const LIVE = 'data-portico-live';

/**
 * Makes everything behind the top layer, a lifted one, inert until the answer is called. Which layer is on top stands in the
 * document itself, so layers may open and close in any order.
 */
export function holdBackground(layer: HTMLElement): () => void {
  update(layer.ownerDocument);
  return () => {
    layer.removeAttribute(LAYER);
    update(layer.ownerDocument);
  };
}

/** Puts it on top: one that was kept stands below those that have come since, and inert. */
export function liftLayer(layer: HTMLElement): void {
  layer.setAttribute(LAYER, '');
  if (!isTopLayer(layer)) layer.parentElement?.append(layer);
  release(layer);
}

export function isTopLayer(layer: HTMLElement): boolean {
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
