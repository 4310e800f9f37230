import {
  createContext,
  type RefCallback,
  type RefObject,
  useCallback,
  useContext,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { addLayer, isTopLayer, type Layer } from './open-layers';

type Scope = {
  readonly layer: Layer;
  readonly parent: Scope | null;
  readonly isOpen: boolean;
  /** The layer's outermost element, when it is in the document. */
  readonly element: HTMLElement | null;
};

/** The layer around a component. Each overlay gives it to its content. */
export const LayerContext = createContext<Scope | null>(null);

type LayerScope = {
  /** Open, and everything around it is too. */
  readonly isOpen: boolean;
  readonly layer: Layer;
  readonly rootRef: RefCallback<HTMLElement>;
  /** The value of `LayerContext` for the content. */
  readonly scope: Scope;
};

/**
 * The place of an overlay among the layers. It opens after the layer around it, and closes with it. So the order of the
 * layers is the same for the focus, for Esc, for Back, and on the screen.
 */
export function useLayerScope(kind: Layer['kind'], wanted: boolean): LayerScope {
  const parent = useContext(LayerContext);
  const outer = parent?.layer ?? null;
  const root = useRef<HTMLElement>(null);
  const [element, setElement] = useState<HTMLElement | null>(null);
  const layer = useMemo<Layer>(() => ({ parent: outer, kind, root }), [outer, kind]);
  const isOpen = wanted && (parent === null || (parent.isOpen && parent.element !== null));
  const rootRef = useCallback((next: HTMLElement | null) => {
    root.current = next;
    setElement(next);
  }, []);
  const scope = useMemo(
    () => ({ layer, parent, isOpen, element }),
    [layer, parent, isOpen, element],
  );
  return { isOpen, layer, rootRef, scope };
}

/** The container for floating boxes: the modal layer around the component, or null for the body. */
export function useOverlayContainer(): HTMLElement | null {
  let scope = useContext(LayerContext);
  while (scope && scope.layer.kind !== 'modal') scope = scope.parent;
  return scope?.element ?? null;
}

/** A floating layer whose content opens no other layers. */
export function useFloatBox(
  root: RefObject<HTMLElement | null>,
  isOpen: boolean,
  onEscape: () => void,
): void {
  const outer = useContext(LayerContext)?.layer ?? null;
  const layer = useMemo<Layer>(() => ({ parent: outer, kind: 'float', root }), [outer, root]);
  useFloat(layer, isOpen, onEscape);
}

/** An open floating layer. Esc closes the layer on top first, and no other layer receives that key. */
export function useFloat(layer: Layer, isOpen: boolean, onEscape: () => void): void {
  useLayoutEffect(() => {
    if (isOpen && layer.root.current) return addLayer(layer, layer.root.current);
  }, [layer, isOpen]);
  useEscape(layer, isOpen, onEscape);
}

/** In the bubble phase of the document: an element inside may have used the key, such as a list of suggestions. */
export function useEscape(layer: Layer, isOpen: boolean, onEscape: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.isComposing || event.defaultPrevented) return;
    if (!isTopLayer(layer)) return;
    event.preventDefault();
    onEscape();
  });
  useLayoutEffect(() => {
    if (!isOpen) return;
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [isOpen]);
}
