import { last } from '@/shared/values';
import { LIVE } from './root';

/** An overlay. The open ones know who opened them, whichever element of the document contains them. */
export type Layer = {
  /** The overlay around it in React: a sheet that a child of a panel opens is inside that panel. */
  readonly parent: Layer | null;
  /** Everything behind a modal layer is inert. */
  readonly kind: 'modal' | 'float';
  /** Its outermost element. */
  readonly root: { readonly current: HTMLElement | null };
};

const OPEN = Symbol.for('portico.layers');
/** Marks the roots of open modal layers. */
const LAYER = 'data-portico-layer';
/** Marks elements that this file made inert. */
const HELD = 'data-portico-held';

/** The open layers, the lowest first. The document holds them, so several copies of the kit share them. */
function openLayers(document: Document & { [OPEN]?: Layer[] }): Layer[] {
  document[OPEN] ??= [];
  return document[OPEN];
}

/** Puts a layer on top, but below the layers that are inside it. Returns the function that takes it away. */
export function addLayer(layer: Layer, root: HTMLElement): () => void {
  const { ownerDocument: document } = root;
  const layers = openLayers(document);
  const child = layers.findIndex((other) => isInside(other, layer));
  layers.splice(child < 0 ? layers.length : child, 0, layer);
  if (layer.kind === 'modal') {
    root.setAttribute(LAYER, '');
    lift(root, layers);
  }
  release(root);
  update(document, layers);
  return () => {
    layers.splice(layers.indexOf(layer), 1);
    root.removeAttribute(LAYER);
    update(document, layers);
  };
}

/** Whether users reach this layer first. Esc and Tab are for it. */
export function isTopLayer(layer: Layer, kind?: Layer['kind']): boolean {
  const { root } = layer;
  if (!root.current) return false;
  const reached = openLayers(root.current.ownerDocument).filter(
    (other) => (!kind || other.kind === kind) && !other.root.current?.closest('[inert]'),
  );
  return last(reached) === layer;
}

/** The elements that users reach while this modal layer is on top: its own, and the boxes that float above it. */
export function reachOf(layer: Layer): readonly HTMLElement[] {
  const document = layer.root.current?.ownerDocument;
  const layers = document ? openLayers(document) : [];
  const roots = layers.slice(layers.indexOf(layer)).flatMap(({ root }) => root.current ?? []);
  return roots.filter((root) => !roots.some((other) => other !== root && other.contains(root)));
}

function isInside(layer: Layer, outer: Layer): boolean {
  return layer.parent !== null && (layer.parent === outer || isInside(layer.parent, outer));
}

/** A layer that was kept in the document may be below newer ones. */
function lift(root: HTMLElement, layers: readonly Layer[]) {
  const isBelow = ({ root: { current } }: Layer) =>
    current?.parentElement === root.parentElement &&
    (root.compareDocumentPosition(current) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  if (layers.some((layer) => layer.root.current && isBelow(layer)))
    root.parentElement?.append(root);
}

/** Makes everything behind the top modal layer inert. */
function update(document: Document, layers: readonly Layer[]) {
  const top = last(layers.filter(({ kind }) => kind === 'modal'));
  const behind = new Set<Element>();
  if (top) collect(document.body, reachOf(top), behind);
  for (const element of document.querySelectorAll(`[${HELD}]`)) {
    if (!behind.has(element)) release(element);
  }
  for (const element of behind) hold(element);
}

/** All elements except the given ones, what contains them, and live regions. */
function collect(element: Element, kept: readonly Element[], behind: Set<Element>) {
  for (const child of element.children) {
    if (kept.includes(child) || child.hasAttribute(LIVE)) continue;
    if (kept.some((other) => child.contains(other))) collect(child, kept, behind);
    else behind.add(child);
  }
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
