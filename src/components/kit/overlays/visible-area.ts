/**
 * Tells the element, in two variables, how much at the top and bottom of the screen can not be seen, such as what
 * the on-screen keyboard covers, and keeps its focused field in sight.
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

/** None without a need: everything in the layer inherits it, and its styles are computed anew. */
function put({ style }: HTMLElement, name: string, pixels: number) {
  if ((style.getPropertyValue(name) || '0px') !== `${pixels}px`)
    style.setProperty(name, `${pixels}px`);
}

type View = Pick<VisualViewport, 'height' | 'offsetTop' | 'scale'>;

export type ViewInsets = { readonly top: number; readonly bottom: number };

/**
 * How much of a fixed layer the visitor can not see: the on-screen keyboard covers the bottom, and to show a
 * field browsers push the top out of sight. While zoomed in the visitor moves the view himself.
 */
export function viewInsets(view: View, layerHeight: number): ViewInsets {
  if (view.scale > 1.01) return { top: 0, bottom: 0 };
  const top = Math.max(0, Math.round(view.offsetTop));
  return { top, bottom: Math.max(0, Math.round(layerHeight - view.height - view.offsetTop)) };
}
