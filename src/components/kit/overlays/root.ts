import {
  createContext,
  type CSSProperties,
  type DOMAttributes,
  type SyntheticEvent,
  useContext,
} from 'react';
import { kitAttributes, KitContext } from '../kit-context';

// All React events that bubble.
const BUBBLING = [
  ...['onClick', 'onDoubleClick', 'onAuxClick', 'onContextMenu', 'onWheel'],
  ...['onPointerDown', 'onPointerMove', 'onPointerUp', 'onPointerCancel', 'onPointerOver'],
  ...['onPointerOut', 'onMouseDown', 'onMouseMove', 'onMouseUp', 'onMouseOver', 'onMouseOut'],
  ...['onTouchStart', 'onTouchMove', 'onTouchEnd', 'onTouchCancel'],
  ...['onKeyDown', 'onKeyUp', 'onFocus', 'onBlur', 'onBeforeInput', 'onInput', 'onChange'],
  ...['onSubmit', 'onReset', 'onInvalid', 'onSelect', 'onCopy', 'onCut', 'onPaste'],
  ...['onCompositionStart', 'onCompositionUpdate', 'onCompositionEnd'],
  ...['onDragStart', 'onDrag', 'onDragEnd', 'onDragEnter', 'onDragOver', 'onDragLeave', 'onDrop'],
  ...['onAnimationStart', 'onAnimationIteration', 'onAnimationEnd', 'onTransitionEnd'],
] as readonly (keyof DOMAttributes<Element>)[];

/**
 * Stops an event only in React, which calls this method before each handler. `event.stopPropagation()` would also stop
 * the native event, and the document's listeners for Esc and for links would miss it.
 */
function stopInReact(event: SyntheticEvent): void {
  event.isPropagationStopped = () => true;
}

const stops: DOMAttributes<Element> = Object.fromEntries(
  BUBBLING.map((name) => [name, stopInReact]),
);

const OWNER = 'data-portico-owner';

/** The attribute of live regions. A layer does not make them inert, so screen readers still read them. */
export const LIVE = 'data-portico-live';

/** The id of the form field that opened an overlay. Focus in the overlay counts as focus in the field. */
export const OverlayOwnerContext = createContext<string | undefined>(undefined);

/** The id of the form field that has opened the overlay around this element. */
export function overlayOwnerOf(element: Element): string | undefined {
  return element.closest(`[${OWNER}]`)?.getAttribute(OWNER) ?? undefined;
}

type Handler = (event: SyntheticEvent) => void;

/**
 * Adds props to the outermost element of a portal: the theme, language and direction of the nearest `KitProvider`. React
 * events bubble through a portal to its React ancestors, so the props also stop them. Otherwise a tap on a mask would
 * also be a tap on the element that contains the overlay in React.
 */
export function useOverlayRoot<P extends object>(
  own?: P,
): P & DOMAttributes<Element> & { readonly style?: CSSProperties } {
  const owner = useContext(OverlayOwnerContext);
  const attributes = kitAttributes(useContext(KitContext));
  const handlers = Object.entries(own ?? {}).flatMap(([name, handler]) => {
    if (!(name in stops) || typeof handler !== 'function') return [];
    const both: Handler = (event) => {
      (handler as Handler)(event);
      stopInReact(event);
    };
    return [[name, both] as const];
  });
  const style = { ...attributes.style, ...(own as { style?: CSSProperties } | undefined)?.style };
  return {
    ...attributes,
    ...(own as P),
    ...(attributes.style && { style }),
    ...stops,
    ...Object.fromEntries(handlers),
    [OWNER]: owner,
  };
}
