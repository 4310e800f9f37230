/**
 * Sets two CSS variables on the layer: the heights at its top and bottom that the user cannot see. The on-screen
 * keyboard covers the bottom, for example. Also scrolls the focused field into view.
 */
export function followView(
  layer: HTMLElement,
  screenHeight = () => layer.offsetHeight,
): (() => void) | undefined {
  const view = layer.ownerDocument.defaultView?.visualViewport;
  if (!view) return undefined;

  const follow = () => {
    const { top, bottom } = viewInsets(view, screenHeight());
    put(layer, '--portico-view-top', top);
    put(layer, '--portico-view-bottom', bottom);
    const { activeElement } = layer.ownerDocument;
    if (bottom > 0 && activeElement !== layer && layer.contains(activeElement)) {
      activeElement?.scrollIntoView({ block: 'nearest' });
    }
  };

  follow();
  view.addEventListener('resize', follow);
  view.addEventListener('scroll', follow);
  return () => {
    view.removeEventListener('resize', follow);
    view.removeEventListener('scroll', follow);
  };
}

/** Writes only changes, because all elements in the layer inherit the variable and the browser restyles them. */
function put({ style }: HTMLElement, name: string, pixels: number) {
  if ((style.getPropertyValue(name) || '0px') !== `${pixels}px`)
    style.setProperty(name, `${pixels}px`);
}

type View = Pick<VisualViewport, 'height' | 'offsetTop' | 'scale'>;

export type ViewInsets = { readonly top: number; readonly bottom: number };

/**
 * The parts of a fixed layer that the user cannot see. The on-screen keyboard covers the bottom, and browsers scroll the
 * top out of view to show a field. Returns 0 while the page is zoomed, because then the user moves the view.
 */
export function viewInsets(view: View, layerHeight: number): ViewInsets {
  if (view.scale > 1.01) return { top: 0, bottom: 0 };
  const top = Math.max(0, Math.round(view.offsetTop));
  return { top, bottom: Math.max(0, Math.round(layerHeight - view.height - view.offsetTop)) };
}
